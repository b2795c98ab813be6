// What scrolls can be scrolled by keys: a part that overflows, and holds nothing that takes the focus, takes it itself.

import { onDrawn } from './frames.js';

/** The parts of the page that may scroll. */
const PARTS = '.board, .plates, .plate, .hand, .deciding, .choices, .people, .log, .said, .words-face, .parts, .growth, .sheet-view, #results-list';
const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** @param {HTMLElement} part */
function overflows(part) {
  const { overflowX, overflowY } = getComputedStyle(part);
  const moves = (/** @type {string} */ overflow, /** @type {number} */ by) => by > 1 && /auto|scroll/.test(overflow);
  return moves(overflowY, part.scrollHeight - part.clientHeight) || moves(overflowX, part.scrollWidth - part.clientWidth);
}

function check() {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(PARTS))) {
    const reached = [...part.querySelectorAll(FOCUSABLE)].some((element) => element.checkVisibility());
    if (!reached && overflows(part)) {
      if (part.tabIndex !== 0) part.dataset.reach = part.getAttribute('tabindex') ?? '';
      part.tabIndex = 0;
    } else if (part.dataset.reach !== undefined) {
      if (part.dataset.reach) part.setAttribute('tabindex', part.dataset.reach);
      else part.removeAttribute('tabindex');
      delete part.dataset.reach;
    }
  }
}

let asked = 0;

/** Looks once everything is laid out. */
function look() {
  cancelAnimationFrame(asked);
  asked = requestAnimationFrame(check);
}

/** Readies what scrolls. */
export function begin() {
  onDrawn(look);
  document.addEventListener('tabbed', look);
  addEventListener('resize', look);
  look();
}
