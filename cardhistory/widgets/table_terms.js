// The terms of the game in what stands on the table: each has its language, and its meaning when it is tapped. What is read
// out, and every label, stays plain text. The meaning is shown by the page around the table; without one the help has them all.

const TERM = Symbol.for("cardhistory.term");
const QUIET = "svg, textarea, select, code, [aria-hidden='true'], [role='img'], .ch-live, .ch-hidden, .ch-words, .ch-term, dialog";

Object.assign(View.prototype, {
  /** Ask for the wording that this reader has chosen; once, lest a table that keeps its own be asked for ever. */
  wording(asked = false) {
    const wanted = this.settings.terms;
    if (this.scene.terms === wanted || this.worded === wanted) return;
    this.worded = wanted;
    this.command("terms", { terms: wanted }, asked);
  },

  /** The reader has chosen another wording: for all tables of the page. */
  reword(value) {
    for (const views of VIEWS.values()) for (const view of views) {
      view.settings.terms = value;
      view.worded = null;
      view.wording(view === this);
    }
    globalThis.dispatchEvent(new CustomEvent("cardhistory:wording", { detail: value })); // the exercises of the page as well
  },

  openSettings(name) {
    this.open("settings");
    this.dialog.querySelector(`input[name^="ch-${name}"]:checked`)?.focus();
  },

  /** Every way a term is written, the longest first, also with a capital at the beginning of a sentence. */
  termForms() {
    if (!this.forms) {
      this.forms = new Map();
      for (const row of this.labels.terms.rows) for (const [text, lang] of row.forms) for (const said of [text, text[0].toUpperCase() + text.slice(1)]) this.forms.set(said, { row, lang });
      const all = [...this.forms.keys()].sort((a, b) => b.length - a.length).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      this.anyTerm = all.length ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join("|")})(?![\\p{L}\\p{N}-])`, "u") : null;
    }
    return this.anyTerm;
  },

  markTerms(root = this.root) {
    const any = this.termForms();
    if (!any) return;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) if (any.test(walk.currentNode.data) && !walk.currentNode.parentElement.closest(QUIET)) found.push(walk.currentNode);
    for (let node of found) {
      if (node.parentElement.closest(".ch-title") && !node.parentElement.closest(".ch-goal")) continue;
      for (let at; (at = any.exec(node.data)); ) {
        const word = node.splitText(at.index);
        node = word.splitText(at[0].length);
        word.replaceWith(this.term(at[0], word.parentElement));
      }
    }
  },

  /** One term: to be tapped, or inside of something that is tapped itself only with its language. */
  term(text, parent) {
    const { row, lang } = this.forms.get(text);
    if (parent.closest("button, summary, label, a")) return h("i", { class: "ch-term", lang, text });
    const inLog = this.lines.contains(parent); // the log is one stop of the Tab key
    return h("button", { type: "button", class: "ch-term", lang, text, tabindex: inLog ? "-1" : null, "aria-expanded": "false", on: { click: (event) => this.showTerm(event.currentTarget, row) } });
  },

  showTerm(node, row) {
    if (globalThis[TERM]) return globalThis[TERM](node, row);
    this.open("help");
    this.dialog.querySelector(".ch-terms")?.scrollIntoView();
  },

  termList() {
    const { label, rows } = this.labels.terms;
    return !rows.length ? [] : [h("h3", { text: label }), h("dl", { class: "ch-terms" }, ...rows.map((row) => h("div", {},
      h("dt", {}, h("i", { lang: row.lang, text: row.term }), ` (${[row.language, row.reading].filter(Boolean).join(", ")})`), h("dd", { text: row.meaning }))))];
  },
});
