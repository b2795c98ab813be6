// The one socket of a page: what changes, who is here, what is said. When the connection is lost it comes
// back by itself and asks for what was missed, by the version that these eyes have.

import { tell } from './frames.js';
import { byId, page, say, seen } from './state.js';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Short losses are not worth a word. */
const QUIET = 1_500;

let tries = 0;
let quiet = 0;
let retry = 0;
/** Whether the next update is the first of a connection: it may hold everything, by whatever version. */
let fresh = true;
let everLost = false;
/** @type {WebSocket | null} */
let socket = null;
/** @type {Record<string, (message: any) => void>} */
const listeners = {};

/** Calls `listener` with every message of a kind. @param {string} type @param {(message: any) => void} listener */
export const onMessage = (type, listener) => { listeners[type] = listener; };

/** @type {(() => void)[]} */
const returners = [];
/** Calls `returner` some time after a lost connection has come back. @param {() => void} returner */
export const onReturn = (returner) => returners.push(returner);

/** Takes what the house says about the game, once and in order. @param {import('./state.js').Update} update */
export function receive(update) {
  const whole = update.from === undefined;
  if (update.version <= page.version && !(fresh && whole && update.version < page.version)) return;
  if (!whole && update.from > page.version) {
    resync();
    return;
  }
  const overlaps = !whole && update.from < page.version;
  page.version = update.version;
  page.moments = update.moments;
  page.turn = update.turn;
  page.handOver = update.hand_over ?? null;
  tell(update, overlaps);
  document.dispatchEvent(new Event('told'));
}

/** On a shared screen: looks with the eyes of another seat from now on. @param {number} seat */
export async function sit(seat) {
  const before = page.seat;
  page.seat = seat;
  const update = await present();
  if (!update) {
    page.seat = before;
    return false;
  }
  socket?.close();
  socket = null;
  page.version = -1;
  receive(update);
  const address = new URL(location.href);
  address.searchParams.set('seat', String(seat));
  history.replaceState(null, '', address);
  connect();
  return true;
}

/** Everything that these eyes see now. @returns {Promise<import('./state.js').Update | null>} */
async function present() {
  try {
    const answer = await fetch(seen('/now'), { headers: { accept: 'application/json' } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Asks for everything, because something was missed. */
async function resync() {
  const update = await present();
  if (update) receive(update);
}

/** @param {boolean} lost */
function banner(lost) {
  clearTimeout(quiet);
  const banner = byId('banner');
  if (!lost) {
    banner.hidden = true;
    return;
  }
  quiet = setTimeout(() => {
    banner.textContent = say('page-offline');
    banner.hidden = false;
  }, QUIET);
}

function connect() {
  clearTimeout(retry);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const address = new URL(seen('/live', { version: page.version }), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const own = new WebSocket(address);
  socket = own;
  fresh = true;
  own.addEventListener('open', () => {
    tries = 0;
    banner(false);
    // Not all pages at once, after the house was away.
    if (everLost) setTimeout(() => returners.forEach((returner) => returner()), 500 + Math.random() * 4_000);
  });
  own.addEventListener('message', ({ data }) => {
    if (own !== socket) return;
    const message = JSON.parse(data);
    listeners[message.type]?.(message);
    if (message.type === 'update') fresh = false;
  });
  own.addEventListener('close', () => {
    if (own !== socket) return;
    everLost = true;
    if (tries === 0) banner(true);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++);
    retry = setTimeout(connect, wait * (0.5 + Math.random()));
  });
}

/** Keeps the page up to date from now on. */
export function follow() {
  onMessage('update', receive);
  onMessage('reload', () => location.reload());
  connect();
  window.addEventListener('online', connect);
  window.addEventListener('pageshow', (event) => { if (event.persisted) connect(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) connect(); });
}
