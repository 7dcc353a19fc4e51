// What the reader does: chooses a card, several cards at once, or one of many things from a list; goes on, back, and through what was played.

Object.assign(View.prototype, {
  index(card) {
    return this.scene.hand.findIndex((one) => one.card === card);
  },

  choose(card) {
    const one = this.scene.hand[this.index(card)];
    if (!one) return;
    if (this.isLost) return this.stillLost();
    if (this.scene.pick) return this.pick(card);
    if (this.scene.await || !one.action) return this.nudge();
    if (this.settings.ask === "yes" && one.legal && this.chosen !== card) {
      this.chosen = card;
      for (const node of this.hand.children) attr(node, "aria-pressed", node.dataset.card === card ? "true" : null);
      say(this.status, fill(this.labels.confirm, { card: this.labels.cards[card].name }));
      this.tell(this.status.textContent);
      return;
    }
    this.act(one.action);
  },

  /** Lay a card to the others that go together, or take it back from them. */
  pick(card) {
    this.picked = this.picked.includes(card) ? this.picked.filter((one) => one !== card) : [...this.picked, card];
    this.paintPicked();
    this.tell(this.scene.pick.labels[this.picked.length], false, true);
  },

  paintPicked() {
    const { pick, hand } = this.scene;
    this.picked = pick ? hand.map((one) => one.card).filter((card) => this.picked.includes(card)) : [];
    for (const node of this.hand.children) attr(node, "aria-pressed", pick ? String(this.picked.includes(node.dataset.card)) : null);
    const button = this.actions.querySelector(".ch-pick");
    if (!button) return;
    say(button.firstChild, pick.labels[this.picked.length]);
    attr(button, "aria-disabled", this.picked.length ? null : "true");
  },

  /** The button that does with the picked cards what they were picked for. */
  pickButton(pick) {
    return { action: "pick", kind: "pick", label: pick.labels[this.picked.length], give: () => (this.picked.length ? this.act([pick.verb, ...this.picked].join(" ")) : this.nudge()) };
  },

  paintChoice(choice) {
    this.list.hidden = !choice;
    redraw(this.list, choice, (choice) => {
      if (!choice) return [];
      const options = choice.options.map((one) => h("option", { value: one.action, text: one.detail ? `${one.label} (${one.detail})` : one.label }));
      const select = h("select", { class: "ch-select", "aria-label": choice.label }, h("option", { value: "", text: `${choice.label} …` }), ...options);
      const button = h("button", { type: "button", class: "ch-do", "aria-disabled": "true", on: { click: () => (select.value ? this.act(select.value) : select.focus()) } }, h("b", { text: choice.do }));
      select.addEventListener("change", () => this.awake(() => attr(button, "aria-disabled", select.value ? null : "true")));
      return [select, button];
    });
  },

  act(action) {
    this.command("act", { action });
  },

  go(asked = true) {
    if (this.scene.await) this.command(this.scene.await.command, {}, asked);
  },

  /** A tap that can do nothing now says where the game waits. */
  nudge() {
    const text = this.scene.replay ? this.scene.replay.text : this.scene.status;
    this.tell(text);
    this.bar.classList.remove("ch-nudge");
    void this.bar.offsetWidth;
    this.bar.classList.add("ch-nudge");
    if (!this.scene.await) return;
    const on = this.actions.querySelector(".ch-main");
    on?.focus({ preventScroll: true });
    on?.scrollIntoView({ block: "nearest" });
  },

  undo() {
    if (this.scene.undo) this.command("undo");
    else this.tell(this.scene.noundo, false, true);
  },

  replay() {
    this.command(this.scene.replay ? "leave_replay" : "replay");
  },

  step(action) {
    const { step, steps } = this.scene.replay;
    if (action === "leave") return this.command("leave_replay");
    const to = { first: 0, back: step - 1, on: step + 1, last: this.scene.replay.open ? step : steps }[action];
    if (to >= 0 && to <= steps && to !== step) this.command("step", { to });
  },

  dismiss() {
    if (this.scene.refusal) this.command("dismiss");
  },

  pace() {
    clearTimeout(this.timers.pace);
    if (this.scene.await && this.settings.pace === "two" && this.speaks())
      this.later("pace", 2000, () => (this.dialog.open ? this.pace() : this.go(false)));
  },
});
