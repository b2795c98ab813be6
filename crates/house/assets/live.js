// The one socket of a page: what changes, who is here, what is said. When the connection is lost it comes
// back by itself and asks for what was missed, by the version that these eyes have.

import { complete } from './delta.js';
import { byId } from './dom.js';
import { frames } from './frames.js';
import { asking, at, clientId, page, say, seen } from './state.js';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Short losses are not worth a word. */
const QUIET = 3_000;

let tries = 0;
let quiet = 0;
let retry = 0;
/** Whether the next update is the first of a connection: it may hold everything, by whatever version. */
let fresh = true;
let everLost = false;
/** @type {WebSocket | null} */
let socket = null;
const listeners = /** @type {Listeners} */ ({});

/** Calls `listener` with every message of a kind. @template {keyof Messages} T @param {T} type @param {(message: Messages[T]) => void} listener */
export const onMessage = (type, listener) => { Object.assign(listeners, { [type]: listener }); };

/** @type {(() => void)[]} */
const returners = [];
/** Calls `returner` some time after a lost connection has come back. @param {() => void} returner */
export const onReturn = (returner) => returners.push(returner);

/** Takes what the house says about the game, once and in order. @param {Update} update */
export function receive(update) {
  // What holds everything follows upon whatever there is.
  const { from = page.version } = update;
  const whole = update.from === undefined;
  if (update.version <= page.version && !(fresh && whole && update.version < page.version)) return;
  if (from > page.version || !complete(update)) {
    resync();
    return;
  }
  const overlaps = from < page.version;
  page.version = update.version;
  page.moments = update.moments;
  page.turn = update.turn;
  page.handOver = update.hand_over ?? null;
  page.curtain = update.curtain ?? null;
  frames.tell(update, overlaps);
  document.dispatchEvent(new Event('told'));
}

/** Looks with other eyes from now on. @param {number | null} seat @param {string | null} pass */
async function look(seat, pass) {
  const before = { seat: page.seat, pass: page.pass };
  Object.assign(page, { seat, pass });
  const update = await present();
  if (!update) {
    Object.assign(page, before);
    return false;
  }
  disconnect();
  page.version = -1;
  receive(update);
  connect();
  return true;
}

/** On a shared screen without secrets: looks with the eyes of another seat. @param {number} seat */
export async function sit(seat) {
  if (!await look(seat, null)) return false;
  const address = new URL(location.href);
  address.searchParams.set('seat', String(seat));
  history.replaceState(null, '', address);
  return true;
}

/** @param {string} address @param {number} seat */
const ask = (address, seat) => fetch(address, {
  method: 'POST',
  keepalive: true,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ seat, version: Math.max(0, page.version), client: clientId() }),
}).catch(() => null);

/** On a shared screen: somebody is alone with it, and looks with the eyes of their seat. @param {number} seat */
export async function lift(seat) {
  const answer = await ask(at('/lift'), seat);
  if (!answer?.ok) return false;
  return look(seat, (await answer.json()).pass);
}

/** On a shared screen: looks again with everybody's eyes. */
export async function fall() {
  if (page.pass) await ask(asking('/fall'), page.seat ?? 0);
  return look(null, null);
}

function disconnect() {
  const old = socket;
  socket = null;
  old?.close();
}

/** Other eyes look now than those that this page is drawn for. */
function anew() {
  if (!page.pass) {
    location.reload();
    return;
  }
  disconnect();
  document.dispatchEvent(new Event('turn-over'));
}

/** Everything that these eyes see now. @returns {Promise<Update | null>} */
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

/** What waits to be sent, in words. @type {Set<string>} */
const unsent = new Set();

function tellLoss() {
  const waits = [...unsent].map((what) => say('page-waits-to-be-sent', { what }));
  byId('banner').textContent = [say('page-offline'), ...waits].join(' ');
}

/** The connection is lost, or there again. @param {boolean} lost */
function banner(lost) {
  if (!lost) {
    clearTimeout(quiet);
    quiet = 0;
    byId('banner').hidden = true;
    return;
  }
  tellLoss();
  quiet ||= setTimeout(() => { byId('banner').hidden = false; }, QUIET);
}

/** Something could not be sent yet. @param {string} what */
export function hold(what) {
  unsent.add(what);
  banner(true);
}

/** It was sent, or given up. @param {string} what */
export function release(what) {
  unsent.delete(what);
  if (socket?.readyState === WebSocket.OPEN && navigator.onLine) banner(false);
  else if (!byId('banner').hidden) tellLoss();
}

/** @template {keyof Messages} T @param {Messages[T] & {type: T}} message */
function hear(message) {
  listeners[message.type]?.(message);
  if (message.type === 'update') fresh = false;
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
    hear(JSON.parse(data));
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
  onMessage('reload', anew);
  connect();
  window.addEventListener('online', () => {
    if (socket?.readyState === WebSocket.OPEN) banner(false);
    connect();
  });
  // A cut line does not close a socket for a long time: the browser knows earlier.
  window.addEventListener('offline', () => banner(true));
  window.addEventListener('pageshow', (event) => { if (event.persisted) connect(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) connect(); });
}
