// What can be opened over the table: the previous trick, taken and thrown cards, deals, settings, help.

Object.assign(View.prototype, {
  open(kind) {
    if (kind === "previous" && !this.scene.previous) return this.tell(this.labels.noprevious, false, true);
    if (this.isLost && ["deals", "share", "players"].includes(kind)) return this.stillLost();
    this.opened = kind;
    this.opener = document.activeElement;
    this.openerCard = this.hand.contains(this.opener);
    this.fillDialog();
    this.dialog.showModal();
    this.dialog.querySelector(".ch-large-cards [data-first], .ch-shut")?.focus();
  },

  closed() {
    this.opened = null;
    this.leaving = false;
    if (this.opener?.isConnected && this.opener.getClientRects().length && this.root.contains(this.opener)) this.opener.focus({ preventScroll: true });
    else this.keepFocus(this.openerCard);
    this.dialog.replaceChildren();
  },

  fillDialog() {
    const L = this.labels;
    const head = h("div", { class: "ch-head" },
      h("h2", { id: `ch-d-${L.uid}`, text: this.opened === "sure" ? this.asked.text : L.dialogs[this.opened] }),
      h("button", { type: "button", class: "ch-shut", "aria-label": L.close, on: { click: () => this.dialog.close() } }, h("span", { "aria-hidden": "true", text: "×" })));
    const had = this.dialog.contains(document.activeElement);
    this.dialog.dataset.kind = this.opened;
    this.dialog.replaceChildren(head, h("div", { class: "ch-body" }, ...this[`${this.opened}Dialog`]().filter(Boolean)));
    if (had) this.dialog.querySelector(".ch-shut").focus();
  },

  largeCards(codes) {
    const L = this.labels;
    return h("ul", { class: "ch-large-cards" }, ...codes.map((code) => h("li", {}, picture(L, code), h("b", { text: L.cards[code].name }), h("span", { text: L.cards[code].points }))));
  },

  previousDialog() {
    const trick = this.scene.previous;
    return trick ? [h("p", { text: trick.label }), h("ul", { class: "ch-large-cards" }, ...trick.plays.map((play) =>
      h("li", { class: play.wins ? "ch-wins" : null }, picture(this.labels, play.card), h("b", { text: this.labels.cards[play.card].name }),
        h("span", {}, play.wins ? shape("star") : null, play.text)))), h("p", { class: "ch-why", text: trick.text })] : [];
  },

  /** The tools that are wanted less often; each opens in the place of this list. */
  moreDialog() {
    const swap = (kind) => () => {
      this.opened = kind;
      this.fillDialog();
    };
    return [h("div", { class: "ch-more" }, ...[["points", "s"], ["taken", "t"], ["look", "i"], ["settings", "o"]].filter(([kind]) => kind !== "taken" || !this.scene.centre).map(([kind, key]) => this.tool(kind, key, swap(kind))),
      ...this.moreTeach(swap),
      this.tool("projector", "b", () => {
        this.dialog.close();
        this.switchProjector();
      })), h("p", { text: this.labels.share.projectnote })];
  },

  takenDialog() {
    return this.scene.piles.flatMap((pile) => [h("h3", { text: pile.label }), pile.tricks.length
      ? h("ol", { class: "ch-piles" }, ...pile.tricks.map((trick) => h("li", {}, strip(this.labels, trick.cards, trick.text), h("span", { text: trick.text }))))
      : h("p", { text: pile.empty })]);
  },

  thrownDialog() {
    return this.scene.thrown.flatMap((one) => [h("h3", { text: one.label }), this.largeCards(one.cards)]);
  },

  lookDialog() {
    const trick = this.scene.trick?.plays.map((play) => play.card) ?? [];
    return [trick.length ? h("h3", { text: this.labels.ontable }) : null, trick.length ? this.largeCards(trick) : null,
      h("h3", { text: this.labels.hand }), this.scene.hand.length ? this.largeCards(this.scene.hand.map((one) => one.card)) : h("p", { text: this.labels.nocards }),
      ...this.thrownDialog()];
  },

  pointsDialog() {
    const { now: sides, match } = this.scene.score;
    return [this.points(sides), match ? h("p", { class: "ch-why", text: match }) : null];
  },

  dealsDialog() {
    const L = this.labels;
    const lay = (type, more) => {
      this.leaving = true; // the dialog closes when another deal is on the table, and stays for an answer without one
      this.command(type, more);
    };
    const close = (type, more) => () => {
      this.dialog.close();
      this.command(type, more);
    };
    const home = this.scene.home;
    const input = h("input", { type: "text", id: `ch-code-${L.uid}`, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: "90", "aria-describedby": `ch-wrong-${L.uid}` });
    const form = h("form", { class: "ch-form" }, h("label", { for: `ch-code-${L.uid}`, text: L.deals.code }), input, h("button", { type: "submit", class: "ch-do" }, h("b", { text: L.deals.play })),
      h("p", { class: "ch-wrong", id: `ch-wrong-${L.uid}`, role: "alert" }));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      lay("deal", { code: input.value });
    });
    const button = (text, note, act) => h("div", { class: "ch-offer" }, h("button", { type: "button", class: "ch-do", on: { click: act } }, h("b", { text })), h("p", { text: note }));
    return [
      h("p", { class: "ch-code" }, h("span", { text: L.deals.this }), h("code", { text: this.scene.deal.code })),
      h("p", { text: this.scene.rules.text }),
      home ? button(home.label, home.note, () => lay("home")) : null,
      button(L.deals.new, L.deals.newnote, () => lay("new")), form,
      this.numberForm(),
      this.keptGames(),
      this.witnessForm(lay),
      home?.again && !this.scene.practice ? null : this.scene.practice ? button(L.deals.leave, L.deals.leavenote, close("leave_practice")) : button(L.deals.again, L.deals.againnote, close("again")),
      h("div", { class: "ch-offer" }, h("button", { type: "button", class: "ch-do", on: { click: () => this.send({ type: "record" }) } }, h("b", { text: L.deals.record })), h("p", { text: L.deals.recordnote })),
      h("div", { class: "ch-record" }),
      this.printLink(),
    ];
  },

  /** Where a site stands around the table it has a page that prints a deal; a deal set up by hand has no code to name it by. */
  printLink() {
    const pages = document.querySelector("a[data-print]");
    const { deal, game, rules } = this.scene;
    if (!pages || deal.number === null || rules.changed.length) return null;
    const href = `${pages.href}deal${pages.dataset.print}?${new URLSearchParams({ game, deal: deal.code, rules: rules.preset })}`;
    return h("div", { class: "ch-offer" }, h("a", { class: "ch-link", href, target: "_blank", rel: "noopener", text: this.labels.deals.print }), h("p", { text: this.labels.deals.printnote }));
  },

  /** The same cards by the rules of another witness. */
  witnessForm(lay) {
    const L = this.labels.deals;
    const { others, preset } = this.scene.rules;
    if (others.length < 2) return null;
    const id = `ch-rules-${this.labels.uid}`;
    const select = h("select", { id, class: "ch-select", name: "rules" }, ...others.map((one) => h("option", { value: one.preset, selected: one.preset === preset, text: one.label })));
    const form = h("form", { class: "ch-form" }, h("label", { for: id, text: L.rules }), select, h("button", { type: "submit", class: "ch-do" }, h("b", { text: L.byrules })),
      h("p", { class: "ch-formnote", text: L.rulesnote }));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      lay("rules", { preset: select.value });
    });
    return form;
  },

  /** The code in the field names no deal: the sentence stands beside it. */
  wrongCode(text) {
    this.leaving = false;
    const place = this.dialog.querySelector(".ch-wrong");
    if (!place) return this.tell(text, false, true);
    say(place, "");
    say(place, text);
    const input = this.dialog.querySelector(".ch-form input");
    attr(input, "aria-invalid", "true");
    input.focus();
    input.select();
  },

  /** Something would be given up: ask before it is. */
  sure(asked) {
    this.leaving = false;
    this.asked = asked;
    if (this.dialog.open) {
      this.opened = "sure";
      this.fillDialog();
    } else this.open("sure");
    this.dialog.querySelector(".ch-stay").focus();
  },

  sureDialog() {
    const L = this.labels.deals;
    const give = () => {
      const { command, code, preset } = this.asked;
      this.dialog.close();
      this.command(command, { code, preset, sure: true });
    };
    return [h("div", { class: "ch-offer" }, h("button", { type: "button", class: "ch-do ch-stay", on: { click: () => this.dialog.close() } }, h("b", { text: L.stay })),
      h("button", { type: "button", class: "ch-do", on: { click: give } }, h("b", { text: L.giveup })))];
  },

  /** The record as text, in a field and, where the browser allows, in the clipboard. */
  record(text) {
    const place = this.dialog.querySelector(".ch-record");
    if (!place) return;
    const field = h("textarea", { readonly: true, rows: "6", "aria-label": this.labels.deals.record }, text);
    const note = h("p", { "aria-live": "polite" });
    place.replaceChildren(field, note);
    field.focus();
    field.select();
    const done = () => say(note, this.labels.deals.copied);
    const not = () => say(note, this.labels.deals.notcopied);
    if (navigator.clipboard?.writeText) navigator.clipboard.writeText(text).then(done, not);
    else not();
  },

  settingsDialog() {
    const L = this.labels;
    return Object.entries(SETTINGS).map(([name, values]) => h("fieldset", {}, h("legend", { text: L.settings[name].label }), ...values.map((value) => {
      const id = `ch-${name}-${value}-${L.uid}`;
      const radio = h("input", { type: "radio", name: `ch-${name}-${L.uid}`, id, value });
      radio.checked = this.settings[name] === value;
      radio.addEventListener("change", () => {
        this.settings[name] = value;
        keep("localStorage", WISHES(), JSON.stringify(this.settings));
        this.dress();
        this.pace();
        if (name === "terms") this.reword(value);
      });
      return h("label", { for: id }, radio, h("span", { text: L.settings[name][value] }));
    })));
  },

  helpDialog() {
    const L = this.labels;
    return [
      h("h3", { text: L.how.label }), h("ul", {}, ...L.how.lines.map((text) => h("li", { text }))),
      h("h3", { text: L.signs.label }),
      h("ul", { class: "ch-signs" }, h("li", {}, h("span", { class: "ch-sign ch-sign-not", "aria-hidden": "true" }), L.signs.not), h("li", {}, shape("star"), L.signs.star), h("li", {}, shape("turn"), L.signs.turn)),
      h("details", { class: "ch-keylist", open: !globalThis.matchMedia?.("(pointer: coarse)").matches }, h("summary", {}, h("h3", { text: L.keys.label })),
        h("dl", { class: "ch-keys" }, ...L.keys.rows.map(([keys, text]) => h("div", {}, h("dt", {}, ...keys.map((key) => h("kbd", { text: key }))), h("dd", { text }))))),
      ...this.termList(),
    ];
  },
});

function render({ model, el }) {
  let view = new View(model, el);
  // Rules that use another pack bring other words and pictures: the table is laid anew, and whoever was at it stays at it.
  const anew = () => {
    const inside = view.root.contains(document.activeElement) || view.dialog.open;
    const setting = view.opened === "settings";
    view.close();
    view = new View(model, el);
    if (inside) view.keepFocus();
    if (setting) view.openSettings("terms");
  };
  model.on("change:labels", anew);
  return () => {
    model.off("change:labels", anew);
    view.close();
  };
}
