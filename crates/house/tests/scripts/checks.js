// What tests of the page's scripts are made of. Every file of tests has a page of its own; what its tests share is the page.

/** @type {{name: string, body: () => void | Promise<void>}[]} */
const tests = [];

/** So long a test may take that waits for something. */
const PATIENCE = 20_000;

/** @param {string} name @param {() => void | Promise<void>} body  throws if it is not so */
export const test = (name, body) => { tests.push({ name, body }); };

/** @param {unknown} found @param {unknown} wanted  the same in JSON */
export function same(found, wanted) {
  const [is, shall] = [found, wanted].map((value) => JSON.stringify(value));
  if (is !== shall) throw new Error(`it is ${is} instead of ${shall}`);
}

/** @param {boolean} is @param {string} what */
export function holds(is, what) {
  if (!is) throw new Error(`it does not hold that ${what}`);
}

/** An element of this place of the page, which has nothing else in it. @param {string} html */
export function put(html) {
  const place = /** @type {HTMLElement} */ (document.getElementById('place'));
  place.innerHTML = html;
  return place;
}

/** Waits until something is so. @param {() => boolean} isSo */
export async function until(isSo) {
  while (!isSo()) await new Promise((again) => { setTimeout(again, 5); });
}

/** @returns {Promise<never>} */
const late = () => new Promise((_, fail) => { setTimeout(() => fail(new Error('it does not come to an end')), PATIENCE); });

/** Carries out every test, one after the other: what was wrong with each, if anything was. */
export async function results() {
  const told = [];
  for (const { name, body } of tests) {
    try {
      await Promise.race([body(), late()]);
      told.push({ name, fault: null });
    } catch (error) {
      told.push({ name, fault: String(error instanceof Error ? error.stack : error) });
    }
  }
  return told;
}
