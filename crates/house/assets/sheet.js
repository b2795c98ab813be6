// What lies before a player, opened large from the player's panel. It follows the game while it is open.

import { open as openDialog, paragraph } from './dialog.js';
import { attr, byId } from './dom.js';
import { frames } from './frames.js';
import { moment } from './replay.js';
import { say, seen } from './state.js';

/** The player whose sheet is open. @type {string | null} */
let shown = null;

const dialog = () => /** @type {HTMLDialogElement} */ (byId('sheet'));

/** @param {string} player */
async function show(player) {
  shown = player;
  const at = moment() ?? frames.tellingAt;
  let sheet = null;
  try {
    const answer = await fetch(seen(`/sheets/${player}`, at === null ? {} : { moment: at }));
    if (answer.ok) sheet = await answer.text();
  } catch {
    // Said below.
  }
  if (shown !== player) return;
  if (sheet === null) {
    if (!dialog().open) openDialog(say('page-piece'), paragraph(say('page-offline')));
    return;
  }
  byId('sheet-body').innerHTML = sheet;
  if (!dialog().open) dialog().showModal();
}

/** Readies the sheets. */
export function begin() {
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-sheet]');
    if (opener) show(attr(opener, 'data-sheet'));
  });
  dialog().addEventListener('close', () => {
    shown = null;
    byId('sheet-body').replaceChildren();
  });
  frames.onDrawn((names) => {
    if (shown !== null && names.includes('panels')) show(shown);
  });
}
