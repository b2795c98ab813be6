// Every card, symbol and token can be enlarged and read: by a click where nothing can be chosen, by a second
// mouse button or a long press anywhere, by the key I, or by "What is this?". Words that belong to this table alone
// come with the element itself (`data-note`).

import { open, paragraph } from './dialog.js';
import { byId, isTyping } from './dom.js';
import { frames } from './frames.js';
import { page, say } from './state.js';

const LONG = 550;
const TREMBLE = 9;

/** What the pointer is over. @type {Element | null} */
let over = null;
let pressing = 0;
/** A long press has opened the lens: the click that ends it is not meant for anything else. */
let spent = false;

/** What can be read about: an element with a lens or a note. @param {EventTarget | null} target */
const readable = (target) => (target instanceof Element ? target.closest('[data-lens], [data-note]') : null);

/** @param {string} id */
const lensOf = (id) => fetch(`${page.base}/games/${page.game}/lens/${id}`);

/** Asked for once, when it is first pointed at. @type {Map<string, Promise<string>>} */
const known = new Map();

/** The first sentence of a text. @param {string} text */
export const first = (text) => text.trim().match(/^.*?[.!?…](?=\s|$)/su)?.[0] ?? text.trim();

/** @param {string} id */
async function asked(id) {
  const answer = await lensOf(id);
  if (!answer.ok) return '';
  const inside = document.createElement('template');
  inside.innerHTML = await answer.text();
  return first(inside.content.querySelector('p')?.textContent ?? '');
}

/** What an element is, in one sentence: the first of what its lens says. Empty where nothing is known. @param {Element} element @returns {Promise<string>} */
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

/** A note as paragraphs. @param {Element} element */
function noteOf(element) {
  const note = document.createDocumentFragment();
  const lines = (element.getAttribute('data-note') ?? '').split('\n').filter((line) => line.trim());
  for (const line of lines) note.append(Object.assign(paragraph(line), { className: 'note' }));
  return note;
}

/** @param {Element} element */
async function show(element) {
  const note = noteOf(element);
  const id = element.getAttribute('data-lens');
  if (!id) {
    open(say('page-piece'), note);
    return;
  }
  let body = say('page-no-piece');
  try {
    const answer = await lensOf(id);
    if (answer.ok) {
      open(say('page-piece'), await answer.text());
      byId('dialog-body').append(note);
      return;
    }
  } catch {
    body = say('page-offline');
  }
  const inside = document.createDocumentFragment();
  inside.append(paragraph(body), note);
  open(say('page-piece'), inside);
}

const isAsking = () => document.body.classList.contains('is-asking-lens');

/** @param {boolean} on */
function ask(on) {
  document.body.classList.toggle('is-asking-lens', on);
  byId('preview').textContent = on ? say('page-pick-piece') : '';
}

/** @param {MouseEvent} event */
function onClick(event) {
  if (spent) {
    spent = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('[data-lens-mode]')) {
    ask(!isAsking());
    return;
  }
  const about = readable(event.target);
  const plain = !event.target.closest('[data-options], [data-why], button, a, summary');
  // A click that jumps to the present is not a question.
  if (about && (isAsking() || (plain && !frames.waiting))) {
    event.preventDefault();
    event.stopPropagation();
    show(about);
  }
  if (isAsking()) ask(false);
}

/** @param {PointerEvent} event */
function onDown(event) {
  clearTimeout(pressing);
  spent = false;
  const about = readable(event.target);
  if (!about || event.pointerType !== 'touch') return;
  const [x, y] = [event.clientX, event.clientY];
  const cancel = () => {
    clearTimeout(pressing);
    document.removeEventListener('pointermove', moved);
  };
  const moved = (/** @type {PointerEvent} */ now) => {
    if (Math.hypot(now.clientX - x, now.clientY - y) > TREMBLE) cancel();
  };
  pressing = setTimeout(() => {
    cancel();
    spent = true;
    show(about);
  }, LONG);
  document.addEventListener('pointermove', moved);
  document.addEventListener('pointerup', cancel, { once: true });
  document.addEventListener('pointercancel', cancel, { once: true });
}

/** Readies the lens. */
export function begin() {
  document.addEventListener('click', onClick, true);
  document.addEventListener('pointerdown', onDown, true);
  document.addEventListener('pointerover', (event) => { over = event.target instanceof Element ? event.target : null; });
  document.addEventListener('contextmenu', (event) => {
    const about = readable(event.target);
    if (!about) return;
    event.preventDefault();
    // A finger that rests is counted above.
    if (/** @type {PointerEvent} */ (event).pointerType !== 'touch') show(about);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isAsking()) ask(false);
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const about = readable(document.activeElement) ?? readable(over);
    if (about) show(about);
    else ask(!isAsking());
  });
}
