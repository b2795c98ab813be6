// What happened is shown step by step, at the reader's own speed. The page belongs to the step that is shown: who is
// asked, one's hand and what can be chosen come when everything before them has been told. Any click or key jumps to the
// present; what it jumps to was not there to be chosen, and so is not chosen by it.

import * as delta from './delta.js';
import { entries, region, regionIfShown } from './dom.js';
import { measure, play } from './motion.js';
import { patch } from './patch.js';
import { page } from './state.js';
import * as story from './story.js';

/** Not of any moment: shown as they are now. @type {Set<RegionName>} */
const LIVE = new Set(['menu', 'log']);
/** What is asked of the reader now: withheld until everything before it has been told. @type {Set<RegionName>} */
const ASKED = new Set(['prompt', 'options', 'controls']);
/** What a moment of the past shows. @type {Set<RegionName>} */
const PAST = new Set(['prompt', 'scene', 'plates', 'hand', 'panels', 'table']);
const PACE = { off: 0, fast: 250, normal: 650, slow: 1_400 };
/** A result is looked at a little longer before the next step. */
const RESULT_PACE = { off: 0, fast: 900, normal: 1_700, slow: 3_000 };
/** More steps than this are not worth waiting for: the oldest are told as one. */
const MOST = 150;
const KEPT = 100;
/** For so long nobody can have seen what has just become possible: what is clicked was aimed at before. */
const FRESH = 350;

/** Several steps as one: what they led to. @param {Step[]} steps @returns {Step} */
export function merged(steps) {
  const last = steps[steps.length - 1];
  return {
    regions: Object.assign({}, ...steps.map((step) => step.regions)),
    lines: steps.flatMap((step) => step.lines),
    results: steps.flatMap((step) => step.results),
    motion: last.motion,
    present: last.present,
  };
}

/** Some of the regions. @param {Regions} regions @param {(name: RegionName) => boolean} wanted */
const pick = (regions, wanted) => /** @type {Regions} */ (Object.fromEntries(entries(regions).filter(([name]) => wanted(name))));

/** The steps that an update is told in: the last one led to the present. @param {Update} update @returns {Step[]} */
export function stepsOf(update) {
  const steps = update.frames.map((frame) => ({
    regions: frame.regions, lines: [frame.line], results: frame.result ? [frame.result] : [], motion: frame.motion, present: null,
  }));
  const last = steps.pop() ?? { regions: {}, lines: [], results: [], motion: null, present: null };
  // What is asked in the present is not of this step: more may be told before it is asked.
  const now = pick(update.regions, (name) => !ASKED.has(name));
  return [...steps, { ...last, regions: { ...last.regions, ...now }, present: update }];
}

/** A queue that stays short. @param {Step[]} queue */
export function shortened(queue) {
  if (queue.length <= MOST) return queue;
  const cut = queue.length - KEPT;
  return [merged(queue.slice(0, cut)), ...queue.slice(cut)];
}

/** @type {Step[]} */
let queue = [];
let timer = 0;
let held = false;
let fresh = 0;
/** Whether the reader is kept from choosing until everything has been told. */
let withheld = false;
/** What each region holds at the moment that the reader has been shown. @type {Regions} */
const shown = {};
/** What each region holds in the present. @type {Regions} */
const present = {};
/** While the reader looks back, nothing is drawn: it is remembered. */
let past = false;
/** @type {((step: Step) => void)[]} */
const watchers = [];
/** @type {((names: RegionName[]) => void)[]} */
const drawers = [];
/** @type {(() => void)[]} */
const tappers = [];
/** @type {() => boolean} */
let isHolding = () => false;

/** Calls `watcher` whenever a step has been shown. @param {(step: Step) => void} watcher */
export const onStep = (watcher) => watchers.push(watcher);
/** Calls `drawer` whenever regions were drawn anew. @param {(names: RegionName[]) => void} drawer */
export const onDrawn = (drawer) => drawers.push(drawer);
/** Calls `tapper` at every click or key that does not jump to the present. @param {() => void} tapper */
export const onTap = (tapper) => tappers.push(tapper);
/** What comes after the present waits while this holds. @param {() => boolean} holds */
export const hold = (holds) => { isHolding = holds; };
/** How many steps wait to be told, or to have been seen. */
export const waiting = () => queue.length + Number(isHolding());
/** Whether something is being told. */
export const isTelling = () => queue.length > 0;
/** The moment that is being told; nothing in the present. */
export const tellingAt = () => (withheld ? story.latestTold() : null);
/** Nothing is held any more: what waited for it goes on. */
export const settle = () => watchers.forEach((watcher) => watcher({ regions: {}, lines: [], results: [], motion: null, present: null }));

/** Takes the page as it was served for the present. */
export function begin() {
  for (const element of document.querySelectorAll('[id^="region-"]')) {
    const name = /** @type {RegionName} */ (element.id.slice('region-'.length));
    shown[name] = present[name] = element.innerHTML;
  }
  delta.begin(page.version, present);
  document.addEventListener('pointerdown', () => { held = true; }, true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => { held = false; }, true);
  // After everybody else has seen the click: it was meant for what was shown.
  window.addEventListener('click', tap);
  window.addEventListener('keydown', (event) => { if (!isQuiet(event)) tap(); });
  document.addEventListener('visibilitychange', () => { if (document.hidden) jump(); });
}

