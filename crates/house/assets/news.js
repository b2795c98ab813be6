// What the house tells everybody at the table is also put before those whom it concerns, for a while: the chat may be closed.

import { byId } from './state.js';

const A_WHILE = 9_000;
let timer = 0;

/** @param {Event} event */
function show(event) {
  const { words, about } = /** @type {CustomEvent<{words: string, about: string}>} */ (event).detail;
  const own = [...document.querySelectorAll('.seat.you .name')].map((name) => name.textContent);
  if (own.includes(about)) return;
  const news = byId('news');
  news.textContent = words;
  news.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { news.hidden = true; }, A_WHILE);
}

/** Readies the line. */
export function begin() {
  document.addEventListener('noticed', show);
  byId('news').addEventListener('click', () => { byId('news').hidden = true; });
}
