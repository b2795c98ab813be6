// What happened is shown step by step, at the reader's own speed; what can be decided now is always shown
// at once. Any click or key jumps to the present.

import { measure, play } from './motion.js';
import { patch } from './patch.js';
import { page, region } from './state.js';

/** Always shown as they are now, whatever else is still being told: one decides there. */
const LIVE = new Set(['prompt', 'options', 'controls', 'menu', 'log', 'hand']);
/** What a moment of the past shows. */
const PAST = new Set(['scene', 'plates', 'hand', 'panels', 'table']);
const PACE = { off: 0, fast: 250, normal: 650, slow: 1400 };
/** More steps than this are not worth waiting for: the oldest are told as one. */
const MOST = 40;
const KEPT = 12;

/** @typedef {{regions: Record<string, string>, lines: string[], motion: import('./state.js').Motion?, present: import('./state.js').Update?}} Step */

/** Several steps as one: what they led to. @param {Step[]} steps @returns {Step} */
export function merged(steps) {
  const last = steps[steps.length - 1];
  return {
    regions: Object.assign({}, ...steps.map((step) => step.regions)),
    lines: steps.flatMap((step) => step.lines),
    motion: last.motion,
    present: last.present,
  };
}

/** Some of the regions. @param {Record<string, string>} regions @param {Set<string>} names */
const pick = (regions, names) => Object.fromEntries(Object.entries(regions).filter(([name]) => names.has(name)));

/** The steps that an update is told in. @param {import('./state.js').Update} update @returns {Step[]} */
export function stepsOf(update) {
  const played = (regions) => pick(regions, new Set(Object.keys(regions).filter((name) => !LIVE.has(name))));
  const steps = update.frames.map((frame) => ({
    regions: played(frame.regions), lines: [frame.line], motion: frame.motion, present: null,
  }));
  return [...steps, { regions: played(update.regions), lines: [], motion: null, present: update }];
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
/** What each region holds at the moment that the reader has been shown. @type {Record<string, string>} */
const shown = {};
/** Where things were before what is always shown was drawn: a card that is played leaves the hand from there.
 * @type {ReturnType<typeof measure>} */
let earlier = new Map();
/** While the reader looks back, nothing is drawn: it is remembered. */
let past = false;
/** @type {((step: Step) => void)[]} */
const watchers = [];
/** @type {((names: string[]) => void)[]} */
const drawers = [];

/** Calls `watcher` whenever a step has been shown. @param {(step: Step) => void} watcher */
export const onStep = (watcher) => watchers.push(watcher);
/** Calls `drawer` whenever regions were drawn anew. @param {(names: string[]) => void} drawer */
export const onDrawn = (drawer) => drawers.push(drawer);
/** How many steps wait to be told. */
export const waiting = () => queue.length;

/** Takes the page as it was served for the present. */
export function begin() {
  for (const element of document.querySelectorAll('[id^="region-"]')) {
    shown[element.id.slice('region-'.length)] = element.innerHTML;
  }
  const latest = () => { if (!document.querySelector('.log .is-here')) region('log').scrollTop = region('log').scrollHeight; };
  latest();
  document.addEventListener('tabbed', latest);
  document.addEventListener('pointerdown', () => { held = true; }, true);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => { held = false; }, true);
  // After everybody else has seen the click: it was meant for what was shown.
  window.addEventListener('click', jump);
  window.addEventListener('keydown', (event) => { if (!['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) jump(); });
  document.addEventListener('visibilitychange', () => { if (document.hidden) jump(); });
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

/** @param {Record<string, string>} regions @param {boolean} remember */
function draw(regions, remember) {
  const drawn = [];
  for (const [name, html] of Object.entries(regions)) {
    const element = region(name);
    if (remember) shown[name] = html;
    if (!element || (remember && past && PAST.has(name))) continue;
    const news = patch(element, html);
    if (name === 'table') showNews(news);
    if (name === 'end') document.body.classList.toggle('is-over', element.childElementCount > 0);
    drawn.push(name);
  }
  if (drawn.length) drawers.forEach((drawer) => drawer(drawn));
}

/** @param {string} html */
function append(html) {
  const log = region('log');
  const near = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const line of [...template.content.children]) {
    const old = document.getElementById(line.id);
    if (old) old.replaceWith(line);
    else log.append(line);
  }
  if (near) log.scrollTop = log.scrollHeight;
}

/** Lines that were taken back. @param {number} moments */
function forget(moments) {
  for (const line of region('log').querySelectorAll('[data-moment]')) {
    if (Number(line.dataset.moment) > moments) line.closest('li').remove();
  }
}

/** @param {Step} step @param {boolean} hurried */
function show(step, hurried) {
  const before = past ? new Map() : new Map([...measure(), ...earlier]);
  earlier = new Map();
  step.lines.forEach(append);
  draw(step.regions, true);
  if (step.present) forget(step.present.moments);
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
  if (queue.length) timer = setTimeout(next, step.present ? 0 : PACE[page.speed]);
}

/** Tells what an update says. @param {import('./state.js').Update} update @param {boolean} [atOnce] */
export function tell(update, atOnce = false) {
  // What the last step left unchanged stands in the step that changed it.
  const now = Object.assign({}, ...update.frames.map((frame) => frame.regions), update.regions);
  if (!queue.length && !past) earlier = measure();
  draw(pick(now, LIVE), true);
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

/** Shows an earlier moment instead of the present. @param {Record<string, string>} regions */
export function lookBack(regions) {
  jump();
  past = true;
  const before = measure();
  draw(pick(regions, PAST), false);
  play(before, null, true);
}

/** Shows the present again. */
export function lookUp() {
  if (!past) return;
  past = false;
  const before = measure();
  draw(pick(shown, PAST), false);
  play(before, null, true);
}
