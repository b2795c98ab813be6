// What the page knows: written by the house at load, kept up to date by the other modules.

import { byId } from './dom.js';

/** @type {PageState} */
export const page = { ...JSON.parse(byId('state').textContent), pass: null };

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
