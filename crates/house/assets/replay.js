// The reel: any earlier moment of the game, as these eyes saw it. Play goes on behind it.

import { byId, isTyping, one } from './dom.js';
import { frames } from './frames.js';
import { light } from './motion.js';
import { follow, followAgain } from './panzoom.js';
import { isReading, readAgain, readOn } from './reading.js';
import { page, say, seen } from './state.js';
import { markLine, rounds } from './story.js';

const PACE = { off: 500, fast: 500, normal: 1_000, slow: 1_900 };
/** So many moments are kept once they were fetched. */
const KEPT = 60;

/** The moment that is looked at; nothing in the present. @type {number | null} */
let at = null;
/** The moment that is wanted while another is still on its way. @type {number | null} */
let wanted = null;
let fetching = false;
let playing = 0;
/** Whether a whole campaign is watched, game after game. */
let watching = false;
/** @type {Map<string, Past>} */
const kept = new Map();

/** The moment that is looked at; nothing in the present. */
export const moment = () => at;

const reel = () => /** @type {HTMLInputElement} */ (byId('reel'));

/** Where the next game of the campaign begins, if there is one. */
const sequel = () => /** @type {HTMLAnchorElement | null} */ (document.getElementById('sequel'));

/** @param {number} n @returns {Promise<Past | null>} */
async function past(n) {
  const address = seen(`/moments/${n}`);
  const known = kept.get(address);
  if (known) return known;
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (!answer.ok) return null;
    const found = await answer.json();
    const [oldest] = kept.keys();
    if (kept.size >= KEPT) kept.delete(oldest);
    kept.set(address, found);
    return found;
  } catch {
    return null;
  }
}

/** Looks at a moment. While one is fetched only the latest wish counts. @param {number} n */
export async function look(n) {
  wanted = Math.max(0, Math.min(page.moments, n));
  open();
  if (fetching) return;
  fetching = true;
  while (wanted !== null) {
    const next = /** @type {number} */ (wanted);
    const found = await past(next);
    if (wanted === next) wanted = null;
    if (!isOpen()) break;
    if (found) show(next, found);
  }
  fetching = false;
}

const isOpen = () => document.body.classList.contains('is-looking-back');

function open() {
  if (isOpen()) return;
  document.body.classList.add('is-looking-back');
  followAgain();
  byId('replay').hidden = false;
  document.dispatchEvent(new CustomEvent('tab', { detail: 'table' }));
}

/** @param {number} n @param {Past} past */
function show(n, { regions, focus }) {
  at = n;
  frames.lookBack(regions);
  follow(focus);
  if (focus) light(focus);
  byId('moment-line').innerHTML = regions.line ?? '';
  const address = new URL(location.href);
  address.searchParams.set('move', String(n));
  history.replaceState(null, '', address);
  label();
  markLine(n);
  if (watching) readAgain(n);
}

function label() {
  if (at === null) return;
  reel().max = String(page.moments);
  reel().value = String(at);
  byId('moment').textContent = say('page-moment', { n: at, all: page.moments });
  const next = sequel();
  if (next) next.hidden = at < page.moments;
  markRounds(at);
}

/** Ticks on the reel where rounds begin, and a button for each, the one that is looked at marked. @param {number} at */
function markRounds(at) {
  const marks = rounds();
  const here = marks.findLast(({ moment }) => moment <= at)?.moment;
  byId('reel-rounds').replaceChildren(...marks.map(({ moment }) => Object.assign(document.createElement('option'), { value: moment })));
  const buttons = marks.map(({ moment, words }) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words });
    button.dataset.moment = String(moment);
    if (moment === here) button.setAttribute('aria-current', 'true');
    return button;
  });
  const same = buttons.map((button) => button.outerHTML).join('') === byId('rounds').innerHTML;
  if (!same) byId('rounds').replaceChildren(...buttons);
}

/** Back to the present. */
export function leave() {
  stop();
  if (!isOpen()) return;
  document.body.classList.remove('is-looking-back');
  byId('replay').hidden = true;
  at = wanted = null;
  markLine(null);
  const address = new URL(location.href);
  address.searchParams.delete('move');
  address.searchParams.delete('watch');
  history.replaceState(null, '', address);
  if (watching) readOn();
  watching = false;
  frames.lookUp();
  follow();
}

/** This game has been watched: the next one of the campaign follows, and after the last the present. */
function goOn() {
  stop();
  if (!watching) return;
  const next = sequel();
  if (next) location.assign(next.href);
  else leave();
}

function stop() {
  clearInterval(playing);
  playing = 0;
  drawPlay();
}

function drawPlay() {
  const button = one('[data-step="play"]');
  one('use', button).setAttribute('href', playing ? '#i-pause' : '#i-play');
  button.setAttribute('aria-label', say(playing ? 'page-pause' : 'page-play'));
  button.setAttribute('title', say(playing ? 'page-pause' : 'page-play'));
}

function play() {
  if (playing) {
    stop();
    return;
  }
  if (at === page.moments) look(0);
  playing = setInterval(() => {
    if (fetching || isReading()) return;
    const here = at ?? 0;
    if (here >= page.moments) goOn();
    else look(here + 1);
  }, PACE[page.speed]);
  drawPlay();
}

/** @param {string} what */
function step(what) {
  if (what === 'play') play();
  else {
    stop();
    if (what === 'present') leave();
    else look((wanted ?? at ?? page.moments) + (what === 'back' ? -1 : 1));
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (!isOpen() || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  const onReel = event.target === reel();
  const onScene = event.target instanceof Element && event.target.closest('.scene, [role=tab]');
  if (event.key === 'Escape') leave();
  else if (event.key === 'ArrowLeft' && !onReel && !onScene) step('back');
  else if (event.key === 'ArrowRight' && !onReel && !onScene) step('forward');
}

/** Readies the reel, and opens it where the address says so. */
export function begin() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const line = event.target.closest('[data-moment]');
    if (line && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      stop();
      followAgain();
      look(Number(line.getAttribute('data-moment')));
    }
    const opener = event.target.closest('[data-replay]');
    // It begins with what happened last.
    if (opener) look(page.moments);
    const what = event.target.closest('[data-step]')?.getAttribute('data-step');
    if (what) step(what);
  });
  document.addEventListener('keydown', onKey);
  reel().addEventListener('input', () => {
    stop();
    look(Number(reel().value));
  });
  document.addEventListener('told', () => {
    // What was taken back is not what it was.
    if (at !== null && at > page.moments) look(page.moments);
    kept.clear();
    label();
  });
  const asked = new URL(location.href).searchParams;
  const move = asked.get('move');
  if (move === null || !/^\d+$/.test(move)) return;
  watching = asked.has('watch');
  // What was read at the end of the game is not told at its beginning.
  if (watching) readAgain(-1);
  look(Number(move));
  if (watching) play();
}
