// What is read aloud at the table: cards that come one after the other, each until the reader goes on, or skips them all.
// What was read stays read in this browser; the story has it for ever.

import { all, attr, byId, one, region } from './dom.js';
import { frames } from './frames.js';
import { page, say } from './state.js';

const memory = () => `read ${page.table} ${page.seat ?? ''}`;

/** Whether a card was read: up to the latest that this browser remembers. Where it remembers nothing, what came before the
 * reader's last decision was read elsewhere. @param {HTMLElement} card */
function isRead(card) {
  const latest = localStorage.getItem(memory());
  return latest === null ? card.dataset.recent === undefined : Number(card.dataset.moment) <= Number(latest);
}

const dialog = () => /** @type {HTMLDialogElement} */ (byId('reading'));

/** What is read again while a campaign is watched from its beginning; nothing otherwise. @type {HTMLElement[] | null} */
let again = null;

/** What is to be read still, the earliest first. */
const unread = () => again ?? all('article', region('readings')).filter((card) => !isRead(card));

/** How many cards were there when reading began. */
let most = 0;

/** Shows the next card; closes the dialog when there is none. */
function show() {
  const cards = unread();
  if (cards.length === 0) {
    if (dialog().open) dialog().close();
    most = 0;
    return;
  }
  most = Math.max(most, cards.length);
  const [card] = cards;
  byId('reading-title').textContent = one('h2', card).textContent;
  byId('reading-body').replaceChildren(...all('figure, p', card).map((line) => line.cloneNode(true)));
  byId('reading-count').textContent = most > 1 ? say('page-reading', { n: most - cards.length + 1, all: most }) : '';
  if (!dialog().open) dialog().showModal();
  dialog().scrollTop = 0;
  one('[data-reading="next"]', dialog()).focus();
}

/** @param {Element[]} cards */
function finish(cards) {
  const last = cards.at(-1);
  if (again) again = again.filter((card) => !cards.includes(card));
  else if (last) localStorage.setItem(memory(), attr(last, 'data-moment'));
  show();
}

/** While a game is watched again, each of its cards comes with its own moment and none before. @param {number} moment */
export function readAgain(moment) {
  again = all(`article[data-moment="${moment}"]`, region('readings'));
  show();
}

/** It is watched no longer: what is new comes by itself. */
export function readOn() {
  again = null;
}

/** Whether a card lies before the reader. */
export const isReading = () => dialog().open;

/** Readies what is read aloud. */
export function begin() {
  dialog().addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-reading]');
    if (!button) return;
    event.stopPropagation();
    finish(button.getAttribute('data-reading') === 'skip' ? unread() : unread().slice(0, 1));
  });
  // Escape, and a click beside the card, skip what is left.
  dialog().addEventListener('close', () => unread().length > 0 && finish(unread()));
  frames.onStep(() => setTimeout(() => !frames.waiting && show()));
  show();
}
