// The same card in other packs: a dialog that fetches their drawings when it is opened.

const PATIENCE = 8000;

class Compare {
  constructor(view) {
    this.view = view;
    this.known = new Map();
    this.id = `chg-${Math.random().toString(36).slice(2)}`;
    this.title = h("h3", { id: this.id, tabindex: "-1" });
    this.body = h("div", { class: "chg-beside" });
    const shut = h("button", { type: "button", class: "chg-do chg-shut", text: view.words["compare.close"], click: () => this.el.close() });
    this.el = h("dialog", { class: "chg-dialog", "aria-labelledby": this.id }, h("header", {}, this.title, shut), this.body);
    this.el.addEventListener("close", () => { clearTimeout(this.late); this.asked = null; });
    this.el.addEventListener("click", (event) => { if (event.target === this.el) this.el.close(); });
    this.hear = (message, buffers) => {
      if (message?.type !== "compare") return;
      unpack(buffers[0], message.plain).then((text) => {
        const found = JSON.parse(text);
        this.known.set(found.card, found);
        if (this.asked === found.card) this.show(found);
      });
    };
    view.model.on("msg:custom", this.hear);
    view.stop.push(() => { view.model.off("msg:custom", this.hear); clearTimeout(this.late); });
  }

  open(at) {
    const { card, name } = this.view.cards[at];
    this.asked = card;
    this.title.textContent = name;
    this.body.replaceChildren(h("p", { role: "status", text: this.view.words["compare.wait"] }));
    this.el.showModal();
    this.title.focus();
    if (this.known.has(card)) return this.show(this.known.get(card));
    this.view.model.send({ type: "compare", card, plain: PLAIN });
    this.late = setTimeout(() => this.body.replaceChildren(h("p", { role: "alert", text: this.view.words["compare.lost"] })), PATIENCE);
  }

  show(found) {
    clearTimeout(this.late);
    this.title.textContent = found.title;
    this.body.replaceChildren(h("p", { class: "chg-remark", text: found.remark }),
      h("ul", { class: "chg-packs", role: "list" }, ...found.items.map((item) => this.item(item))),
      found.note ? h("p", { class: "chg-pairing", text: found.note }) : "");
  }

  item(item) {
    const box = `aspect-ratio: ${item.box[0]} / ${item.box[1]}`;
    if (item.missing) {
      return h("li", {}, h("div", { class: "chg-hole", style: box, "aria-hidden": "true", text: "—" }), h("h4", { text: item.label }),
        h("p", {}, h("b", { text: this.view.words["compare.none"] }), `. ${item.missing}`));
    }
    const card = h("div", { class: "chg-one" });
    card.innerHTML = item.svg;
    const svg = card.firstElementChild;
    svg.setAttribute("aria-hidden", "true"); // its title and description stand beside it as text
    svg.querySelectorAll("title, desc").forEach((node) => node.remove());
    return h("li", {}, card, h("h4", { text: item.label }),
      h("p", {}, h("b", { class: "chg-name", text: item.name }), ...(item.called ? [", ", ...called(item.called)] : [])),
      h("p", { text: item.drawn }), ...item.attested.map((text) => h("p", { class: "chg-fact", text })));
  }
}
