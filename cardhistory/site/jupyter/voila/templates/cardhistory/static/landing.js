/* The way to a lesson takes a moment, because a table is laid for each reader: the button says so. The page works without this. */
(() => {
  "use strict";
  const buttons = [...document.querySelectorAll("a[data-busy]")];
  for (const button of buttons) {
    const label = button.firstChild;
    const words = label.textContent;
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // another tab
      label.textContent = button.dataset.busy;
      button.classList.add("site-busy");
    });
    addEventListener("pageshow", () => { // back from the lesson
      label.textContent = words;
      button.classList.remove("site-busy");
    });
  }
})();
