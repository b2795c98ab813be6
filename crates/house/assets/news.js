// What the house tells everybody at the table is also put before those whom it concerns, for a while: the chat may be closed.

import { all, byId } from './dom.js';

const A_WHILE = 9_000;
let timer = 0;

/** @param {DocumentEventMap['noticed']} event */
function show(event) {
  const { words, about } = event.detail;
  const own = all('.seat.you .name').map((name) => name.textContent);
  if (about !== undefined && own.includes(about)) return;
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
