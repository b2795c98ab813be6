// A screen that several people share. Where the next person sees what those who just looked may not know, a
// curtain falls; otherwise the page simply turns to the next person.

import { button } from './dialog.js';
import { onStep, waiting } from './frames.js';
import { sit } from './live.js';
import { byId, page, say } from './state.js';

const curtain = () => /** @type {HTMLDialogElement} */ (byId('curtain'));

/** @param {number} seat @param {string} name */
function fall(seat, name) {
  const dialog = curtain();
  byId('curtain-title').textContent = say('page-pass-screen', { name });
  const here = button(say('page-i-am', { name }), 'go');
  here.addEventListener('click', async () => {
    here.disabled = true;
    if (await sit(seat)) dialog.close();
    here.disabled = false;
  });
  byId('curtain-body').replaceChildren(here);
  if (!dialog.open) dialog.showModal();
  here.focus();
}

/** Turns to whoever is to decide next, once everything before has been shown. */
function turn() {
  const next = page.handOver;
  if (!next || next.seat === page.seat || waiting()) return;
  if (next.curtain) fall(next.seat, next.name);
  else sit(next.seat);
}

/** Readies the curtain. */
export function begin() {
  curtain().addEventListener('cancel', (event) => event.preventDefault());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-seat]');
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    fall(Number(link.getAttribute('data-seat')), link.getAttribute('data-name') ?? '');
  });
  onStep(() => setTimeout(turn));
  turn();
}
