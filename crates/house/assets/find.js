// Looking for an option in a long list: what does not match is out of the way.

import { choose } from './choose.js';
import { onDrawn } from './frames.js';
import { reveal, unreveal } from './lines.js';
import { byId, isTyping, region, say } from './state.js';

/** @returns {HTMLInputElement | null} */
const field = () => /** @type {HTMLInputElement | null} */ (byId('find-option'));

/** Letters without their marks, so that nobody needs a Polish keyboard. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

const listed = () => /** @type {HTMLElement[]} */ ([...region('options').querySelectorAll('.options > li:has(> .option)')]);
const left = () => listed().filter((item) => !item.classList.contains('is-out'))
  .map((item) => /** @type {HTMLElement} */ (item.querySelector('.option')));

/** Which options there were when somebody began to look. */
let among = '';

/** Shows what matches every word that was typed, in its heading or in itself. */
function sift() {
  const wanted = plain(field()?.value ?? '').split(/\s+/).filter(Boolean);
  for (const item of listed()) {
    const text = plain(`${item.closest('.option-group')?.querySelector('h2, .opens').textContent ?? ''} ${item.querySelector('.words').textContent}`);
    item.classList.toggle('is-out', !wanted.every((word) => text.includes(word)));
  }
  if (wanted.length) reveal(left());
  else unreveal();
  const found = byId('found');
  if (found) found.textContent = wanted.length ? say('page-found', { n: left().length }) : '';
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === field()) {
    const options = left();
    if (event.key === 'Enter' && options.length === 1) choose(options[0]);
    else if (event.key === 'ArrowDown' || event.key === 'Enter') options[0]?.focus();
    else if (event.key === 'Escape') {
      field().value = '';
      sift();
    } else return;
    event.preventDefault();
  } else if (event.key === '/' && field() && !isTyping(event.target) && !document.querySelector('dialog[open]')) {
    event.preventDefault();
    field().focus();
  }
}

/** Readies the field. */
export function begin() {
  document.addEventListener('input', (event) => { if (event.target === field()) sift(); });
  document.addEventListener('keydown', onKey);
  onDrawn((names) => {
    if (!names.includes('options')) return;
    const now = listed().map((item) => item.querySelector('.option').getAttribute('data-notation')).join('\n');
    if (now !== among && field()) field().value = '';
    among = now;
    sift();
  });
}
