// Keys and focus: the hand is one stop of the Tab key, every key stays in the table, and focus never falls out of it.

Object.assign(View.prototype, {
  key(event) {
    if (!plain(event)) return;
    this.byKey = true;
    event.stopPropagation(); // the page around the table, a notebook say, has keys of its own
    const target = event.target;
    if (event.key === "Tab" || target.matches("input, textarea, select")) return;
    if (this.dialog.open) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      return this.dialog.close();
    }
    const handled = (!this.scene.replay && this.inHand(event, target)) || this.inBar(event, target) || this.anywhere(event);
    if (handled) event.preventDefault();
  },

  inHand(event, target) {
    if (!this.hand.contains(target)) return false;
    const last = this.scene.hand.length - 1;
    const to = { ArrowLeft: this.at ? this.at - 1 : last, ArrowRight: this.at < last ? this.at + 1 : 0, Home: 0, End: last, ArrowUp: this.beside(-1), ArrowDown: this.beside(1) }[event.key];
    if (to !== undefined) {
      if (to >= 0 && to <= last) this.rove(to, true);
      return event.key !== "ArrowUp" && event.key !== "ArrowDown" ? true : to !== -1;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (event.repeat) return true;
      if (this.scene.await) {
        if (now() - this.acted > STEADY || !this.acted) this.go();
      } else this.choose(target.closest(".ch-card").dataset.card);
      return true;
    }
    return false;
  },

  /** The card above or below in a hand of two rows; -1 when there is none. */
  beside(way) {
    const cards = [...this.hand.children];
    const here = cards[this.at];
    const rows = cards.filter((node) => Math.sign(node.offsetTop - here.offsetTop - way * 20) === way);
    if (!rows.length) return -1;
    const near = rows.reduce((best, node) => (Math.abs(node.offsetLeft - here.offsetLeft) + 3 * Math.abs(node.offsetTop - here.offsetTop) <
      Math.abs(best.offsetLeft - here.offsetLeft) + 3 * Math.abs(best.offsetTop - here.offsetTop) ? node : best));
    return cards.indexOf(near);
  },

  rove(to, focus) {
    if (to < 0) return;
    this.at = to;
    [...this.hand.children].forEach((node, i) => (node.tabIndex = i === to ? 0 : -1));
    if (focus) this.hand.children[to].focus();
  },

  inBar(event, target) {
    if (this.scene.replay && !this.lines.contains(target)) {
      const action = { ArrowLeft: "back", ArrowRight: "on", PageUp: projecting() && "back", PageDown: projecting() && "on", Home: "first", End: "last", Escape: "leave" }[event.key];
      if (action) return this.step(action), true;
    }
    if (target.closest(".ch-main") && (event.key === "Enter" || event.key === " ") && (event.repeat || now() - (this.acted ?? 0) < STEADY)) return true;
    return false;
  },

  anywhere(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const open = { "?": "help", p: "previous", t: "taken", i: "look", s: "points", d: "deals", k: "share", o: "settings", m: "more", c: "players" }[key];
    if (open === "previous" && !this.scene.previous) return this.tell(this.labels.noprevious, false, true), true;
    if ((["deals", "share"].includes(open) && this.scene.fixed) || (open === "players" && !this.scene.seating)) return true;
    if (open) return this.open(open), true;
    if (key === "n") return this.askHint(), true;
    if (key === "w") return this.watch(), true;
    if (key === "u") return this.undo(), true;
    if (key === "r") return this.replay(), true;
    if (key === "b") return this.switchProjector(), true;
    if (key === "h") return this.toHand(), true;
    if (key === "l") {
      this.log.open = !this.log.open;
      if (this.log.open) this.lines.focus();
      else this.toHand();
      this.lines.scrollTop = this.lines.scrollHeight;
      return true;
    }
    if (key === "Escape") {
      if (this.scene.refusal) this.dismiss();
      else if (this.chosen) this.show();
      else if (this.log.open) {
        this.log.open = false;
        this.toHand();
      } else return false;
      return true;
    }
    return false;
  },

  /** To the hand, or to what is there instead when it holds nothing. */
  toHand() {
    if (this.hand.children.length && !this.hand.hidden) this.rove(this.at, true);
    else if (this.log.contains(document.activeElement)) (this.actions.querySelector(".ch-main") ?? this.log.firstChild).focus({ preventScroll: true });
  },

  /** After a move by key the focus goes with the game: to "Go on" when a trick is finished, then to the first card that may be played. */
  moveFocus(before, scene, inHand) {
    const quiet = { preventScroll: true };
    if (this.dialog.open) return;
    if (scene.await && !before?.await && inHand && this.byKey) this.actions.querySelector(".ch-main")?.focus(quiet);
    else if (before?.await && !scene.await && !scene.replay && !scene.result && !this.tools.contains(document.activeElement)) {
      const may = this.hand.querySelector(".ch-may");
      if (!may) return this.keepFocus(inHand);
      this.rove([...this.hand.children].indexOf(may), false);
      may.focus(quiet);
    } else this.keepFocus(inHand);
  },

  /** Focus never falls out of the table: a neighbour in the hand, or else what may be done now. */
  keepFocus(inHand = false) {
    const active = document.activeElement;
    if (this.root.contains(active) && active.getClientRects().length) return;
    if (active && active !== document.body && !this.root.contains(active)) return;
    const card = this.hand.hidden ? null : this.hand.children[this.at];
    const main = this.actions.querySelector(".ch-main");
    const on = this.scene?.replay ? this.actions.querySelector('[data-action="on"]') : null;
    const first = inHand ? [on, card, main] : [on, main, card];
    const to = [...first, this.result.hidden ? null : this.result.querySelector(".ch-verdict"), this.actions.firstElementChild, this.tools.lastElementChild].find(Boolean);
    to.focus({ preventScroll: true });
  },
});
