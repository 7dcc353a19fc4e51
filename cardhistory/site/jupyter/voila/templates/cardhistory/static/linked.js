/* Timelines, maps and trees of a page, made to answer: events, places and games can be chosen and filtered, what belongs together
   lights up together, and a slim strip shows where in time the text on the screen stands. The page is whole without this script:
   every link in the pictures leads to an entry of a list. All words come with the page. */
(() => {
  "use strict";
  const CALM = matchMedia("(prefers-reduced-motion: reduce)");
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const names = (text) => (text || "").split(" ").filter(Boolean);
  const figures = ".chl-time, .chl-map, .chl-family";
  document.documentElement.classList.add("site-scripted");

  // Choosing

  // What belongs to a choice: events by their keys, places and games by their names.
  function meant(link) {
    const { event, spot, kin } = link.dataset;
    const found = { events: new Set(), spots: new Set(), kin: new Set() };
    if (kin) {
      found.kin.add(kin);
      names(link.dataset.events).forEach((key) => found.events.add(key));
      names(link.dataset.spots).forEach((key) => found.spots.add(key));
      for (const each of all(".chl-events li")) if (found.events.has(each.dataset.event)) names(each.dataset.spot).forEach((key) => found.spots.add(key));
    } else if (event) {
      found.events.add(event);
      names(spot).forEach((key) => found.spots.add(key));
    } else {
      names(spot).forEach((key) => found.spots.add(key));
      for (const each of all(".chl-events li")) if (names(each.dataset.spot).some((key) => found.spots.has(key))) found.events.add(each.dataset.event);
    }
    if (!kin) for (const each of all("[data-kin]")) if (names(each.dataset.events).some((key) => found.events.has(key))) found.kin.add(each.dataset.kin);
    return found;
  }

  function light({ events, spots, kin }, one = "") {
    for (const each of all("[data-event]")) each.classList.toggle("is-lit", events.has(each.dataset.event));
    for (const each of all(".chl-map [data-spot]")) each.classList.toggle("is-lit", names(each.dataset.spot).some((key) => spots.has(key)));
    for (const each of all("[data-kin]")) each.classList.toggle("is-lit", kin.has(each.dataset.kin));
    for (const each of all("[data-pair]")) each.classList.toggle("is-lit", one !== "" && names(each.dataset.pair).includes(one));
    for (const each of all(".chl-scale")) each.classList.toggle("has-lit", events.size > 0);
    for (const each of all(".chl-trees")) each.classList.toggle("has-lit", kin.size > 0);
    if (one) { // the games at the other ends of its branches
      for (const pair of all("[data-pair].is-lit")) for (const key of names(pair.dataset.pair)) document.querySelector(`[data-kin="${key}"]`)?.classList.add("is-lit");
    }
  }

  function quiet() {
    light({ events: new Set(), spots: new Set(), kin: new Set() });
    for (const panel of all(".chl-chosen")) panel.hidden = true;
  }

  // The entry of the list, once more, beside the picture. Ids stay with the list.
  function show(figure, entry, keys) {
    const panel = figure.querySelector(".chl-chosen");
    if (!panel || !entry) return;
    const copy = entry.cloneNode(true);
    for (const each of [copy, ...all("[id]", copy)]) each.removeAttribute("id");
    copy.className = "";
    const holder = document.createElement(entry.localName === "li" ? "ul" : "div");
    holder.append(copy);
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = panel.dataset.close;
    close.addEventListener("click", () => { quiet(); figure.querySelector(`${groups.split(",").map((one) => `${one.trim()} a[tabindex="0"]`).join(", ")}`)?.focus(); });
    panel.replaceChildren(close, holder);
    if (panel.dataset.events && keys?.size) {
      const line = document.createElement("p");
      line.append(panel.dataset.events);
      for (const each of all(".chl-events li")) {
        if (!keys.has(each.dataset.event)) continue;
        const link = document.createElement("a");
        link.href = `#${each.id}`;
        link.dataset.event = each.dataset.event;
        link.dataset.spot = each.dataset.spot;
        link.textContent = each.querySelector("b").textContent;
        line.append(" ", link);
      }
      panel.append(line);
    }
    panel.hidden = false;
  }

  function choose(link, from = link.closest(figures)) {
    const found = meant(link);
    light(found, link.dataset.kin);
    for (const panel of all(".chl-chosen")) if (!from.contains(panel)) panel.hidden = true;
    const entry = document.getElementById(decodeURIComponent(link.hash || link.getAttribute("href")).slice(1));
    show(from, entry, link.dataset.event ? null : found.events);
    const time = link.dataset.event && (from.matches(".chl-time") ? from : document.querySelector(".chl-time"));
    if (!time) return;
    if (time !== from) show(time, entry);
    current(time, link.dataset.event);
    const card = time.querySelector(".chl-strip li.is-lit");
    const strip = time.querySelector(".chl-scroll");
    if (card) strip.scrollTo({ left: card.offsetLeft - strip.clientWidth / 2 + card.offsetWidth / 2, behavior: CALM.matches ? "auto" : "smooth" });
  }

  // One stop for the Tab key in each picture; the arrows go on from there.
  const groups = ".chl-scale, .chl-panels, .chl-trees";
  const members = (group) => all("a[data-event], a[data-spot], a[data-kin]", group).filter((each) => !each.closest(".is-out"));
  const current = (time, key) => all(".chl-scale a", time).forEach((each) => each.setAttribute("tabindex", each.dataset.event === key ? "0" : "-1"));

  function step(group, link, key) {
    const known = members(group);
    const place = known.indexOf(link);
    if (key === "Home") return known[0];
    if (key === "End") return known.at(-1);
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
    if (!way) return null;
    if (group.matches(".chl-scale")) return known[place + way[0] + way[1]];
    const middle = (each) => { const box = (each.querySelector("circle, rect") || each).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [x, y] = middle(link);
    let best = null;
    let least = Infinity;
    for (const each of known) {
      const [u, v] = middle(each);
      const along = (u - x) * way[0] + (v - y) * way[1];
      const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
      if (each !== link && along > 4 && along + 2 * aside < least) [best, least] = [each, along + 2 * aside];
    }
    return best;
  }

  function go(link) {
    for (const each of members(link.closest(groups))) each.setAttribute("tabindex", "-1");
    link.setAttribute("tabindex", "0");
    link.focus({ preventScroll: false });
    choose(link);
  }

  // Filtering

  function filter(figure) {
    const box = figure.querySelector(".chl-filter");
    const wanted = {};
    for (const tick of all("input", box)) (wanted[tick.name] ||= new Set()).add(tick.checked ? tick.value : "");
    const out = (each) => Object.entries(wanted).some(([name, values]) => !values.has(each.dataset[name]));
    const asked = figure.matches(".chl-time") ? ".chl-events li" : ".branch";
    for (const each of all("[data-kind]", figure)) each.classList.toggle("is-out", out(each));
    for (const each of all("section", figure)) if (each.querySelector(".chl-events")) each.classList.toggle("is-out", !each.querySelector("li:not(.is-out)"));
    const count = box.querySelector("[data-count]");
    const items = all(asked, figure);
    count.textContent = count.dataset.count.replace("{shown}", items.filter((each) => !each.matches(".is-out")).length).replace("{all}", items.length);
    const group = figure.querySelector(groups);
    const known = members(group);
    if (known.length && !known.some((each) => each.getAttribute("tabindex") === "0")) known[0].setAttribute("tabindex", "0");
  }

  // The mark nearest to a finger: marks are small and stand close.
  function nearest(group, event) {
    let best = null;
    let least = 30;
    for (const each of members(group)) {
      const box = (each.querySelector("circle, path") || each).getBoundingClientRect();
      const away = Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY);
      if (away < least) [best, least] = [each, away];
    }
    return best;
  }

  addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !event.target.closest) return;
    const button = event.target.closest(".chl-steps button");
    if (button) {
      const time = button.closest(".chl-time");
      const known = members(time.querySelector(".chl-scale"));
      const at = known.findIndex((each) => each.matches(".is-lit"));
      const next = known[at < 0 ? (button.dataset.step > 0 ? 0 : known.length - 1) : at + Number(button.dataset.step)];
      if (next) choose(next);
      return;
    }
    const group = event.target.closest(".chl-scale, .chl-panels");
    const link = group ? nearest(group, event) || event.target.closest("a") : event.target.closest(".chl a[href^='#']");
    if (!link) return;
    const own = link.closest("[data-event], [data-spot], [data-kin]");
    if (!own || !link.closest(figures)) return;
    event.preventDefault();
    if (own !== link) for (const name of ["event", "spot"]) link.dataset[name] = own.dataset[name] || ""; // a card of the strip
    choose(link);
  });

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const link = document.activeElement?.closest?.("a[data-event], a[data-spot], a[data-kin]");
    if (event.key === "Escape" && document.activeElement?.closest?.(figures)) return quiet();
    const group = link?.closest(groups);
    const next = group && step(group, link, event.key);
    if (!group || next === null) return;
    event.preventDefault();
    if (next) go(next);
  });

  addEventListener("change", ({ target }) => { if (target.closest?.(".chl-filter")) filter(target.closest(figures)); });

  // Where in time the text stands

  let strip = null;
  let parts = [];

  function where(time) {
    const scale = time.querySelector(".chl-scale");
    const { first, last, left, right } = Object.fromEntries(Object.entries(scale.dataset).map(([key, value]) => [key, Number(value)]));
    const from = (year) => (year - first) / (last - first);
    parts = JSON.parse(time.dataset.sections).map((one) => ({ ...one, head: document.getElementById(one.id) })).filter((one) => one.head);
    strip = document.getElementById("site-when");
    if (!strip || !parts.length) return;
    strip.innerHTML = '<div><b></b><span class="site-when-line"><i></i></span></div>';
    const line = strip.querySelector(".site-when-line");
    for (let year = Math.ceil(first / 100) * 100; year <= last; year += 100) {
      const tick = document.createElement("u");
      tick.style.left = `${100 * from(year)}%`;
      tick.dataset.year = year;
      line.append(tick);
    }
    strip.show = (one) => {
      strip.classList.toggle("is-idle", !one);
      const here = scale.querySelector(".here");
      here.setAttribute("width", one ? Math.max(6, (from(one.to) - from(one.from)) * (right - left) + 6) : 0);
      if (!one) return;
      here.setAttribute("x", left + from(one.from) * (right - left) - 3);
      strip.querySelector("b").textContent = one.from === one.to ? one.from : `${one.from}–${one.to}`;
      const band = line.querySelector("i");
      band.style.left = `${100 * from(one.from)}%`;
      band.style.width = `${100 * (from(one.to) - from(one.from))}%`;
    };
    read();
  }

  // The part whose heading was last to pass the upper third of the screen; a part without dates leaves the strip idle.
  function read() {
    if (!strip?.show) return;
    const line = innerHeight / 3;
    let now = null;
    for (const head of all("main h2, main h3")) {
      if (head.closest(".chl, .jp-OutputArea")) continue;
      if (head.getBoundingClientRect().top > line) break;
      const part = parts.find((one) => one.head === head);
      if (part || head.localName === "h2") now = part || null;
    }
    if (strip.now === now) return;
    strip.now = now;
    strip.show(now);
  }

  let waiting = false;
  addEventListener("scroll", () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; read(); });
  }, { passive: true });
  addEventListener("resize", read);

  // Pieces come with the page or later: each is made ready once.
  function ready() {
    for (const figure of all(figures)) {
      if (figure.dataset.ready) continue;
      figure.dataset.ready = "yes";
      for (const each of all(".chl-filter, .chl-steps", figure)) each.hidden = false;
      if (figure.querySelector(".chl-filter")) filter(figure);
      const group = figure.querySelector(groups);
      if (group && !group.matches(".chl-scale")) members(group).forEach((each, place) => each.setAttribute("tabindex", place ? "-1" : "0"));
      if (figure.matches(".chl-time")) where(figure);
    }
  }

  document.addEventListener("cardhistory:arrived", ready);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", ready);
  else ready();
})();
