// What lies before people is seen in full: panels that do not fit beside the board are drawn closer, step by step. They
// stay so, lest they jump while the game goes on, until the window has another size.

import { byId, region } from './dom.js';
import { frames } from './frames.js';

/** How close panels can be drawn: the style sheet knows what each step means. */
const CLOSEST = 4;

let close = 0;

/** @param {number} step */
function draw(step) {
  close = step;
  byId('people').dataset.close = String(step);
}

/** How far the last panel reaches below what can be seen of them. */
function excess() {
  const [people, last] = [byId('people'), region('panels').lastElementChild];
  if (!last) return 0;
  return last.getBoundingClientRect().bottom + people.scrollTop - people.getBoundingClientRect().bottom;
}

function fit() {
  while (close < CLOSEST && excess() > 1) draw(close + 1);
}

/** Readies the panels. */
export function begin() {
  frames.onDrawn((names) => { if (names.includes('panels')) fit(); });
  addEventListener('resize', () => {
    draw(0);
    fit();
  });
  fit();
}
