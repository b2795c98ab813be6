// What the house says of a region may be what differs from what the page had: numbers of its pieces, and new ones. House and page
// cut a drawing into pieces alike: an element that holds two or more pieces and no text is an opening tag, the pieces within
// and a closing tag; any other is one piece.

import { entries } from './dom.js';

const isElement = (/** @type {Node} */ node) => node.nodeType === Node.ELEMENT_NODE;

/** @param {Node} node @returns {string[]} */
function piecesOf(node) {
  if (!(node instanceof Element)) return [new XMLSerializer().serializeToString(node)];
  const inside = [...node.childNodes].every(isElement) ? [...node.childNodes].flatMap(piecesOf) : [];
  if (inside.length < 2) return [node.outerHTML];
  const [end, shell] = [`</${node.localName}>`, /** @type {Element} */ (node.cloneNode(false)).outerHTML];
  return [shell.slice(0, -end.length), ...inside, end];
}

/** @param {Held} held */
function pieces(held) {
  if (!held.pieces) {
    const read = document.createElement('template');
    read.innerHTML = held.html;
    held.pieces = [...read.content.childNodes].flatMap(piecesOf);
  }
  return held.pieces;
}

/** What becomes of a region. @param {Held | undefined} held @param {Delta} delta @returns {Held | null} nothing if it was not what it is meant to be */
function changed(held, { of, to }) {
  const old = held ? pieces(held) : [];
  if (old.length !== of) return null;
  const now = to.flatMap((part) => (typeof part === 'string' ? [part] : old.slice(part[0], part[0] + part[1])));
  return { html: now.join(''), pieces: now };
}

/** So many versions are remembered: what comes by two ways may follow upon an earlier one. */
const MOST = 8;
/** What the regions held, by version. @type {Map<number, Record<string, Held>>} */
const versions = new Map();

/** @param {number} version @param {Record<string, Held>} held */
function remember(version, held) {
  versions.set(version, held);
  const [oldest] = versions.keys();
  if (versions.size > MOST) versions.delete(oldest);
}

/** Takes what the page holds as it was served. @param {number} version @param {Regions} regions */
export function begin(version, regions) {
  remember(version, Object.fromEntries(entries(regions).map(([name, html]) => [name, { html, pieces: null }])));
}

/** Makes every region of an update whole. @param {Update} update
 * @returns {boolean} whether it could be done; if not, the page lacks what it follows upon */
export function complete(update) {
  if (update.from === undefined) versions.clear();
  const before = update.from === undefined ? {} : versions.get(update.from);
  if (!before) return false;
  const held = { ...before };
  for (const part of [...update.frames, update]) {
    for (const [name, html] of entries(part.regions)) held[name] = { html, pieces: null };
    for (const [name, delta] of entries(part.changes ?? {})) {
      const now = changed(held[name], delta);
      if (!now) return false;
      held[name] = now;
      part.regions[name] = now.html;
    }
  }
  remember(update.version, held);
  return true;
}
