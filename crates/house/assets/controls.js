// The buttons beside the options: take back, confirm, hint, and the menu of the table.

import { open, sure, whisper } from './dialog.js';
import { all, attr, byId, isTyping, keyed, one, region } from './dom.js';
import { frames } from './frames.js';
import { reveal } from './lines.js';
import { keysOf, listed } from './options.js';
import { showElements } from './panzoom.js';
import { ask, isBusy } from './send.js';
import { say } from './state.js';

let deadline = 0;
let ticking = 0;

const confirmButton = () => /** @type {HTMLButtonElement | null} */ (region('options').querySelector('[data-post="confirm"]'));

/** @param {HTMLElement} button */
async function press(button) {
  const { about, grave } = button.dataset;
  const post = attr(button, 'data-post');
  if (grave && !await sure(button.querySelector('b')?.textContent ?? say('page-sure'), grave)) return;
  if (post === 'hint') {
    await hint();
    return;
  }
  await ask(post, about === undefined ? {} : { seat: Number(about) });
}

/**
 * What the coach says, and the option it speaks of marked in the list.
 * @param {string} [about] an option that it is to compare with its choice
 */
async function hint(about) {
  open(say('page-hint'), Object.assign(document.createElement('p'), { textContent: say('page-asking') }));
  const answer = await ask('hint', about === undefined ? {} : { about });
  const dialog = /** @type {HTMLDialogElement} */ (byId('dialog'));
  if (!answer?.html) {
    dialog.close();
    return;
  }
  open(say('page-hint'), answer.html);
  for (const button of all('[data-compare]', byId('dialog-body'))) {
    button.addEventListener('click', () => hint(button.dataset.compare));
  }
  const notation = byId('dialog-body').querySelector('.hint')?.getAttribute('data-notation');
  if (!notation) return;
  const option = listed(notation);
  if (!option) return;
  option.classList.add('is-advised');
  reveal([option]);
  option.scrollIntoView({ block: 'nearest' });
  for (const key of keysOf(option)) keyed(key)?.classList.add('is-advised');
  showElements(keysOf(option));
}

/** What people look at when they read: a decision that waits for them waits longer then. */
const READ = 'dialog[open], details.menu[open], .bubble, .story:hover, .chat:hover, .is-looking-back, body:not([data-tab="table"]) .people';

/** Whether the reader is busy reading something. */
const isReading = () => document.hidden || document.getSelection()?.isCollapsed === false
  || [...document.querySelectorAll(READ)].some((element) => element.checkVisibility());

/** The held decision counts down in its button. While its player reads it waits for that button. */
function countDown() {
  clearInterval(ticking);
  const left = confirmButton()?.dataset.left;
  if (left === undefined) {
    const count = confirmButton()?.querySelector('.count');
    if (count) count.textContent = '';
    return;
  }
  deadline = performance.now() + Number(left);
  const tick = () => {
    const button = confirmButton();
    const seconds = Math.ceil((deadline - performance.now()) / 1000);
    if (!button || seconds < 0) clearInterval(ticking);
    else one('.count', button).textContent = `${seconds} s`;
    if (button && isReading() && !isBusy()) {
      clearInterval(ticking);
      ask('hold');
    }
  };
  tick();
  ticking = setInterval(tick, 250);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
  const post = { u: 'undo', h: 'hint' }[event.key.toLowerCase()];
  if (post) /** @type {HTMLElement | null} */ (document.querySelector(`[data-post="${post}"]`))?.click();
  if (event.key === '?') /** @type {HTMLDialogElement} */ (byId('keys')).showModal();
  const free = !(/** @type {Element} */ (event.target)).closest('button, a, summary, [data-options], [data-why]');
  if (event.key === 'Enter' && free) confirmButton()?.click();
}

/** Readies the buttons. */
export function begin() {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-post]');
    if (button) press(/** @type {HTMLElement} */ (button));
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', async (event) => {
    if (!(event.target instanceof HTMLInputElement) || !('copy' in event.target.dataset)) return;
    event.target.select();
    await navigator.clipboard?.writeText(event.target.value).catch(() => {});
    whisper(say('page-copied'), event.target);
  });
  frames.onDrawn((names) => { if (names.includes('options')) countDown(); });
  countDown();
}
