// What the reader asks the house to do: one request at a time, each carried out once however often the
// connection breaks on the way.

import { region } from './dom.js';
import { frames } from './frames.js';
import { hold, receive, release } from './live.js';
import { asking, clientId, page, say } from './state.js';

const WAITS = [300, 800, 1_500, 3_000, 5_000, 8_000, 8_000, 8_000, 8_000, 8_000];

let busy = false;

/** Whether a request is on its way. */
export const isBusy = () => busy;

/** @param {number} ms */
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** Sends until the house answers; the same body each time, so it is carried out once.
 * @param {string} address @param {string} body @param {string} words  what is sent, for its reader
 * @returns {Promise<Response>} */
export async function insist(address, body, words) {
  const send = () => fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  try {
    for (const wait of WAITS) {
      try {
        const answer = await send();
        if (answer.status < 502 || answer.status > 504) return answer;
      } catch { /* no connection: again */ }
      document.body.classList.add('is-insisting');
      hold(words);
      await pause(wait);
    }
    return await send();
  } finally {
    release(words);
  }
}

/** What is asked for, as the page says it. @param {string} what @param {{choices?: string[]}} more */
function worded(what, { choices = [] }) {
  const offered = choices.map((notation) => region('options').querySelector(`[data-notation="${CSS.escape(notation)}"] .words`));
  const pressed = document.querySelector(`[data-post="${CSS.escape(what)}"]`);
  const words = [...offered, pressed].map((element) => element?.textContent.trim()).find((text) => text);
  return words ?? say('page-sending');
}

/** Shows why the house refused. @param {Refusal} refusal */
export function showRefusal(refusal) {
  document.dispatchEvent(new CustomEvent('refused', { detail: refusal }));
}

/** Asks the house to do something at this table, and takes its answer. Nothing is sent while another request
 * is on its way. @param {string} what @param {{seat?: number, about?: string, choices?: string[]}} [more] @returns {Promise<Answer | null>} the answer; nothing if it was refused */
export async function ask(what, more = {}) {
  if (busy) return null;
  busy = true;
  document.body.classList.add('is-sending');
  // Whoever sits behind a curtain asks for the table, in any of the seats there.
  const seat = page.seat ?? page.curtain?.[0]?.seat ?? 0;
  const body = JSON.stringify({ seat, version: page.version, client: clientId(), ...more });
  try {
    return await take(await insist(asking(`/${what}`), body, worded(what, more)));
  } catch {
    showRefusal({ words: say('page-offline') });
    return null;
  } finally {
    busy = false;
    document.body.classList.remove('is-sending', 'is-insisting');
  }
}

/** @param {Response} answer @returns {Promise<Answer | null>} */
async function take(answer) {
  if (answer.redirected) {
    location.assign(answer.url);
    return null;
  }
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    if (answer.ok) return { html: await answer.text() };
    showRefusal({ words: say('page-broken') });
    return null;
  }
  if (answer.status === 204) return {};
  /** @type {Answer} */
  const told = await answer.json().catch(() => ({ refusal: { words: say('page-broken') } }));
  if (told.update) {
    // What the socket has brought already is being told.
    if (told.update.version > page.version) frames.jump();
    receive(told.update);
  }
  if (told.refusal) {
    showRefusal(told.refusal);
    return null;
  }
  if (told.href) location.assign(told.href);
  return told;
}
