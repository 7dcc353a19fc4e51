// What each kind of exercise shows in its frame. A played one has its table there and needs nothing more.

const BODIES = {
  /** Answers to pick from; one that was given says beside it whether it is right, and why. */
  choose(frame, { options, others }) {
    const { slot, words } = frame;
    if (!slot.firstChild) slot.append(h("div", { class: "che-options", role: "group", "aria-label": words.answers }), h("p", { class: "che-others" }));
    const [list, more] = slot.children;
    const make = (one) => h("div", { class: "che-option" },
      h("button", { type: "button", class: "che-answer", "data-option": one.number, on: { click: () => frame.command("answer", { option: one.number }) } },
        h("span", { class: "che-sign", "aria-hidden": "true" }), h("span", { text: one.text }), h("b")), h("p", { class: "che-reply", id: `che-r-${frame.uid}-${one.number}` }));
    patch(list, options.map((one, number) => ({ ...one, number })), (one) => one.number, make, (node, one) => {
      const [button, reply] = node.children;
      attr(node, "data-mark", one.mark || null);
      button.firstChild.className = one.mark ? `che-sign che-${one.mark === "right" ? "solved" : "failed"}-sign` : "che-sign";
      say(button.lastChild, one.word);
      say(reply, one.reply);
      reply.hidden = !one.mark;
      attr(button, "aria-disabled", one.mark ? "true" : null);
      attr(button, "aria-describedby", one.mark ? reply.id : null);
    });
    say(more, others);
    more.hidden = !others;
  },

  /** Cards to pick, the highest first, and the ladder that grows of them. */
  order(frame, { placed, left, reply, size }) {
    const { slot, words } = frame;
    if (!slot.firstChild) {
      slot.append(h("p", { class: "che-label", text: words["order.pick"] }), h("div", { class: "che-cards che-pick", role: "group", "aria-label": words["order.pick"] }),
        h("p", { class: "che-answered" }), h("p", { class: "che-label", text: words["order.ladder"] }), h("ol", { class: "che-cards che-ladder" }));
    }
    const [ask, pick, answered, , ladder] = slot.children;
    ask.hidden = pick.hidden = !left.length;
    const before = [...pick.children].findIndex((node) => node.contains(document.activeElement));
    patch(pick, left, (code) => code, (code) => {
      const button = h("button", { type: "button", class: "che-one", on: { click: () => frame.command("answer", { card: code }) } });
      button.append(frame.card(code));
      return button;
    }, () => {});
    if (before >= 0 && left.length && !pick.contains(document.activeElement)) pick.children[Math.min(before, left.length - 1)].focus({ preventScroll: true });
    say(answered, reply);
    answered.hidden = !reply;
    const places = Array.from({ length: size }, (_, place) => ({ place, code: placed[place] ?? "" }));
    patch(ladder, places, (one) => `${one.place}${one.code}`, ({ place, code }) => (code ? frame.card(code, "li")
      : h("li", { class: "che-card che-free" }, h("span", { class: "ch-face" }), h("span", { class: "che-name", text: fill(words["order.place"], { n: place + 1 }) }))), () => {});
  },

  /** A question, and bands or a number to answer it with; then the number. */
  predict(frame, { question, bands, said, value, open }) {
    const { slot, words } = frame;
    if (!slot.firstChild) {
      const id = `che-n-${frame.uid}`;
      const input = h("input", { type: "text", inputmode: "decimal", id, autocomplete: "off", maxlength: "20" });
      const form = h("form", { class: "che-form" }, h("label", { for: id, text: words["number.label"] }), input, h("button", { type: "submit", class: "che-button", text: words["number.say"] }));
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        frame.command("answer", { number: input.value });
      });
      slot.append(h("p", { class: "che-question", text: question }), h("div", { class: "che-options", role: "group", "aria-label": question }), form, h("p", { class: "che-value" }));
    }
    const [, list, form, shown] = slot.children;
    form.hidden = bands.length > 0 || !open;
    list.hidden = !bands.length;
    const make = (one) => h("div", { class: "che-option" }, h("button", { type: "button", class: "che-answer", "data-option": one.number, on: {
      click: () => frame.now.body.open && frame.command("answer", { band: one.number }) } }, h("span", { class: "che-sign", "aria-hidden": "true" }), h("span", { text: one.text }), h("b")));
    patch(list, bands.map((one, number) => ({ ...one, number })), (one) => one.number, make, (node, one) => {
      const button = node.firstChild;
      attr(node, "data-mark", one.mark || null);
      button.firstChild.className = one.mark ? `che-sign che-${one.mark === "right" ? "solved" : "failed"}-sign` : "che-sign";
      say(button.lastChild, one.word);
      attr(button, "aria-disabled", open ? null : "true");
    });
    say(shown, [said, value].filter(Boolean).join(" "));
    shown.hidden = !value;
  },
};
