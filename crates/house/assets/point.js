// Pointing: what lights up because something else is looked at. An option points while it is previewed, an element of the
// board with `data-points` while it is hovered, focused or tapped.

import { keyed, listOf } from './dom.js';
import { unmark } from './options.js';

/** What is pointed at, and by what. @type {{option: string[], element: string[]}} */
const pointed = { option: [], element: [] };

function light() {
  unmark('is-pointed');
  for (const key of [...pointed.option, ...pointed.element]) keyed(key)?.classList.add('is-pointed');
}

/** Points at what previewed options concern. @param {string[]} keys */
export function point(keys) {
  pointed.option = keys;
  light();
}

/** @param {EventTarget | null} target */
function follow(target) {
  const pointer = target instanceof Element ? target.closest('[data-points]:not(.option)') : null;
  const keys = listOf(pointer?.getAttribute('data-points'));
  if (keys.join(' ') === pointed.element.join(' ')) return;
  pointed.element = keys;
  light();
}

/** A dialog opens about what was tapped: it takes the focus and the next taps, and what is pointed at stays lit behind it.
 * @param {EventTarget | null} target */
const isAside = (target) => target instanceof Element && target.closest('dialog') !== null;

/** After elements were drawn anew. */
export const pointAgain = light;

/** Readies pointing. */
export function begin() {
  document.addEventListener('pointerover', (event) => { if (event.pointerType !== 'touch') follow(event.target); });
  document.addEventListener('focusin', (event) => { if (!isAside(event.target)) follow(event.target); });
  document.addEventListener('focusout', (event) => {
    if (!isAside(event.target) && !isAside(event.relatedTarget)) follow(null);
  });
  // A tap points, the next one elsewhere does not any more.
  document.addEventListener('click', (event) => { if (!isAside(event.target)) follow(event.target); }, true);
}
