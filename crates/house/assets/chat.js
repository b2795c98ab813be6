// What people say. What is half typed survives everything, a new page too; whom one does not want to hear is
// remembered by this browser.

import { whisper } from './dialog.js';
import { all, attr, byId, one } from './dom.js';
import { onMessage, onReturn } from './live.js';
import { patch } from './patch.js';
import { insist } from './send.js';
import { asking, clientId, page, say } from './state.js';

const MUTED = 'railhead-muted';
const DRAFT = `railhead-draft-${page.table}`;

/** @type {Set<string>} */
const muted = new Set(read(() => JSON.parse(localStorage.getItem(MUTED) ?? '[]')) ?? []);

/** Storage may be forbidden. @template T @param {() => T} work @returns {T | null} */
function read(work) {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Where the reader speaks; none for those who only hear. */
const form = () => /** @type {HTMLFormElement | null} */ (document.getElementById('say'));
const rooms = () => all('.said');

/** Fills in times, and hides whom one does not hear. */
function tidy() {
  for (const time of document.querySelectorAll('.said time:empty')) {
    const when = new Date(Number(time.getAttribute('data-at')));
    time.textContent = when.toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
    time.setAttribute('datetime', when.toISOString());
  }
  for (const remark of all('.remark')) remark.hidden = muted.has(attr(remark, 'data-name'));
  const present = [...muted].filter((name) => document.querySelector(`.remark[data-name="${CSS.escape(name)}"]`));
  const list = byId('muted');
  list.hidden = !present.length;
  list.replaceChildren(...present.map((name) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'link', textContent: say('page-unmute') });
    button.dataset.mute = name;
    const line = document.createElement('span');
    line.append(`${say('page-muted', { name })} `, button);
    return line;
  }));
}

/** @param {string} name */
function mute(name) {
  if (!muted.delete(name)) muted.add(name);
  read(() => localStorage.setItem(MUTED, JSON.stringify([...muted])));
  tidy();
}

/** @param {string} key */
function openRoom(key) {
  for (const tab of document.querySelectorAll('.rooms [data-room]')) {
    tab.setAttribute('aria-selected', String(tab.getAttribute('data-room') === key));
  }
  for (const room of rooms()) room.hidden = room.dataset.room !== key;
  for (const note of all('[data-reads]')) note.hidden = note.dataset.reads !== key;
  // One may hear more rooms than one may speak in.
  const own = form();
  if (own) own.hidden = own.dataset.room !== key;
  seenAll();
}

/** @param {Element | null} place @param {number} count */
function unread(place, count) {
  const badge = /** @type {HTMLElement | null} */ (place?.querySelector('.unread'));
  if (!badge) return;
  badge.dataset.count = String(count);
  badge.textContent = count ? String(count) : '';
  badge.title = count ? say('page-unread', { n: count }) : '';
}

/** @param {Element | null} place */
const countOf = (place) => Number(place?.querySelector('.unread')?.getAttribute('data-count') ?? 0);

/** @param {string} key */
const roomTab = (key) => document.querySelector(`.rooms [data-room="${key}"]`);
/** @param {HTMLElement} room */
const isSeen = (room) => !room.hidden && room.offsetParent !== null;

/** What is before one's eyes is read. */
function seenAll() {
  for (const room of rooms()) {
    if (!isSeen(room)) continue;
    unread(roomTab(attr(room, 'data-room')), 0);
    unread(byId('tab-chat'), 0);
    room.scrollTop = room.scrollHeight;
  }
}

/** @param {Messages['said']} message */
function hear({ room: key, line }) {
  const room = document.getElementById(`said-${key}`);
  if (!room) return;
  const template = document.createElement('template');
  template.innerHTML = line;
  const remark = /** @type {HTMLElement | null} */ (template.content.firstElementChild);
  if (!remark || document.getElementById(remark.id)) return;
  const near = room.scrollHeight - room.scrollTop - room.clientHeight < 80;
  room.append(remark);
  tidy();
  if (remark.classList.contains('notice')) {
    const detail = { words: one('p', remark).textContent, about: remark.dataset.about };
    document.dispatchEvent(new CustomEvent('noticed', { detail }));
  }
  if (remark.hidden) return;
  if (near) room.scrollTop = room.scrollHeight;
  if (isSeen(room)) return;
  unread(roomTab(key), countOf(roomTab(key)) + 1);
  if (room.offsetParent === null) unread(byId('tab-chat'), countOf(byId('tab-chat')) + 1);
}

/** What was said while the connection was lost is read from the page as it would be served now. */
async function catchUp() {
  try {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const room of rooms()) {
      const wanted = now.getElementById(room.id);
      if (wanted) patch(room, wanted.innerHTML);
    }
    tidy();
    seenAll();
  } catch { /* the next connection tries again */ }
}

/** @param {HTMLFormElement} form @param {HTMLInputElement} input */
async function send(form, input) {
  const text = input.value.trim();
  if (!text || form.classList.contains('is-sending')) return;
  form.classList.add('is-sending');
  const seat = page.seat === null ? {} : { seat: page.seat };
  const body = JSON.stringify({ room: form.dataset.room, text, client: clientId(), ...seat });
  try {
    const answer = await insist(asking('/say'), body, text);
    if (answer.ok) {
      await answer.text();
      if (input.value.trim() === text) input.value = '';
      keep(input);
      input.focus();
    } else {
      const { refusal } = await answer.json();
      whisper(refusal.words, input);
    }
  } catch {
    whisper(say('page-offline'), input);
  } finally {
    form.classList.remove('is-sending');
  }
}

/** @param {HTMLInputElement} input */
function keep(input) {
  read(() => sessionStorage.setItem(DRAFT, input.value));
}

/** Readies the chat. */
export function begin() {
  tidy();
  onMessage('said', hear);
  onReturn(catchUp);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const name = event.target.closest('[data-mute]')?.getAttribute('data-mute');
    if (name) mute(name);
    const room = event.target.closest('.rooms [data-room]')?.getAttribute('data-room');
    if (room) openRoom(room);
  });
  document.addEventListener('tabbed', seenAll);
  seenAll();
  const own = form();
  if (!own) return;
  const input = /** @type {HTMLInputElement} */ (own.elements.namedItem('text'));
  input.value = read(() => sessionStorage.getItem(DRAFT)) || input.value;
  input.addEventListener('input', () => keep(input));
  own.addEventListener('submit', (event) => {
    event.preventDefault();
    send(own, input);
  });
}
