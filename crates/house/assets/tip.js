// A few words beside what is pointed at: what choosing it does, and what it is. It never takes a click, and does not
// cover what one chooses among as long as there is any other place for it.

const ROOM = 8;

/** @type {HTMLElement | null} */
let box = null;
/** @type {Element | null} */
let anchor = null;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** How much of a box another one covers. @param {Box} a @param {Box} b */
const covered = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
  * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where it may stand: under, over, right and left of what it is about, each as near as the window lets it.
 * @param {DOMRect} target @param {{width: number, height: number}} own @returns {Box[]} */
function places(target, own) {
  const within = (value, size, whole) => Math.max(ROOM, Math.min(whole - size - ROOM, value));
  const at = (left, top) => {
    const [x, y] = [within(left, own.width, innerWidth), within(top, own.height, innerHeight)];
    return { left: x, top: y, right: x + own.width, bottom: y + own.height };
  };
  const [x, y] = [target.left + target.width / 2 - own.width / 2, target.top + target.height / 2 - own.height / 2];
  return [
    at(x, target.bottom + ROOM), at(x, target.top - ROOM - own.height),
    at(target.right + ROOM, y), at(target.left - ROOM - own.width, y),
  ];
}

/** Puts it where it covers least of what can be chosen, the thing itself above all. @param {Element} about */
function place(about) {
  const target = about.getBoundingClientRect();
  const others = [...document.querySelectorAll('[data-options], .option')]
    .filter((element) => element !== about && !element.contains(about) && !about.contains(element))
    .map((element) => element.getBoundingClientRect());
  const cost = (spot) => 3 * covered(spot, target) + others.reduce((sum, other) => sum + covered(spot, other), 0);
  const [best] = places(target, box.getBoundingClientRect())
    .map((spot) => ({ spot, cost: cost(spot) })).sort((a, b) => a.cost - b.cost);
  box.style.left = `${best.spot.left}px`;
  box.style.top = `${best.spot.top}px`;
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
  place(about);
}

/** Adds a line to what is said about an element, if that is still said. @param {Element} about @param {string} line */
export function addToTip(about, line) {
  if (!box || anchor !== about) return;
  const row = document.createElement('p');
  row.className = 'what';
  row.append(line);
  box.append(row);
  place(about);
}

/** Takes it away. */
export function untip() {
  box?.remove();
  box = null;
  anchor = null;
}
