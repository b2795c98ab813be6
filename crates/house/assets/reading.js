// What is read aloud at the table: cards that come one after the other, each until the reader goes on, or skips them all.
// What was read stays read in this browser; the story has it for ever.

import { onStep, waiting } from './frames.js';
import { byId, page, region, say } from './state.js';

const memory = () => `read ${page.table} ${page.seat ?? ''}`;

/** Whether a card was read: up to the latest that this browser remembers. Where it remembers nothing, what came before the
 * reader's last decision was read elsewhere. @param {HTMLElement} card */
function isRead(card) {
  const latest = localStorage.getItem(memory());
  return latest === null ? card.dataset.recent === undefined : Number(card.dataset.moment) <= Number(latest);
}

const dialog = () => /** @type {HTMLDialogElement} */ (byId('reading'));

/** What is read again while a campaign is watched from its beginning; nothing otherwise. @type {Element[] | null} */
let again = null;

/** What is to be read still, the earliest first. */
const unread = () => again ?? [...region('readings').querySelectorAll('article')]
  .filter((card) => !isRead(/** @type {HTMLElement} */ (card)));

/** How many cards were there when reading began. */
let all = 0;

/** Shows the next card; closes the dialog when there is none. */
function show() {
  const cards = unread();
  if (cards.length === 0) {
    if (dialog().open) dialog().close();
    all = 0;
    return;
  }
  all = Math.max(all, cards.length);
  const [card] = cards;
  byId('reading-title').textContent = card.querySelector('h2').textContent;
  byId('reading-body').replaceChildren(...[...card.querySelectorAll('figure, p')].map((line) => line.cloneNode(true)));
  byId('reading-count').textContent = all > 1 ? say('page-reading', { n: all - cards.length + 1, all }) : '';
  if (!dialog().open) dialog().showModal();
  dialog().scrollTop = 0;
  /** @type {HTMLElement} */ (dialog().querySelector('[data-reading="next"]')).focus();
}

/** @param {Element[]} cards */
function finish(cards) {
  const last = cards.at(-1);
  if (again) again = again.filter((card) => !cards.includes(card));
  else if (last) localStorage.setItem(memory(), last.getAttribute('data-moment'));
  show();
}

/** While a game is watched again, each of its cards comes with its own moment and none before. @param {number} moment */
export function readAgain(moment) {
  again = [...region('readings').querySelectorAll(`article[data-moment="${moment}"]`)];
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
  onStep(() => setTimeout(() => !waiting() && show()));
  show();
}
