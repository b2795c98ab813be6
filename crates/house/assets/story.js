// The story: lines are added as they are told. It follows the game, unless its reader reads further up, and follows
// again as soon as the reader is back at its end or back in the present.

import { all, attr, region } from './dom.js';

/** So near to its end somebody reads what is new. */
const NEAR = 60;

let follows = true;
/** The moment of the latest line that was told. */
let latest = 0;

const log = () => region('log');
const isLookingBack = () => document.body.classList.contains('is-looking-back');

let due = 0;

/** Once before the next picture: news come in many pieces, and to measure each of them would lay out the page each time. */
function scrollDown() {
  due ||= requestAnimationFrame(() => {
    due = 0;
    if (follows && !isLookingBack()) log().scrollTop = log().scrollHeight;
  });
}

/** The moment of the latest line that was told. */
export const latestTold = () => latest;

/** From now on the story shows what is new. */
export function follow() {
  follows = true;
  scrollDown();
}

/** Adds lines, or replaces those that are told anew. @param {string} html */
export function append(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const line of [...template.content.children]) {
    const old = document.getElementById(line.id);
    if (old) old.replaceWith(line);
    else log().append(line);
    latest = momentOf(line);
  }
  scrollDown();
}

/** @param {Element} line */
const momentOf = (line) => Number(line.querySelector('[data-moment]')?.getAttribute('data-moment') ?? 0);

/** Lines that were taken back are gone. @param {number} moments */
export function forget(moments) {
  for (const line of log().querySelectorAll('[data-moment]')) {
    if (Number(line.getAttribute('data-moment')) > moments) line.closest('li')?.remove();
  }
}

/** Marks the line of a moment that is looked back at, and none otherwise. @param {number | null} moment */
export function markLine(moment) {
  for (const line of log().querySelectorAll('.is-here')) line.classList.remove('is-here');
  const line = moment === null ? null : document.getElementById(`line-${moment}`);
  line?.classList.add('is-here');
  if (line) log().scrollTop = line.offsetTop - log().clientHeight / 2;
}

/** Where rounds begin, as far as they were told. @returns {{moment: number, words: string}[]} */
export const rounds = () => all('[data-opens]', log())
  .map((line) => ({ moment: momentOf(line), words: attr(line, 'data-opens') }));

/** Readies the story. */
export function begin() {
  log().addEventListener('scroll', () => {
    // What has come and is about to be scrolled to is no reader's doing.
    if (!due && !isLookingBack()) follows = log().scrollHeight - log().scrollTop - log().clientHeight < NEAR;
  });
  // It may have been hidden, or grown or shrunk by what stands beside it.
  new ResizeObserver(scrollDown).observe(log());
  document.addEventListener('tabbed', scrollDown);
  scrollDown();
}
