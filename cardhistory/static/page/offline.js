// The whole site is kept in the browser once the tables of a page are awake, so that it opens with the network off.

/** Begin, where it can be done: a browser that cannot, a plain address in a school's network, a reader who saves data do without. */
export async function keep() {
  try {
    if (!navigator.serviceWorker || typeof DecompressionStream !== "function" || navigator.connection?.saveData) return;
    await navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url));
  } catch {
    // Then nothing is kept, and everything else works.
  }
}