/** Keys that lead about the page or write into it. @param {KeyboardEvent} event */
const isQuiet = (event) => ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)
  || (event.target instanceof Element && !!event.target.closest('input:not([type=range]), textarea, select'));

function tap() {
  if (queue.length) jump();
  else tappers.forEach((tapper) => tapper());
}

/** In words nothing is seen to move: what reads differently is marked for a while. @param {Set<Element>} news */
function showNews(news) {
  const marks = new Set([...news].filter((element) => !element.closest('.parts')).map((element) => element.closest('td, p, h2') ?? element));
  // What is new with all that is in it is marked once.
  const whole = [...marks].filter((mark) => ![...marks].some((other) => other !== mark && other.contains(mark)));
  const again = whole.filter((mark) => mark.classList.contains('is-news'));
  for (const mark of again) mark.classList.remove('is-news');
  // A size is asked for, once for all, so that their marks begin anew.
  if (again.length) void document.body.offsetWidth;
  for (const mark of whole) {
    mark.classList.add('is-news');
    mark.addEventListener('animationend', () => mark.classList.remove('is-news'), { once: true });
  }
}

/** @param {Regions} regions @param {boolean} remember */
function draw(regions, remember) {
  /** @type {RegionName[]} */
  const drawn = [];
  for (const [name, html] of entries(regions)) {
    const element = regionIfShown(name);
    if (remember) shown[name] = html;
    if (!element || (remember && past && PAST.has(name))) continue;
    const news = patch(element, html);
    if (name === 'table') showNews(news);
    if (name === 'end') document.body.classList.toggle('is-over', element.childElementCount > 0);
    drawn.push(name);
  }
  if (drawn.length) drawers.forEach((drawer) => drawer(drawn));
}

/** Nothing can be chosen while something is told. */
function withhold() {
  if (withheld) return;
  withheld = true;
  document.body.classList.add('is-telling');
  draw({ options: '', controls: '' }, false);
}

/** Everything has been told: what is asked now is shown, and may be chosen as soon as it can have been seen. */
function release() {
  draw(pick(present, (name) => ASKED.has(name) && (withheld || shown[name] !== present[name])), true);
  if (!withheld) return;
  withheld = false;
  document.body.classList.remove('is-telling');
  document.body.classList.add('is-fresh');
  clearTimeout(fresh);
  fresh = setTimeout(() => document.body.classList.remove('is-fresh'), FRESH);
}

/** Whether the reader is choosing: what others do meanwhile takes nothing out of anybody's hands. */
const isChoosing = () => !withheld && !!region('options').querySelector('.option:not(.aside), [data-post="confirm"]');

/** @param {Step} step @param {boolean} hurried */
function show(step, hurried) {
  const before = past ? new Map() : measure();
  step.lines.forEach(story.append);
  const isLast = queue.length === 0;
  const choosing = isChoosing() && shown.options === present.options;
  if (!isLast && !choosing && step.lines.length) withhold();
  draw(pick(step.regions, (name) => !LIVE.has(name) && (name === 'prompt' ? !choosing : !ASKED.has(name))), true);
  if (isLast) release();
  if (step.present) story.forget(step.present.moments);
  if (!past) play(before, step.motion, hurried);
  watchers.forEach((watcher) => watcher(step));
}

function next() {
  timer = 0;
  if (held) {
    timer = setTimeout(next, 60);
    return;
  }
  const step = queue.shift();
  if (!step) return;
  show(step, false);
  const pace = step.results.length ? RESULT_PACE : PACE;
  if (queue.length) timer = setTimeout(next, step.lines.length ? pace[speed()] : 0);
}

/** Whoever's clock runs is told quickly. */
const speed = () => (page.seat !== null && page.pulses[page.seat]?.running ? 'fast' : page.speed);

/** Tells what an update says. @param {Update} update @param {boolean} [atOnce] */
export function tell(update, atOnce = false) {
  // What the last step left unchanged stands in the step that changed it.
  const now = Object.assign({}, ...update.frames.map((frame) => frame.regions), update.regions);
  Object.assign(present, now);
  draw(pick(now, (name) => LIVE.has(name)), true);
  queue = shortened([...queue, ...stepsOf(update)]);
  if (atOnce || past || page.speed === 'off' || document.hidden) jump();
  else if (!timer) next();
}

/** Shows the present. */
export function jump() {
  clearTimeout(timer);
  timer = 0;
  if (!queue.length) return;
  const step = merged(queue);
  queue = [];
  show(step, true);
}

/** Shows an earlier moment instead of the present. @param {Regions} regions */
export function lookBack(regions) {
  jump();
  past = true;
  const before = measure();
  draw(pick(regions, (name) => PAST.has(name)), false);
  play(before, null, true);
}

/** Shows the present again. */
export function lookUp() {
  if (!past) return;
  past = false;
  const before = measure();
  draw(pick(shown, (name) => PAST.has(name)), false);
  play(before, null, true);
  story.follow();
}
