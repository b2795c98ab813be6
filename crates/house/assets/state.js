// What the page knows: written by the house at load, kept up to date by the other modules.

/**
 * @typedef {{present: boolean, away: number?, thinking: boolean, left: number?, running: boolean}} Pulse
 * @typedef {{seat: number, name: string, curtain: boolean}} HandOver
 * @typedef {{seat: number, name: string, asked: boolean}} Sharer
 * @typedef {{key: string, past: string[]}} Way
 * @typedef {{flights: {symbol: string, from: string, to: string}[], ways?: Way[], cue?: string, focus?: string}} Motion
 * @typedef {Record<string, import('./delta.js').Delta>} Changes
 * @typedef {{line: string, regions: Record<string, string>, changes?: Changes, motion: Motion, result?: string}} Frame
 * @typedef {{from?: number, version: number, frames: Frame[], regions: Record<string, string>, changes?: Changes, turn: boolean,
 *   moments: number, hand_over?: HandOver, curtain?: Sharer[]}} Update
 */

/** @type {{table: string, game: string, title: string, rules: string, seat: number?, base: string, assets: string, version: number,
 *   moments: number, turn: boolean, handOver: HandOver?, curtain: Sharer[]?,
 *   pass: string?, pulses: Pulse[], watching: number, speed: string,
 *   caution: string, newcomer: boolean, sound: boolean, notify: boolean, known: boolean, lessons: string[]?,
 *   words: Record<string, string>}} */
export const page = { ...JSON.parse(document.getElementById('state').textContent), pass: null };

/** Says a sentence, its variables filled in. @param {string} id @param {Record<string, string | number>} [vars] */
export const say = (id, vars = {}) => page.words[id].replace(/\{(\w+)\}/g, (_, name) => String(vars[name] ?? ''));

/** An address of this table. @param {string} path */
export const at = (path) => `${page.base}/tables/${page.table}${path}`;

/** What a page shows that has lifted the curtain before a seat. @returns {Record<string, string>} */
const shown = () => (page.pass === null ? {} : { pass: page.pass });

/** The same for what is asked of the house. @param {string} path */
export const asking = (path) => [at(path), new URLSearchParams(shown())].join('?').replace(/\?$/, '');

/** The same with the seat whose eyes look. @param {string} path @param {Record<string, string | number>} [query] */
export function seen(path, query = {}) {
  const search = new URLSearchParams({ ...(page.seat === null ? {} : { seat: String(page.seat) }), ...shown() });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const text = search.toString();
  return at(path) + (text && `?${text}`);
}

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => document.getElementById(id);

/** The part of the page that a region fills; none if this page does not show it. @param {string} name */
export const region = (name) => document.getElementById(`region-${name}`);

/** An element that stands for a thing of the game. @param {string} key @returns {HTMLElement | SVGElement | null} */
export const keyed = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** What a piece of the game is called. @param {Element} piece */
export const nameOf = (piece) => piece.getAttribute('data-name') ?? piece.getAttribute('aria-label') ?? '';

/** A new name for a request. (`crypto.randomUUID` exists on secure pages only; a house at home may not be one.) */
export function clientId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether things slide and fly for this reader. */
export function moves() {
  const wish = document.documentElement.dataset.motion;
  return page.speed !== 'off' && wish !== 'reduced'
    && (wish === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** Whether the reader is asked before what cannot be taken back. */
export const isCautious = () => page.caution === 'ask' || (page.caution === 'first-games' && page.newcomer);

/** Whether somebody types here. @param {EventTarget | null} target */
export const isTyping = (target) => target instanceof Element
  && !!target.closest('input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]');
