// What scrolls can be scrolled by keys: a part that overflows, and holds nothing that takes the focus, takes it itself. And
// what can be chosen on the board is called by what is written there, too.

import { all, nameOf } from './dom.js';
import { frames } from './frames.js';

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
  for (const part of all(PARTS)) {
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

/** Without what stands in brackets, and in brackets within them. @param {string} text @returns {string} */
function unbracketed(text) {
  const less = text.replace(/\([^()]*\)/g, '');
  return less === text ? text : unbracketed(less);
}

/** @param {string} text */
const wordsOf = (text) => unbracketed(text.normalize('NFKD').toLowerCase()).split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(' ');

/** @param {Element} piece */
function writtenOn(piece) {
  const texts = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  let written = '';
  while (texts.nextNode()) if (texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) written += texts.currentNode.nodeValue;
  return written.trim();
}

/** What is written on a piece belongs to its name: who speaks to the browser says what there is to read. */
function name() {
  for (const piece of document.querySelectorAll('[data-key][role="button"]')) {
    const [label, written] = [nameOf(piece), writtenOn(piece)];
    const words = wordsOf(written);
    if (!words || ` ${wordsOf(label)} `.includes(` ${words} `)) continue;
    piece.setAttribute('data-name', label);
    piece.setAttribute('aria-label', `${label}. ${written}`);
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
  frames.onDrawn(name);
  frames.onDrawn(look);
  // What a closed tab hides is read when it opens.
  document.addEventListener('tabbed', name);
  document.addEventListener('tabbed', look);
  addEventListener('resize', look);
  name();
  look();
}
