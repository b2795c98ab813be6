// A few words beside what is pointed at: what choosing it does, and what it is. It never takes a click, and does not
// cover what one chooses among as long as there is any other place for it.

import { shared, within } from './geometry.js';

const ROOM = 8;

/** @type {HTMLElement | null} */
let box = null;
/** @type {Element | null} */
let anchor = null;

/** @param {Element} element @returns {Box} */
function boxOf(element) {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
}

/** Where it may stand: under, over, right and left of what it is about, each as near as the window lets it.
 * @param {Box} target @param {Box} own @returns {Box[]} */
function places(target, own) {
  const at = (/** @type {number} */ left, /** @type {number} */ top) => {
    const [x, y] = [within(left, own.w, innerWidth, ROOM), within(top, own.h, innerHeight, ROOM)];
    return { ...own, x, y };
  };
  const [x, y] = [target.x + target.w / 2 - own.w / 2, target.y + target.h / 2 - own.h / 2];
  return [
    at(x, target.y + target.h + ROOM), at(x, target.y - ROOM - own.h),
    at(target.x + target.w + ROOM, y), at(target.x - ROOM - own.w, y),
  ];
}

/** Puts it where it covers least of what can be chosen, the thing itself above all. @param {HTMLElement} box @param {Element} about */
function place(box, about) {
  const target = boxOf(about);
  const others = [...document.querySelectorAll('[data-options], .option')]
    .filter((element) => element !== about && !element.contains(about) && !about.contains(element))
    .map(boxOf);
  const cost = (/** @type {Box} */ spot) => 3 * shared(spot, target) + others.reduce((sum, other) => sum + shared(spot, other), 0);
  const [best] = places(target, boxOf(box))
    .map((spot) => ({ spot, cost: cost(spot) })).sort((a, b) => a.cost - b.cost);
  box.style.left = `${best.spot.x}px`;
  box.style.top = `${best.spot.y}px`;
}

/** Says something beside an element. @param {Element} about @param {(Node | string)[]} lines  each on a line of its own */
export function tip(about, lines) {
  untip();
  if (!lines.length) return;
  anchor = about;
  box = document.createElement('div');
  box.className = 'tip';
  box.setAttribute('role', 'status');
  for (const line of lines) {
    const row = document.createElement('p');
    row.append(line);
    box.append(row);
  }
  document.body.append(box);
  place(box, about);
}

/** Adds a line to what is said about an element, if that is still said. @param {Element} about @param {string} line */
export function addToTip(about, line) {
  if (!box || anchor !== about) return;
  const row = document.createElement('p');
  row.className = 'what';
  row.append(line);
  box.append(row);
  place(box, about);
}

/** Takes it away. */
export function untip() {
  box?.remove();
  box = null;
  anchor = null;
}
