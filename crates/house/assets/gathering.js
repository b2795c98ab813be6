// A table before the game: the page is drawn anew when something changes, and says who is here.

import { all, attr, byId } from './dom.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

const gathering = byId('gathering');
let tries = 0;
let stale = false;

/** What somebody is typing is not taken away. */
const isTyping = () => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && !field.readOnly && field.value !== field.defaultValue;
};

function refresh() {
  if (isTyping()) stale = true;
  else location.reload();
}

/** @param {{ present: boolean }[]} seats */
function showPresence(seats) {
  for (const tag of all('[data-pulse]')) {
    tag.hidden = !seats[Number(tag.dataset.pulse)]?.present;
  }
}

/** Somebody said something. @param {string} line */
function hear(line) {
  const said = document.getElementById('said-players');
  const template = document.createElement('template');
  template.innerHTML = line;
  const remark = template.content.firstElementChild;
  if (!said || !remark || document.getElementById(remark.id)) return;
  said.append(remark);
  tellTimes();
}

/** When things were said, and the latest of them in sight. */
function tellTimes() {
  for (const time of document.querySelectorAll('.said time:empty')) {
    const when = new Date(Number(time.getAttribute('data-at')));
    time.textContent = when.toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  }
  const log = document.querySelector('.talk [role="log"]');
  if (log) log.scrollTop = log.scrollHeight;
}

function connect() {
  const address = new URL(attr(gathering, 'data-live'), location.href);
  address.searchParams.set('version', attr(gathering, 'data-version'));
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => { tries = 0; });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'update' || message.type === 'reload') refresh();
    if (message.type === 'pulse') showPresence(message.seats);
    if (message.type === 'said') hear(message.line);
  });
  socket.addEventListener('close', () => {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++);
    setTimeout(connect, wait * (0.5 + Math.random()));
  });
}

function readyCopy() {
  const button = document.getElementById('copy');
  const link = /** @type {HTMLInputElement | null} */ (document.getElementById('invitation'));
  if (!button || !link) return;
  link.addEventListener('focus', () => link.select());
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(link.value);
    button.textContent = attr(button, 'data-copied');
  });
}

document.addEventListener('focusout', () => { if (stale) setTimeout(refresh); });
readyCopy();
tellTimes();
connect();
