// Links to a hand: the one that this page was opened by is sent to Python, which says what it may open; those that lead away
// are shown with a QR code. Read once for each page.

const LINKS = (globalThis[Symbol.for("cardhistory.links")] ??= { asked: new Map(), from: new Map(), names: ["deal", "number", "pupil", "rules", "seat", "dealer", "players", "table", "look", "lang"] });

function linkQuery() {
  const all = new URLSearchParams(location.search);
  return Object.fromEntries(LINKS.names.filter((name) => all.has(name)).map((name) => [name, all.get(name).slice(0, 200)]));
}

Object.assign(View.prototype, {
  inNotebook() {
    return !!this.root.closest(".jp-NotebookPanel") || !location.protocol.startsWith("http");
  },

  /** Ask whether the page's link is for this table; true while the answer is awaited. */
  follow() {
    const { uid } = this.labels;
    const scene = this.model.get("scene");
    if (LINKS.asked.has(uid) || !scene.fresh || scene.fixed || this.inNotebook()) return false;
    const query = linkQuery();
    LINKS.asked.set(uid, []);
    if (!Object.keys(query).length) return false;
    this.following = true;
    LINKS.from.set(uid, this.model.get("store"));
    this.root.setAttribute("aria-busy", "true");
    this.send({ type: "link", query });
    this.later("first", ANSWER, () => {
      this.following = false;
      this.show();
    });
    return true;
  },

  followed(message) {
    const own = LINKS.from.get(this.labels.uid) ?? "";
    const notes = (message.notes ?? []).map((text) => ({ text, shut: true }));
    const L = this.labels.share;
    if (message.laid && own && kept("localStorage", keyFor(own))) notes.push({ text: L.older, shut: true, act: L.toown, go: () => location.assign(location.pathname) });
    if (message.mine) LINKS.asked.set(this.labels.uid, notes);
    this.following = false;
    if (message.look === "projector") project(true);
    if (this.version < 0) this.begin();
    else this.show();
    if (message.mine && (message.laid || notes.length || linkQuery().table)) this.arrive(); // a look alone is for the whole page
  },

  /** Bring the table that a link is for into sight, and once more when the rest of the page is there, unless the reader has moved. */
  arrive() {
    const moved = new AbortController();
    const come = () => this.root.scrollIntoView({ block: "start", behavior: "instant" });
    const stop = () => moved.abort();
    for (const type of ["wheel", "keydown", "pointerdown", "touchstart"]) addEventListener(type, stop, { signal: moved.signal, passive: true });
    const watch = new MutationObserver(() => {
      if (moved.signal.aborted) return watch.disconnect();
      if (document.body.dataset.lesson === "ready") {
        watch.disconnect();
        requestAnimationFrame(come);
        stop();
      }
    });
    watch.observe(document.body, { attributeFilter: ["data-lesson"] });
    requestAnimationFrame(come);
  },

  /** Notes that came with the link, until they are put away. */
  linkNotes() {
    return LINKS.asked.get(this.labels.uid) ?? [];
  },

  putAway(note) {
    LINKS.asked.set(this.labels.uid, this.linkNotes().filter((one) => one.text !== note.text));
    this.notices();
    this.keepFocus();
  },

  // ---- the dialog --------------------------------------------------------------------------------------------------

  share(more = {}) {
    const notebook = this.inNotebook();
    this.wishes ??= { seats: "same", rules: true, players: true, host: "" };
    const files = document.body.classList.contains("static-page"); // no program of ours hands them out
    this.send({ type: "share", ...this.wishes, ...more, files, base: notebook ? "" : location.origin + location.pathname });
  },

  /** At the server's own machine: the address for the others in the room, which the server knows, once for each table. */
  async findHost() {
    const base = document.body.dataset.baseUrl;
    if (!base || this.hostSought) return;
    this.hostSought = true;
    LINKS.hosts = await (LINKS.seeking ??= fetch(`${base}../address`).then((got) => got.json()).then((got) => got.addresses ?? []).catch(() => []));
    if (!LINKS.hosts.length || this.wishes.host || this.isLost) return;
    [this.wishes.host] = LINKS.hosts;
    this.share();
  },

  shared(answer) {
    if (answer.pupils?.length) this.printPupils(answer.pupils);
    if (answer.local || !location.hostname.includes(".")) this.findHost(); // or by the machine's own name, which telephones seldom know
    this.toShare = answer;
    const place = this.dialog.querySelector(".ch-links");
    if (!place) return;
    this.fillLinks(place);
    const [what, fixed] = ["what", "fixed"].map((name) => this.dialog.querySelector(`.ch-wish-${name}`));
    what.hidden = !answer.whole;
    fixed.hidden = answer.whole;
  },

  shareDialog() {
    const L = this.labels.share;
    const place = h("div", { class: "ch-links", "aria-live": "polite" });
    this.toShare = null;
    this.share();
    const wish = (name, value) => {
      this.wishes[name] = value;
      this.share();
    };
    const option = (type, name, value, checked, act) => {
      const input = h("input", { type, name: `ch-${name}-${this.labels.uid}`, checked });
      input.addEventListener("change", () => act(input));
      return h("label", {}, input, h("span", { text: L[value] }));
    };
    const seats = h("fieldset", {}, h("legend", { text: L.seats }), ...["same", "each"].map((one) => option("radio", "seats", `seats_${one}`, this.wishes.seats === one, () => wish("seats", one))));
    const what = h("fieldset", { class: "ch-wish-what" }, h("legend", { text: L.what }), ...["rules", "players"].map((one) => option("checkbox", one, one, this.wishes[one], (input) => wish(one, input.checked))));
    const named = this.scene.deal.number !== null || this.inNotebook(); // the code of cards set up by hand is too long to be written down
    return [named ? h("p", { class: "ch-shown" }, h("span", { text: L.code }), h("strong", { text: this.scene.deal.code })) : null,
      ...(this.inNotebook() ? [h("p", { text: L.notebook })] : [place, h("div", { class: "ch-wishes" }, seats, what, h("p", { class: "ch-formnote ch-wish-fixed", hidden: true, text: L.fixed })), ...(this.scene.given ? this.pupilForms(wish) : [])])];
  },

  /** Links to the hands of a class: to that of one number, and a list of all to print. */
  pupilForms(wish) {
    const L = this.labels.share;
    const field = (name, value, most) => {
      const input = h("input", { type: "number", id: `ch-${name}-${this.labels.uid}`, name, min: "1", max: most, value });
      return h("span", { class: "ch-field" }, h("label", { for: input.id, text: L[name] }), input);
    };
    const whole = (place) => (place.lastChild.validity.valid && place.lastChild.value ? place.lastChild.valueAsNumber : null);
    const one = field("pupil", this.wishes.number ?? "", 999999);
    one.addEventListener("input", () => wish("number", whole(one)));
    const all = field("pupils", 30, 200);
    const form = h("form", { class: "ch-form ch-own" }, all, h("button", { type: "submit", class: "ch-do ch-list" }, h("b", { text: L.list })));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.isLost) return this.stillLost();
      this.sheet = open("", "_blank"); // opened by the click itself, filled when the links are there
      this.share({ pupils: whole(all) });
    });
    return [h("div", { class: "ch-form ch-own" }, one, h("p", { class: "ch-formnote", text: L.pupilnote })), form];
  },

  /** The numbers of a class and their links, on a page of their own for the printer. */
  printPupils(pupils) {
    const page = this.sheet?.document;
    if (!page) return;
    const title = fill(this.labels.share.print, { deal: this.scene.given.deal });
    const cell = "border: 1px solid; padding: 6px 10px; text-align: left; overflow-wrap: anywhere";
    page.title = title;
    page.documentElement.lang = this.labels.lang;
    page.body.replaceChildren(h("h1", { text: title }), h("table", { style: "border-collapse: collapse" }, ...pupils.map((one) =>
      h("tr", { style: "break-inside: avoid" }, h("th", { scope: "row", style: cell, text: one.number }), h("td", { style: cell, text: one.url })))));
    this.sheet.print();
    this.sheet = null;
  },

  fillLinks(place) {
    const L = this.labels.share;
    const { links = [], notes = [], hand, local } = this.toShare;
    let host = place.querySelector(".ch-host");
    if ((local || this.wishes.host) && !host) {
      const id = `ch-host-${this.labels.uid}`;
      const input = h("input", { type: "text", id, autocomplete: "off", spellcheck: "false", maxlength: "100", placeholder: location.host });
      host = h("form", { class: "ch-form ch-host" }, h("label", { for: id, text: L.host }), input, h("p", { class: "ch-formnote" }));
      host.addEventListener("submit", (event) => event.preventDefault());
      input.addEventListener("input", () => {
        this.wishes.host = input.value;
        this.later("share", 300, () => this.share());
      });
    }
    if (host) {
      const [, input, note] = host.children;
      if (!host.contains(document.activeElement)) input.value = this.wishes.host;
      say(note, LINKS.hosts?.includes(this.wishes.host) ? L.hostfound : fill(L.hostnote, { port: location.port || 80 }));
    }
    const one = (link) => {
      const field = h("textarea", { readonly: true, rows: Math.max(2, Math.ceil(link.url.length / 24)), "aria-label": `${L.open}: ${link.text}`, text: link.url }); // all of it can be read from the wall
      const done = h("span", { class: "ch-done", role: "status" });
      const copy = h("button", { type: "button", class: "ch-do ch-copy", on: { click: () => copyOut(field, (fine) => say(done, fine ? L.copied : L.notcopied)) } }, h("b", { text: L.copy }));
      return h("div", { class: "ch-link-one" }, link.qr ? square(link.qr, fill(L.qr, { text: link.text })) : null,
        h("div", {}, h("h3", { text: link.text }), field, h("p", {}, copy, done)));
    };
    const told = notes.map((text) => h("p", { class: "ch-formnote", text }));
    const above = [hand ? h("p", { text: hand }) : null, ...(local ? told : [])].filter(Boolean); // whom a link does not reach is said first
    const below = [h("div", { class: "ch-link-all" }, ...links.filter((link) => link.url).map(one)), ...(local ? [] : told)];
    if (host?.isConnected) {
      while (host.nextSibling) host.nextSibling.remove(); // the field that is being typed in stays
      while (host.previousSibling) host.previousSibling.remove();
      host.before(...above);
      host.after(...below);
    } else place.replaceChildren(...[...above, host, ...below].filter(Boolean));
  },

  /** A hand of one's own for each number of a class. */
  numberForm() {
    const L = this.labels.share;
    const { uid } = this.labels;
    const { given } = this.scene;
    if (!given) return null;
    const field = (name, value, mode) => {
      const input = h("input", { type: "text", id: `ch-${name}-${uid}`, name, inputmode: mode, autocomplete: "off", spellcheck: "false", maxlength: "90", value });
      return h("span", { class: "ch-field" }, h("label", { for: input.id, text: L[name] }), input);
    };
    const deal = field("class", given.deal, "text");
    const number = field("number", given.number ?? "", "numeric");
    const wrong = h("p", { class: "ch-wrong ch-wrong-own", "aria-live": "assertive" });
    const form = h("form", { class: "ch-form ch-own" }, deal, number, h("button", { type: "submit", class: "ch-do" }, h("b", { text: L.own })), h("p", { class: "ch-formnote", text: L.ownnote }), wrong);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.leaving = true;
      this.command("own", { deal: deal.lastChild.value, number: number.lastChild.value });
    });
    return form;
  },

  wrongOwn(text) {
    this.leaving = false;
    const place = this.dialog.querySelector(".ch-wrong-own");
    if (!place) return this.tell(text, false, true);
    say(place, "");
    say(place, text);
    this.dialog.querySelector(".ch-own [name=number]").focus();
  },
});

/** Into the clipboard; pages that are not on a safe address have only the old way. */
function copyOut(field, then) {
  const old = () => {
    field.focus();
    field.select();
    then(document.execCommand?.("copy") === true);
  };
  if (navigator.clipboard?.writeText) navigator.clipboard.writeText(field.value).then(() => then(true), old);
  else old();
}

/** A QR code: dark squares on white with the quiet zone that readers of it need. */
function square({ path, size }, name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: `-4 -4 ${size + 8} ${size + 8}`, class: "ch-qr", role: "img", "aria-label": name, "shape-rendering": "crispEdges" })) svg.setAttribute(key, value);
  const part = (d, colour) => {
    const node = document.createElementNS(SVG, "path");
    node.setAttribute("d", d);
    node.setAttribute("fill", colour);
    return node;
  };
  svg.append(part(`M-4 -4h${size + 8}v${size + 8}h-${size + 8}z`, "#fff"), part(path, "#000"));
  return svg;
}
