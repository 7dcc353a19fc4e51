// The parts of a study: the seats round the trick, the steps, the curtain, the bet, where two hands part, remarks and the record.

const button = (text, act, more = {}) => h("button", { type: "button", class: "ch-tool", text, ...more, on: { click: act } });

/** A list to choose from; `groups` are lists of [value, label], or of {label, items}. */
function choices(select, items, chosen) {
  redraw(select, items, () => items.map((one) => (one.items
    ? h("optgroup", { label: one.label }, ...one.items.map(([value, text]) => h("option", { value, text })))
    : h("option", { value: one[0], text: one[1] }))));
  select.value = String(chosen ?? "");
}

function labelled(text, field, id) {
  field.id = id;
  return h("span", { class: "chs-field" }, h("label", { for: id, text }), field);
}

Object.assign(Study.prototype, {
  buildSteps() {
    const { ui, uid } = this.L;
    this.buttons = { first: () => this.step(0), trickback: () => this.command("turn", { by: -1 }), back: () => this.step(this.now.at - 1),
      on: () => this.step(this.now.at + 1), trickon: () => this.command("turn", { by: 1 }), last: () => this.step(this.now.end) };
    const row = Object.entries(this.buttons).map(([name, act]) => (this.buttons[name] = button(ui[name], act, { "data-key": name })));
    this.range = h("input", { type: "range", min: "0", class: "chs-range", "data-key": "range", "aria-label": ui.place });
    this.range.addEventListener("change", () => this.step(Number(this.range.value)));
    this.jump = h("select", { class: "ch-select", "data-key": "jump" });
    this.jump.addEventListener("change", () => this.jump.value && this.step(Number(this.jump.value)));
    this.steps.append(h("div", { class: "chs-row" }, ...row));
    this.way.append(this.range, labelled(ui.jump, this.jump, `chs-j-${uid}`));
  },

  buildEyes() {
    const { ui, uid } = this.L;
    const list = (name, act) => {
      this[name] = h("select", { class: "ch-select", "data-key": name });
      this[name].addEventListener("change", () => act(this[name].value));
      return labelled(ui[name], this[name], `chs-${name}-${uid}`);
    };
    this.score = button("", () => this.command("scores"), { "data-key": "scores" });
    const choose = h("div", { class: "chs-choose" }, list("chairs", (seat) => this.command("chair", { seat: seat === "" ? null : Number(seat) })), list("bets", (mode) => this.command("bets", { mode })),
      list("rules", (which) => this.command("switch", { which: which === "" ? null : Number(which) })), this.score);
    this.tally = h("p", { class: "chs-tally" });
    choose.append(this.tally);
    this.eyes.append(h("summary", { text: ui.options }), choose);
    this.eyes.open = innerWidth >= 600;
  },

  buildMore() {
    const { ui, uid, longest, choose } = this.L;
    const box = (name, rows, more = {}) => (this[name] = h("textarea", { rows, ...more }));
    const send = (what, more) => () => this.command(what, more());
    box("note", "2", { maxlength: longest });
    box("paste", "5", { spellcheck: "false" });
    box("text", "8", { readonly: true, hidden: true, "aria-label": ui.recordtext, spellcheck: "false" });
    this.code = h("input", { type: "text", autocomplete: "off", maxlength: "60" });
    this.copied = h("p", {});
    this.notes = h("ul", { class: "chs-notes" });
    this.numbers = h("select", { class: "ch-select" });
    this.numbers.addEventListener("change", () => this.command("number", { number: Number(this.numbers.value) }));
    this.numbersField = labelled(ui.number, this.numbers, `chs-n-${uid}`);
    this.games = h("select", { class: "ch-select" });
    const fold = (title, ...kids) => h("details", {}, h("summary", { text: title }), h("div", { class: "chs-fold" }, ...kids));
    this.just = button(ui.just, send("just", () => ({})), { "data-key": "just" });
    const keep = (wanted) => () => { this.wanted = wanted; this.command("record"); };
    const game = () => { const [key, preset] = this.games.value.split("/"); return { game: key, preset }; };
    this.more.append(
      fold(ui.note, labelled(ui.note, this.note, `chs-t-${uid}`), button(ui["note.do"], send("note", () => ({ text: this.note.value })), { "data-key": "note" }), this.notes),
      fold(ui.which, h("div", { class: "chs-row" }, this.just, button(ui.home, send("home", () => ({})), { "data-key": "home" })),
        this.numbersField,
        choose ? h("div", { class: "chs-form" }, labelled(ui.game, this.games, `chs-g-${uid}`), button(ui["game.do"], send("game", game), { "data-key": "game" })) : null,
        h("div", { class: "chs-form" }, labelled(ui.deal, this.code, `chs-d-${uid}`), button(ui["deal.do"], send("deal", () => ({ code: this.code.value })), { "data-key": "deal" }), h("p", { text: ui["deal.note"] }))),
      fold(ui.keep, h("div", { class: "chs-row" }, button(ui.copy, keep("copy"), { "data-key": "copy" }), button(ui.download, keep("download"), { "data-key": "download" })), this.copied, this.text,
        h("div", { class: "chs-form" }, labelled(ui.paste, this.paste, `chs-p-${uid}`), button(ui["paste.do"], send("paste", () => ({ text: this.paste.value })), { "data-key": "paste" }))));
    this.more.addEventListener("toggle", () => this.tables(), true);
  },

  /** Where the page has no tables there is no hand that was just played. */
  tables() {
    this.just.hidden = !document.querySelector(".ch-table:not(.ch-study)");
  },

  paint(now) {
    const L = this.L;
    redraw(this.head, [now.hand, now.goal, now.which.text], ([hand, goal, text]) => [h("p", { class: "ch-title" }, h("b", { text: L.title }), h("span", { text: hand }),
      text ? h("span", { text }) : null, goal ? h("span", { class: "ch-goal", text: goal }) : null)]);
    say(this.notice, now.notice);
    this.notice.hidden = !now.notice;
    this.boards.classList.toggle("chs-two", now.columns.length > 1);
    redraw(this.boards, now.columns, (columns) => columns.map((one) => this.board(one)));
    redraw(this.says, [now.text, now.note], ([text]) => [h("b", { text })]);
    this.paintBet(now.bet);
    for (const [name, part] of [["trickback", "partback"], ["trickon", "parton"]]) say(this.buttons[name], L.ui[now.tricks ? name : part]);
    this.paintPlace(now);
    for (const name of ["first", "trickback", "back"]) attr(this.buttons[name], "aria-disabled", now.at === 0 ? "true" : null);
    for (const name of ["on", "trickon", "last"]) attr(this.buttons[name], "aria-disabled", now.at === now.end ? "true" : null);
    this.tables();
    say(this.score, L.ui[now.scores ? "scores.hide" : "scores.show"]);
    say(this.tally, now.tally);
    this.paintParted(now.parted, now.side, now.switches);
    const here = `${now.at}.${now.version}`;
    if (document.activeElement !== this.note || this.noteAt !== here) this.note.value = now.note;
    this.noteAt = here;
    redraw(this.notes, now.notes, (notes) => notes.map((one) => h("li", {}, button(one.label, () => this.step(one.at)), h("span", { text: one.text }))));
    this.numbersField.hidden = now.which.numbers < 2;
    choices(this.games, now.which.games.map((one) => ({ label: one.label, items: one.presets.map(({ preset, label }) => [`${one.game}/${preset}`, `${one.label}: ${label}`]) })), `${now.which.game}/${now.which.preset}`);
  },

  /** What is chosen from lists, and the place in the hand. */
  paintPlace(now) {
    const L = this.L;
    this.range.max = now.end;
    this.range.value = now.at;
    attr(this.range, "aria-valuetext", now.text);
    choices(this.jump, [["", "…"], ...now.jumps.map(({ at, label }) => [at, label])], now.jumps.some(({ at }) => at === now.at) ? now.at : "");
    choices(this.chairs, [["", L.all], ...now.chairs.map(({ seat, label }) => [seat, label])], now.chair);
    choices(this.bets, L.bets.map(({ mode, label }) => [mode, label]), now.bets);
    const groups = now.switches.groups.map(({ label, items }) => ({ label, items: items.map((one) => [one.which, one.label]) }));
    choices(this.rules, [["", L.rules.none], ...groups], now.switches.chosen);
    choices(this.numbers, Array.from({ length: now.which.numbers }, (_, i) => [i + 1, i + 1]), now.which.number);
  },

  /** One hand: its seats round the trick, the one from whose chair it is seen below. */
  board(one) {
    const seats = one.seats.map((seat) => this.seat(seat));
    const own = seats.pop();
    const trick = !one.trick ? null : h("div", { class: "ch-trick" }, h("p", { class: "ch-cap ch-which", text: one.trick.label }),
      h("div", { class: "ch-slots" }, ...one.trick.plays.map((play) => h("div", { class: play.wins ? "ch-slot ch-wins" : "ch-slot" },
        h("span", { class: "ch-spot", role: "img", "aria-label": play.name }, picture(this.L, play.card)),
        h("span", { class: "ch-cap", "aria-hidden": "true" }, play.wins ? shape("star") : null, h("span", { text: play.text }))))));
    const centre = !one.centre ? null : h("div", { class: "ch-centre" }, h("p", { class: "ch-cap", text: one.centre.label }),
      h("span", { class: "ch-chips", "aria-hidden": "true" }, ...Array.from({ length: Math.min(one.centre.chips, 40) }, () => h("i"))),
      h("p", { class: "ch-big", text: one.centre.text }), h("p", { class: "ch-cap", text: one.centre.note }));
    const side = h("div", { class: "ch-side" }, one.stock ? h("div", { class: "ch-stock" }, one.stock.count ? h("span", { class: "ch-pile" }, picture(this.L, null)) : null, h("span", { class: "ch-cap", text: one.stock.text })) : null,
      h("div", { class: "ch-marks" }, ...one.marks.map((text) => h("p", { class: "ch-mark", text }))),
      ...one.thrown.map((thrown) => h("div", { class: "ch-thrower" }, strip(this.L, thrown.cards, thrown.label), h("span", { class: "ch-cap", text: thrown.caption }))));
    const score = h("div", { class: "ch-score" }, h("div", { class: "ch-sums" }, ...one.score.map((sum) => h("dl", {}, h("div", { class: "ch-sum" }, h("dt", { text: sum.name }), h("dd", { text: sum.points })),
      ...sum.lines.map((line) => h("div", {}, h("dt", { text: line.text }), h("dd", { text: line.points })))))));
    return h("div", { class: "chs-board" }, one.name ? h("p", { class: "chs-name", text: one.name }) : null, one.parted ? h("p", { class: "chs-here" }, shape("note"), h("span", { text: one.parted })) : null,
      h("div", { class: "chs-seats" }, ...seats), h("div", { class: "ch-cloth" }, side, trick ?? centre ?? h("div"), one.score.length ? score : null), own,
      one.verdict ? h("p", { class: "ch-verdict", text: one.verdict }) : null, one.text ? h("p", { class: "chs-text", text: one.text }) : null);
  },

  seat(one) {
    const cards = one.backs ? Array.from({ length: one.backs }, () => null) : one.cards;
    const fan = h("div", { class: one.backs ? "chs-fan chs-curtain" : "chs-fan", role: "img", "aria-label": one.label }, ...cards.map((code) => h("span", {}, picture(this.L, code))));
    return h("div", { class: `chs-seat${one.turn ? " ch-turn" : ""}${one.chair ? " chs-own" : ""}`, "data-seat": one.seat },
      h("div", { class: "chs-who" }, one.turn ? shape("turn") : null, h("b", { text: one.name }), one.dealer ? h("span", { class: "ch-dealer", text: this.L.dealer }) : null,
        h("span", { class: "chs-count", text: one.tally })),
      h("div", { class: "chs-hand" }, fan, one.lift ? button(one.lift.label, () => this.command("lift", { seat: one.seat }), { "data-key": `lift-${one.seat}`, "aria-label": one.lift.name }) : null),
      one.caption ? h("p", { class: "ch-cap", text: one.caption }) : null,
      ...[...one.knows, ...one.said].map((text) => h("p", { class: "ch-said", text })));
  },

  paintBet(bet) {
    const { ui } = this.L;
    this.bet.hidden = !bet;
    const asks = !!bet && !bet.answered;
    if (this.root.classList.toggle("chs-asks", asks) && this.posed !== bet.text) this.posedAt = performance.now();
    this.posed = asks ? bet.text : null;
    // The question lies where the steps were: the second tap of a finger that was fast is not meant for it.
    const meant = (what) => (event) => { if (!event.detail || performance.now() - this.posedAt > 350) this.command(what); };
    redraw(this.bet, bet, (bet) => {
      if (!bet) return [];
      const open = !bet.answered;
      const count = (one, by, sign, name) => button(sign, () => this.command("count", { option: one.option, by }), { class: "ch-tool chs-sign", "aria-label": name, "data-key": `c${one.option}.${by}` });
      const option = (one) => h("li", { "data-mark": one.mark || null }, bet.class
        ? h("span", { class: "chs-hands" }, h("span", { text: one.label }), open ? count(one, -1, "−", one.less) : null, h("output", { text: one.count }), open ? count(one, 1, "+", one.more) : null)
        : button(one.label, () => open && this.command("answer", { option: one.option }), { class: "ch-do", "data-key": `o${one.option}`, "aria-disabled": open ? null : "true" }));
      return [h("p", { class: "chs-ask", text: bet.text }), h("ul", { class: "chs-options" }, ...bet.options.map(option)),
        open ? h("div", { class: "chs-row" }, bet.class ? button(ui.reveal, meant("reveal"), { class: "ch-do ch-main", "data-key": "reveal" }) : null, button(ui.skip, meant("skip"), { "data-key": "skip" })) : null];
    });
  },

  paintParted(parted, side, { offer, offered }) {
    const L = this.L;
    this.parted.hidden = !parted && !offer;
    redraw(this.parted, [parted, side, offer], ([one]) => {
      if (!one) return offer ? [button(offer, () => this.command("switch", { which: offered }), { class: "ch-do ch-main", "data-key": "offer" })] : [];
      const { results } = one;
      return [h("p", { class: "chs-first" }, h("b", { text: L.parted }), h("span", { text: one.text })), h("p", { class: "ch-rule", text: one.rule }), h("p", { class: "ch-witness", text: one.witness }),
        h("div", { class: "chs-row" }, one.kind === "none" ? null : button(L.ui.goto, () => this.command("goto"), { "data-key": "goto" }),
          one.beside ? button(side ? L.ui.alone : L.ui.side, () => this.command("side"), { "data-key": "side" }) : null,
          one.finish ? button(L.ui.finish, () => this.command("finish"), { "data-key": "finish" }) : null),
        results ? h("table", { class: "ch-account" }, h("caption", { text: results.label }), h("thead", {}, h("tr", {}, ...results.heads.map((text) => h("th", { scope: "col", text })))),
          h("tbody", {}, ...results.rows.map((row) => h("tr", { class: row.kind ? `ch-${row.kind}` : null }, h("th", { scope: "row", text: row.text }), ...row.cells.map((text) => h("td", { text })))))) : null,
        one.differ.length ? h("details", {}, h("summary", { text: L.ui.differ }), h("table", { class: "ch-account" }, h("thead", {}, h("tr", {}, h("td"), ...one.names.map((text) => h("th", { scope: "col", text })))),
          h("tbody", {}, ...one.differ.map((row) => h("tr", {}, h("th", { scope: "row", text: row.question }), h("td", { text: row.mine }), h("td", { text: row.theirs })))))) : null];
    });
  },
});
