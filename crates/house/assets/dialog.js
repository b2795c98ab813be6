// Dialogs and bubbles. A <dialog> keeps the focus inside and gives it back by itself.

import { attr, byId, one } from './dom.js';
import { within } from './geometry.js';
import { page, say } from './state.js';

/** Opens the page's dialog. @param {string} title @param {Node | string} body  a string is HTML from the house */
export function open(title, body) {
  byId('dialog-title').textContent = title;
  const inside = byId('dialog-body');
  if (typeof body === 'string') inside.innerHTML = body;
  else inside.replaceChildren(body);
  const dialog = /** @type {HTMLDialogElement} */ (byId('dialog'));
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/** @param {string} words @param {string} className */
export function button(words, className = '') {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = words;
  return element;
}

/** @param {string} words */
export function paragraph(words) {
  const element = document.createElement('p');
  element.textContent = words;
  return element;
}

/** Asks once more. @param {string} title @param {string} words @returns {Promise<boolean>} */
export function sure(title, words) {
  const [yes, no] = [button(say('page-yes'), 'go'), button(say('page-no'))];
  const row = document.createElement('p');
  row.className = 'next';
  row.append(yes, no);
  const body = document.createElement('div');
  body.append(paragraph(words), row);
  const dialog = open(title, body);
  no.focus();
  return new Promise((answer) => {
    const close = (/** @type {boolean} */ value) => () => {
      answer(value);
      if (dialog.open) dialog.close();
    };
    yes.addEventListener('click', close(true));
    no.addEventListener('click', close(false));
    dialog.addEventListener('close', close(false), { once: true });
  });
}

/** Puts a floating box beside something, inside the window. @param {HTMLElement} box @param {Element} anchor */
export function beside(box, anchor) {
  const [target, own] = [anchor.getBoundingClientRect(), box.getBoundingClientRect()];
  const room = 8;
  const under = target.bottom + room + own.height <= innerHeight;
  const top = under ? target.bottom + room : target.top - room - own.height;
  const left = target.left + target.width / 2 - own.width / 2;
  box.style.top = `${within(top, own.height, innerHeight, room)}px`;
  box.style.left = `${within(left, own.width, innerWidth, room)}px`;
}

/** @type {HTMLElement | null} */
let bubble = null;
let leaving = 0;

/** Says something next to an element, with a way to read on. @param {string} words @param {Element | null} anchor @param {string} [href] */
export function whisper(words, anchor, href) {
  hush();
  bubble = document.createElement('div');
  bubble.className = 'bubble';
  bubble.setAttribute('role', 'alert');
  bubble.append(paragraph(words));
  if (href) {
    const link = document.createElement('a');
    link.href = href;
    link.target = '_blank';
    link.textContent = say('page-rule');
    bubble.append(link);
  }
  document.body.append(bubble);
  beside(bubble, anchor ?? byId('region-prompt'));
  leaving = setTimeout(hush, 9_000);
}

/** Takes the bubble away; says whether there was one. */
export function hush() {
  clearTimeout(leaving);
  const was = bubble !== null;
  bubble?.remove();
  bubble = null;
  return was;
}

/** Where a rule can be read. @param {string} rule */
export const ruleAt = (rule) => `${page.rules}#${rule}`;

/** Readies everything that opens and closes. */
export function begin() {
  document.addEventListener('refused', (event) => {
    const { words, href } = event.detail;
    whisper(words, document.querySelector('.option.is-chosen, [data-key].is-chosen'), href);
  });
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const opener = target.closest('[data-open]');
    if (opener) /** @type {HTMLDialogElement} */ (byId(attr(opener, 'data-open'))).showModal();
    if (target instanceof HTMLDialogElement) target.close();
    if (bubble && !bubble.contains(target)) hush();
    for (const menu of document.querySelectorAll('details.menu[open]')) {
      if (!menu.contains(target) || target.closest('.sheet .ask')) menu.removeAttribute('open');
    }
  }, true);
}

/** Closes the topmost thing that is open. @returns {boolean} whether there was one */
export function closeOne() {
  if (hush()) return true;
  const menu = document.querySelector('details.menu[open]');
  if (!menu) return false;
  menu.removeAttribute('open');
  one('summary', menu).focus();
  return true;
}
