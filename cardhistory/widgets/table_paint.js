// Drawing the parts of a scene: players, trick, hand, what may be done, the result, refusals and notices.

Object.assign(View.prototype, {
  player(one) {
    const backs = h("span", { class: "ch-backs", "aria-hidden": "true" });
    if (!one.you && !one.open.length) for (let i = 0; i < one.cards; i++) backs.append(picture(this.labels, null));
    return h("div", { class: one.turn ? "ch-player ch-turn" : "ch-player", "data-seat": one.seat },
      h("span", { class: "ch-who" }, one.turn ? shape("turn") : null, h("b", { text: one.name }),
        one.dealer ? h("span", { class: "ch-dealer", text: this.labels.dealer }) : null),
      one.you ? null : one.open.length ? strip(this.labels, one.open) : backs,
      h("span", { class: "ch-tally", text: one.text }),
      one.you ? null : h("span", { class: "ch-hidden", text: one.down }),
      ...one.says.map((text) => h("span", { class: "ch-said", text })));
  },

  points(sides) {
    const number = (points) => String(points).replace("-", "−"); // a hyphen is passed over by voices that read aloud
    return h("div", { class: "ch-sums" }, ...sides.map((side) => h("dl", {}, h("div", { class: "ch-sum" }, h("dt", { text: side.name }), h("dd", { text: number(side.points) })),
      ...side.lines.map((line) => h("div", {}, h("dt", { text: line.text }), h("dd", { text: number(line.points) }))))));
  },

  paintTrick(trick) {
    const slots = this.scene.players.map((one) => ({ ...one, play: trick?.plays.find((play) => play.seat === one.seat) }));
    if (!this.trick.firstChild) this.trick.append(h("p", { class: "ch-cap ch-which" }), h("div", { class: "ch-slots" }));
    const [which, row] = this.trick.children;
    say(which, trick?.label ?? "");
    patch(row, slots, (one) => one.seat, () => h("div", { class: "ch-slot" }, h("span", { class: "ch-spot" }), h("span", { class: "ch-cap", "aria-hidden": "true" })), (node, one) => {
      attr(node, "data-slot", one.you ? "you" : "them");
      const [spot, words] = node.children;
      const code = one.play?.card ?? "";
      if (spot.dataset.card !== code) {
        spot.dataset.card = code;
        spot.replaceChildren(...(code ? [picture(this.labels, code)] : []));
      }
      attr(spot, "role", code ? "img" : null);
      attr(spot, "aria-label", one.play?.name);
      node.classList.toggle("ch-wins", !!one.play?.wins);
      redraw(words, [one.play?.text, one.play?.wins], ([text, wins]) => [wins ? shape("star") : null, h("span", { text: text ?? "" })]);
    });
  },

  paintHand(scene) {
    this.hand.hidden = !!scene.result;
    this.hand.classList.toggle("ch-empty", !scene.hand.length);
    const count = scene.hand.length;
    this.most = Math.max(this.most ?? 0, count); // the room kept for the hand is that of the largest it has held
    this.root.style.setProperty("--most", this.most);
    this.root.classList.toggle("ch-few", this.most <= 5);
    this.root.classList.toggle("ch-long", this.most > 9);
    this.root.classList.toggle("ch-many", scene.players.length > 2);
    if (this.at >= count) this.at = Math.max(0, count - 1);
    const make = (one) => {
      const button = h("button", { type: "button", class: "ch-card", "data-card": one.card }, picture(this.labels, one.card));
      button.addEventListener("click", (event) => event.detail < 2 && this.choose(one.card));
      button.addEventListener("focus", () => this.rove(this.index(one.card), false));
      return button;
    };
    patch(this.hand, scene.hand, (one) => one.card, make, (node, one) => {
      const i = scene.hand.indexOf(one);
      attr(node, "aria-label", one.label);
      attr(node, "aria-disabled", one.legal === false ? "true" : null);
      if (!scene.pick) attr(node, "aria-pressed", null);
      node.tabIndex = i === this.at ? 0 : -1;
      node.className = one.legal === true ? "ch-card ch-may" : one.legal === false ? "ch-card ch-not" : "ch-card";
    });
  },

  paintBar(scene) {
    this.bar.classList.toggle("ch-yours", scene.players.some((one) => one.you && one.turn) && !scene.replay);
    say(this.status, scene.replay ? scene.replay.text : scene.status);
    const buttons = scene.replay
      ? this.labels.steps.map(({ action, label, by }) => ({ action, label, off: action !== "leave" && (by < 0 ? scene.replay.step === 0 : scene.replay.step === scene.replay.steps || (scene.replay.open && action === "last")) }))
      : [...(scene.await ? [{ action: scene.await.command, label: scene.await.label, main: true }] : []),
         ...(scene.pick ? [this.pickButton(scene.pick)] : []),
         ...scene.actions.map((one) => ({ ...one, act: true }))];
    patch(this.actions, buttons, (one) => one.action, () => h("button", { type: "button" }), (node, one) => {
      node.className = one.main || one.kind === "main" ? "ch-do ch-main" : one.give ? "ch-do ch-pick" : "ch-do";
      redraw(node, [one.label, one.detail ?? ""], ([label, detail]) => [h("b", { text: label }), detail ? h("small", { text: detail }) : null]);
      attr(node, "aria-disabled", one.off ? "true" : null);
      attr(node, "data-action", one.action);
      node.onclick = (event) => {
        if (event.detail > 1 && !scene.replay) return;
        if (one.off) return;
        if (scene.replay) this.step(one.action);
        else if (one.give) one.give();
        else if (one.command) this.command(one.command);
        else if (one.act) this.act(one.action);
        else this.go();
      };
    });
    this.paintPicked();
  },

  paintResult(result) {
    this.result.hidden = !result;
    this.cloth.hidden = !!result;
    attr(this.result, "aria-labelledby", result ? `ch-v-${this.labels.uid}` : null);
    redraw(this.result, result, (result) => {
      if (!result) return [];
      const cell = (tag, one) => h(tag, { role: "cell" }, h("span", { text: one.text }), one.cards?.length ? strip(this.labels, one.cards) : null);
      const row = (line, kind) => h("tr", { class: kind, role: "row" }, h("th", { scope: "row", role: "rowheader", text: line.text }), ...line.cells.map((one) => cell("td", one)));
      return [
        h("p", { class: "ch-verdict", id: `ch-v-${this.labels.uid}`, tabindex: "-1", text: result.title }),
        h("div", { class: "ch-why" }, h("p", { text: result.text }), ...result.facts.map((text) => h("p", { text }))),
        h("table", { class: "ch-account", role: "table" }, // the roles stay where a narrow table is laid out as a grid
          h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, h("td", { role: "cell" }), ...result.heads.map((text) => h("th", { scope: "col", role: "columnheader", text })))),
          h("tbody", { role: "rowgroup" }, ...result.rows.map((line) => row(line, line.kind ? `ch-${line.kind}` : null)))),
        h("p", { class: "ch-match", text: result.match }),
      ];
    });
  },

  refused(refusal) {
    return [
      shape("note"),
      h("p", { class: "ch-reason", text: refusal.text }),
      refusal.rule ? h("p", { class: "ch-rule", text: refusal.rule }) : null,
      refusal.witness ? h("p", { class: "ch-witness", text: refusal.witness }) : null,
      h("button", { type: "button", class: "ch-shut", "aria-label": this.labels.close, on: { click: () => this.dismiss() } }, h("span", { "aria-hidden": "true", text: "×" })),
    ];
  },

  notices() {
    const said = [this.isLost ? { lost: true, text: this.away ? this.labels.share.away : this.labels.lost } : null, ...this.linkNotes(), this.unkept ? { text: this.labels.unkept } : null,
      this.scene?.notice ? { text: this.scene.notice, report: this.scene.report } : null].filter(Boolean);
    redraw(this.notice, said, (said) => said.map((one) => h("div", { class: one.lost ? "ch-note ch-lost" : "ch-note" }, shape("note"), h("p", { text: one.text }),
      one.lost ? h("button", { type: "button", class: "ch-do", on: { click: () => this.goOn() } }, h("b", { text: this.labels.reload })) : null,
      one.act ? h("button", { type: "button", class: "ch-do", on: { click: one.go } }, h("b", { text: one.act })) : null,
      one.shut ? h("button", { type: "button", class: "ch-shut", "aria-label": this.labels.close, on: { click: () => this.putAway(one) } }, h("span", { "aria-hidden": "true", text: "×" })) : null,
      one.report ? h("textarea", { readonly: true, rows: "3", "aria-label": this.labels.report }, one.report) : null)));
    this.notice.hidden = !said.length;
  },
});
