// What teaches: hints, the price of each card, reasons and open hands in looking back, who plays, watching, and that the table thinks.

Object.assign(View.prototype, {
  /** The places for hints and notes in the bar; the list of prices stands under the result. */
  buildTeach() {
    this.prices = h("section", { class: "ch-prices", hidden: true });
    this.thinking = h("p", { class: "ch-thinking", role: "status", hidden: true });
    this.hints = h("ol", { class: "ch-hints", "aria-label": this.labels.hints });
    this.notes = h("div", { class: "ch-notes" });
    this.extra = h("div", { class: "ch-extra" });
    return [this.thinking, this.hints, this.notes, this.extra];
  },

  paintTeach(scene) {
    const { hint, replay } = scene;
    this.root.classList.toggle("ch-aside", !!scene.aside);
    this.hintTool.hidden = !hint;
    if (hint) {
      say(this.hintTool.firstChild, hint.label);
      attr(this.hintTool, "aria-disabled", hint.open ? null : "true");
    }
    this.hints.hidden = !hint?.texts.length;
    patch(this.hints, hint?.texts ?? [], (text) => text, () => h("li"), say);
    this.notes.hidden = !replay?.notes;
    redraw(this.notes, replay?.notes ?? [], (notes) => notes.map((text) => h("p", { text })));
    this.extra.hidden = !replay?.extra;
    patch(this.extra, replay?.extra ?? [], (one) => one.command, () => h("button", { type: "button", class: "ch-tool" }), (node, one) => {
      say(node, one.label);
      attr(node, "data-extra", one.command);
      attr(node, "aria-pressed", one.on === undefined ? null : String(one.on));
      node.onclick = () => this.command(one.command);
    });
    for (const node of this.hand.children) {
      const badge = scene.badges?.[node.dataset.card];
      attr(node, "data-badge", badge?.text);
      attr(node, "data-kind", badge?.kind);
      const label = scene.hand[this.index(node.dataset.card)]?.label;
      if (label) attr(node, "aria-label", badge ? fill(this.labels.note.badge, { card: label, badge: badge.text }) : label);
    }
    this.paintPrices(scene.prices);
    if (scene.prices?.more && this.speaks()) this.later("prices", 0, () => this.command("prices", {}, false));
  },

  paintPrices(prices) {
    this.prices.hidden = !prices;
    attr(this.prices, "aria-labelledby", prices ? `ch-p-${this.labels.uid}` : null);
    const active = document.activeElement;
    const at = !prices || !this.prices.contains(active) ? null : active.dataset.place ? `[data-place="${active.dataset.place}"]` : ".ch-heading";
    redraw(this.prices, prices ?? null, (prices) => !prices ? [] : [
      h("p", { class: "ch-heading", id: `ch-p-${this.labels.uid}`, tabindex: "-1", text: prices.title }),
      h("p", { class: "ch-sum", text: prices.texts.join(" ") }),
      prices.rows.length ? h("table", {}, h("thead", {}, h("tr", {}, ...prices.heads.map((text) => h("th", { scope: "col", text })))),
        h("tbody", {}, ...prices.rows.map((one) => this.priceRow(one)))) : null,
      prices.rows.length ? h("p", { class: "ch-cap", text: prices.note }) : null,
    ]);
    if (at) this.prices.querySelector(at)?.focus({ preventScroll: true });
  },

  priceRow(one) {
    const button = h("button", { type: "button", "aria-label": one.label, "data-place": one.place, on: { click: () => {
      this.priced = one.place;
      this.command("price", { place: one.place });
    } } }, one.card ? picture(this.labels, one.card) : null, h("span", { text: one.name }));
    return h("tr", { class: `ch-is-${one.kind}` }, one.lead ? h("td", { text: one.lead }) : null, h("th", { scope: "row" }, button),
      h("td", {}, h("b", { text: one.price }), one.small ? h("small", { text: one.small }) : null), h("td", { text: one.verdict }));
  },

  /** Prices that have just come have the focus, and back from a card's place its line has it again. */
  backToPrices(scene, before, inside) {
    if (!inside || !scene.prices) return false;
    const heading = this.prices.querySelector(".ch-heading");
    const came = (!before?.prices && !before?.replay) || (before.prices?.more && heading === document.activeElement); // they come in two parts
    const to = came ? heading : before.replay && this.priced !== undefined ? this.prices.querySelector(`[data-place="${this.priced}"]`) : null;
    to?.focus({ preventScroll: true });
    for (const node of [came ? this.prices : null, to]) node?.scrollIntoView({ block: "nearest", behavior: "instant" }); // the list too; at once, for a smooth way ends where the next begins
    return !!to;
  },

  askHint() {
    const { hint } = this.scene;
    if (hint?.open) this.command("hint");
    else if (hint) this.tell(hint.closed, false, true);
  },

  watch() {
    if (this.scene.watch) this.command("watch");
  },

  /** In the list of more tools: who plays, and watching. */
  moreTeach(swap) {
    const watch = this.scene.watch ? this.tool("watch", "w", () => {
      this.dialog.close();
      this.watch();
    }) : null;
    if (watch) say(watch.firstChild, this.scene.watch);
    return [this.scene.seating ? this.tool("players", "c", swap("players")) : null, watch].filter(Boolean);
  },

  playersDialog() {
    const { may, seats } = this.scene.seating;
    return [h("p", { text: this.labels.note.players }), ...seats.map((one) => h("fieldset", {}, h("legend", { text: one.name }), ...may.map((player) => {
      const id = `ch-${one.seat}-${player.player}-${this.labels.uid}`;
      const radio = h("input", { type: "radio", name: `ch-seat-${one.seat}-${this.labels.uid}`, id, value: player.player });
      radio.checked = one.player === player.player;
      radio.addEventListener("change", () => this.command("seat", { seat: one.seat, player: player.player }));
      return h("label", { for: id }, radio, h("span", {}, h("b", { text: player.label }), h("small", { text: player.line })));
    })))];
  },

  /** An answer that takes long: the table says so, and nothing else changes. */
  thinks(yes) {
    this.root.classList.toggle("ch-thinks", yes);
    this.thinking.hidden = !yes;
    say(this.thinking, yes ? this.labels.thinking : "");
  },
});
