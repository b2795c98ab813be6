// Gathering: an option that is chosen on several elements together, in any order. A click gathers an element, a second
// one lets it go; only what goes with everything gathered stays lit, on the board and in the list.

import { attr, keyed } from './dom.js';
import { gathers, keysOf, options, optionsOf, unmark } from './options.js';

/** What has been gathered, by keys. @type {Set<string>} */
const gathered = new Set();

/** Whether something has been gathered. */
export const isGathering = () => gathered.size > 0;

/** What has been gathered, as far as it is drawn. */
export const gatheredElements = () => [...gathered].map(keyed).filter((element) => element !== null);

/** Whether an option holds all of these elements. @param {HTMLElement} option @param {Iterable<string>} keys */
function holds(option, keys) {
  const own = new Set(keysOf(option));
  return [...keys].every((key) => own.has(key));
}

/** Options that hold all of these elements. @param {Iterable<string>} keys */
const holding = (keys) => options().filter((option) => gathers(option) && holds(option, keys));

/** Whether a click on this element gathers it. An element that stands for one option alone is chosen as any other, as
 * long as nothing is gathered. @param {Element} element */
export function canGather(element) {
  const found = optionsOf(element);
  return found.some(gathers) && (found.length > 1 || isGathering());
}

/** Gathers an element, or lets it go. What does not go with it is let go. @param {Element} element */
export function gather(element) {
  const key = attr(element, 'data-key');
  if (gathered.delete(key)) {
    refresh();
    return;
  }
  const before = [...gathered].reverse();
  gathered.clear();
  gathered.add(key);
  for (const other of before) if (holding([...gathered, other]).length) gathered.add(other);
  // If a single option is left, the rest of it goes without saying.
  const left = holding(gathered);
  if (left.length === 1) keysOf(left[0]).forEach((one) => gathered.add(one));
  refresh();
}

/** Lets everything go. @returns {boolean} whether there was anything */
export function letGo() {
  const was = isGathering();
  gathered.clear();
  refresh();
  return was;
}

/** The options that have been gathered in full: those whose elements are these and no others. What is chosen on one
 * element alone needs no more than that one. */
export function complete() {
  const [first] = gathered;
  const alone = gathered.size === 1 ? keyed(first) : null;
  return [
    ...holding(gathered).filter((option) => keysOf(option).length === gathered.size),
    ...(alone ? optionsOf(alone).filter((option) => !gathers(option)) : []),
  ];
}

/** After options were drawn anew: keeps what can still be gathered. */
export function keepGathered() {
  if (isGathering() && !holding(gathered).length) gathered.clear();
  refresh();
}

/** Marks what is gathered, and darkens what does not go with it. */
function refresh() {
  unmark('is-gathered');
  for (const element of document.querySelectorAll('.is-unfit')) {
    element.classList.remove('is-unfit');
    if (element.hasAttribute('data-options')) element.classList.add('can');
  }
  if (!isGathering()) return;
  for (const element of gatheredElements()) element.classList.add('is-gathered');
  const fits = new Set([...holding(gathered), ...complete()]);
  for (const option of options()) {
    if (!fits.has(option)) option.closest('li')?.classList.add('is-unfit');
  }
  const lit = new Set([...fits].flatMap(keysOf));
  for (const element of document.querySelectorAll('[data-key][data-options]')) {
    if (lit.has(attr(element, 'data-key'))) continue;
    element.classList.remove('can');
    element.classList.add('is-unfit');
  }
}
