// What a thing is, in one sentence: the first of what its lens says. Asked for once, when it is first pointed at.

import { page } from './state.js';

/** @type {Map<string, Promise<string>>} */
const known = new Map();

/** The first sentence of a text. @param {string} text */
const first = (text) => text.trim().match(/^.*?[.!?…](?=\s|$)/su)?.[0] ?? text.trim();

/** @param {string} id */
async function asked(id) {
  const answer = await fetch(`${page.base}/games/${page.game}/lens/${id}`);
  if (!answer.ok) return '';
  const inside = document.createElement('template');
  inside.innerHTML = await answer.text();
  return first(inside.content.querySelector('p')?.textContent ?? '');
}

/** What an element is, in one sentence; empty where nothing is known. @param {Element} element @returns {Promise<string>} */
export function sentence(element) {
  const about = element.closest('[data-lens], [data-note]');
  const note = about?.getAttribute('data-note');
  if (note) return Promise.resolve(first(note));
  const id = about?.getAttribute('data-lens');
  if (!id) return Promise.resolve('');
  const said = known.get(id) ?? asked(id).catch(() => {
    known.delete(id);
    return '';
  });
  known.set(id, said);
  return said;
}
