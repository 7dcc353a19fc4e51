// The whole site is kept in the browser once the tables of a page are awake, so that it opens with the network off; or when the
// reader asks for it on the landing page.

const SCRIPT = new URL("../../sw.js", import.meta.url);

/** Can a site be kept here? Not by every browser, and not at a plain address in a school's network. */
export function able() {
  try {
    return Boolean(navigator.serviceWorker) && typeof DecompressionStream === "function";
  } catch {
    return false; // a private window
  }
}

/** What there is of a copy: the registration of its script, or nothing. */
export async function kept() {
  try {
    return await navigator.serviceWorker.getRegistration(new URL(".", SCRIPT));
  } catch {
    return null;
  }
}

export const register = () => navigator.serviceWorker.register(SCRIPT);

/** Begin unasked, where it can be done and the reader does not save data. */
export async function keep() {
  try {
    if (able() && !navigator.connection?.saveData) await register();
  } catch {
    // Then nothing is kept, and everything else works.
  }
}
