// Results that were told: what was tried, against what, what it brought. They stay on a card beside the scene until the
// reader goes on, or has had time to read them. The card lies over nothing that can be chosen.

import { byId } from './dom.js';
import { frames } from './frames.js';
import { page } from './state.js';

/** A card stays for so long, and for so much longer with every letter; never longer than anybody needs. */
const LEAST = 3_500;
const A_LETTER = 65;
const MOST = 25_000;
/** Slow readers have more time. */
const PATIENCE = { off: 1, fast: 1, normal: 1, slow: 1.7 };

const card = () => byId('results');
const list = () => byId('results-list');
const isShown = () => !card().hidden;

let closing = 0;
/** Whose results these are: on a shared screen nobody sees another's. */
let seat = page.seat;

/** So much is left between the card and the end of the page. */
const MARGIN = 28;

/** Beside many people there is less room for the card than it may take. */
function fit() {
  const box = /** @type {HTMLElement} */ (card().querySelector('.results-card'));
  const room = Math.max(0, innerHeight - box.getBoundingClientRect().top - MARGIN);
  list().style.maxHeight = getComputedStyle(box).position === 'absolute' ? `min(12.2rem, ${room}px)` : '';
}

/** @param {string[]} rows */
function add(rows) {
  card().hidden = false;
  list().insertAdjacentHTML('beforeend', rows.join(''));
  fit();
  list().scrollTop = list().scrollHeight;
  wait();
}

/** For how long these results are read. */
const reading = () => Math.min(MOST, LEAST + A_LETTER * list().textContent.length) * (PATIENCE[page.speed] ?? 1);

/** Whether the reader has the card before them, and nothing else keeps it there. */
const isRead = () => !document.hidden && !frames.isTelling && !document.querySelector('dialog[open]')
  && !document.body.classList.contains('is-looking-back') && !card().matches(':hover, :focus-within');

/** Counts from the moment at which the reader can read in peace. */
function wait() {
  clearTimeout(closing);
  if (isShown()) closing = setTimeout(() => (isRead() ? close() : wait()), reading());
}

/** Puts the card away. */
export function close() {
  clearTimeout(closing);
  if (!isShown()) return;
  const hadFocus = card().contains(document.activeElement);
  card().hidden = true;
  list().replaceChildren();
  if (hadFocus) byId('region-options').focus({ preventScroll: true });
  frames.settle();
}

/** Readies the card. */
export function begin() {
  frames.onStep((step) => {
    if (page.seat !== seat) {
      seat = page.seat;
      close();
    }
    if (step.results.length) add(step.results);
  });
  // The next tap or key goes on; one that only ended what was being told does not.
  frames.onTap(close);
  for (const kind of ['pointerleave', 'focusout']) card().addEventListener(kind, wait);
  document.addEventListener('visibilitychange', wait);
  // Nobody is asked for the screen, and nothing is read aloud, before a result was seen.
  frames.hold(() => isShown() && (page.handOver !== null || !!document.querySelector('#region-readings article')));
}
