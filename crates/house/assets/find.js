// Looking for an option in a long list: what does not match is out of the way.

import { choose } from './choose.js';
import { all, attr, isTyping, one, region } from './dom.js';
import { frames } from './frames.js';
import { reveal, unreveal } from './lines.js';
import { say } from './state.js';

/** Long lists have it. */
const field = () => /** @type {HTMLInputElement | null} */ (document.getElementById('find-option'));

/** Letters without their marks, so that nobody needs a Polish keyboard. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

const listed = () => all('.options > li:has(> .option)', region('options'));
const left = () => listed().filter((item) => !item.classList.contains('is-out'))
  .map((item) => one('.option', item));

/** The words that somebody typed. @param {string} typed */
export const wordsIn = (typed) => plain(typed).split(/\s+/).filter(Boolean);

/** Whether a text holds all of these words. @param {string} text @param {string[]} words */
export function matches(text, words) {
  const within = plain(text);
  return words.every((word) => within.includes(word));
}

/** Which options there were when somebody began to look. */
let among = '';

/** Shows what matches every word that was typed, in its heading or in itself. */
function sift() {
  const wanted = wordsIn(field()?.value ?? '');
  for (const item of listed()) {
    const heading = item.closest('.option-group')?.querySelector('h2, .opens')?.textContent ?? '';
    item.classList.toggle('is-out', !matches(`${heading} ${one('.words', item).textContent}`, wanted));
  }
  if (wanted.length) reveal(left());
  else unreveal();
  const found = document.getElementById('found');
  if (found) found.textContent = wanted.length ? say('page-found', { n: left().length }) : '';
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const own = field();
  if (own && event.target === own) {
    const options = left();
    if (event.key === 'Enter' && options.length === 1) choose(options[0]);
    else if (event.key === 'ArrowDown' || event.key === 'Enter') options[0]?.focus();
    else if (event.key === 'Escape') {
      own.value = '';
      sift();
    } else return;
    event.preventDefault();
  } else if (event.key === '/' && own && !isTyping(event.target) && !document.querySelector('dialog[open]')) {
    event.preventDefault();
    own.focus();
  }
}

/** Readies the field. */
export function begin() {
  document.addEventListener('input', (event) => { if (event.target === field()) sift(); });
  document.addEventListener('keydown', onKey);
  frames.onDrawn((names) => {
    if (!names.includes('options')) return;
    const now = listed().map((item) => attr(one('.option', item), 'data-notation')).join('\n');
    const own = field();
    if (own && now !== among) own.value = '';
    among = now;
    sift();
  });
}
