/* The words of a game in the text: each is tapped for its meaning, which is looked up in the page's own list of words.
   Without this script they are italics, and the list can be read. The tables of the page show their words in the same way. */
(() => {
  "use strict";
  const GAP = 6; // pixels between the word and what is said of it
  const box = document.createElement("div");
  let word = null;

  const part = (tag, name, text, lang) => {
    const node = document.createElement(tag);
    node.className = name;
    node.textContent = text;
    if (lang) node.lang = lang;
    return node;
  };

  /* Under the word, or above it where there is more room; the lines the word itself stands on stay free. */
  function place() {
    const lines = [...word.getClientRects()];
    const [first, last] = [lines[0], lines[lines.length - 1]];
    const width = document.documentElement.clientWidth;
    box.style.left = `${scrollX + Math.max(8, Math.min(last.left, width - box.offsetWidth - 8))}px`;
    const below = last.bottom + GAP + box.offsetHeight <= innerHeight || first.top < box.offsetHeight + GAP;
    box.style.top = `${scrollY + (below ? last.bottom + GAP : first.top - GAP - box.offsetHeight)}px`;
  }

  function hide() {
    word?.setAttribute("aria-expanded", "false");
    word = null;
    box.replaceChildren();
    box.hidden = true;
  }

  /* `entry` has term, lang, language, reading and meaning. A second tap on the same word closes it. */
  function show(node, entry) {
    const again = node === word;
    hide();
    if (again) return;
    word = node;
    word.setAttribute("aria-expanded", "true");
    box.hidden = false;
    const head = part("p", "site-word-head", "");
    head.append(part("b", "", entry.term, entry.lang), ` ${[entry.language, entry.reading].filter(Boolean).join(", ")}`);
    box.append(head, part("p", "", entry.meaning));
    place();
  }

  /* The list of the page: every way a word is written, and what stands beside it. */
  function read() {
    const found = new Map();
    for (const row of document.querySelectorAll(".chl-words [data-forms]")) {
      const term = row.querySelector("dt i");
      const entry = { term: term.textContent, lang: term.lang, language: row.querySelector(".about").textContent, meaning: row.querySelector("dd span").textContent };
      for (const form of row.dataset.forms.split("|")) found.set(form.toLowerCase(), entry);
    }
    return found;
  }

  function begin() {
    box.className = "site-word";
    box.setAttribute("role", "status");
    box.hidden = true;
    document.body.append(box);
    const list = read();
    for (const node of document.querySelectorAll(".site-prose :is(i, b, span)[lang]")) {
      const entry = list.get(node.textContent.trim().toLowerCase());
      if (!entry || node.closest("h1, h2, h3, a")) continue;
      node.classList.add("site-term");
      node.tabIndex = 0;
      node.setAttribute("role", "button");
      node.setAttribute("aria-expanded", "false");
      node.addEventListener("click", () => show(node, entry));
    }
  }

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && word) {
      event.stopPropagation();
      hide();
    } else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.(".site-term")) {
      event.preventDefault();
      event.target.click();
    }
  }, true);
  addEventListener("click", (event) => {
    if (word && !box.contains(event.target) && !word.contains(event.target)) hide();
  }, true);
  addEventListener("resize", () => word && (word.isConnected ? place() : hide()));
  window[Symbol.for("cardhistory.term")] = show;
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
})();
