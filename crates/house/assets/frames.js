// What happened is shown step by step, at the reader's own speed. The page belongs to the step that is shown: who is
// asked, one's hand and what can be chosen come when everything before them has been told. Any click or key jumps to the
// present; what it jumps to was not there to be chosen, and so is not chosen by it.

import * as delta from './delta.js';
import { entries, region, regionIfShown } from './dom.js';
import { measure, play, showNews } from './motion.js';
import { patch } from './patch.js';
import { page } from './state.js';
import * as story from './story.js';

/** Not of any moment: shown as they are now. @type {Set<RegionName>} */
const LIVE = new Set(['menu', 'log']);
/** What is asked of the reader now: withheld until everything before it has been told. @type {Set<RegionName>} */
const ASKED = new Set(['prompt', 'options', 'controls']);
/** What a moment of the past shows. @type {Set<RegionName>} */
const PAST = new Set(['prompt', 'scene', 'plates', 'hand', 'panels', 'table']);
/** More steps than this are not worth waiting for: the oldest are told as one. */
const MOST = 150;
const KEPT = 100;
const PACE = { off: 0, fast: 250, normal: 650, slow: 1_400 };
/** A result is looked at a little longer before the next step. */
const RESULT_PACE = { off: 0, fast: 900, normal: 1_700, slow: 3_000 };
/** For so long nobody can have seen what has just become possible: what is clicked was aimed at before. */
const FRESH = 350;

/** A step at which nothing happens. @type {Step} */
const NOTHING = { regions: {}, lines: [], results: [], motion: null, present: null };

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
  const last = steps.pop() ?? NOTHING;
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

/** Keys that lead about the page or write into it. @param {KeyboardEvent} event */
const isQuiet = (event) => ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)
  || (event.target instanceof Element && !!event.target.closest('input:not([type=range]), textarea, select'));

/** Whoever's clock runs is told quickly. */
const speed = () => (page.seat !== null && page.pulses[page.seat]?.running ? 'fast' : page.speed);

/** What a page tells, and how far it has come. */
export class Frames {
  /** What is still to be told. @type {Step[]} */
  #queue = [];
  #timer = 0;
  /** Whether something is pressed: nothing changes under the finger. */
  #held = false;
  #fresh = 0;
  /** Whether the reader is kept from choosing until everything has been told. */
  #withheld = false;
  /** While the reader looks back, nothing is drawn: it is remembered. */
  #past = false;
  /** What each region holds at the moment that the reader has been shown. @type {Regions} */
  #shown = {};
  /** What each region holds in the present. @type {Regions} */
  #present = {};
  /** @type {((step: Step) => void)[]} */
  #watchers = [];
  /** @type {((names: RegionName[]) => void)[]} */
  #drawers = [];
  /** @type {(() => void)[]} */
  #tappers = [];
  /** @type {() => boolean} */
  #isHolding = () => false;

  /** Calls `watcher` whenever a step has been shown. @param {(step: Step) => void} watcher */
  onStep(watcher) { this.#watchers.push(watcher); }

  /** Calls `drawer` whenever regions were drawn anew. @param {(names: RegionName[]) => void} drawer */
  onDrawn(drawer) { this.#drawers.push(drawer); }

  /** Calls `tapper` at every click or key that does not jump to the present. @param {() => void} tapper */
  onTap(tapper) { this.#tappers.push(tapper); }

  /** What comes after the present waits while this holds. @param {() => boolean} holds */
  hold(holds) { this.#isHolding = holds; }

  /** Nothing is held any more: what waited for it goes on. */
  settle() { this.#tellWatchers(NOTHING); }

  /** How many steps wait to be told, or to have been seen. */
  get waiting() { return this.#queue.length + Number(this.#isHolding()); }

  /** Whether something is being told. */
  get isTelling() { return this.#queue.length > 0; }

  /** The moment that is being told; nothing in the present. */
  get tellingAt() { return this.#withheld ? story.latestTold() : null; }

  /** Takes the page as it was served for the present. */
  begin() {
    for (const element of document.querySelectorAll('[id^="region-"]')) {
      const name = /** @type {RegionName} */ (element.id.slice('region-'.length));
      this.#shown[name] = this.#present[name] = element.innerHTML;
    }
    delta.begin(page.version, this.#present);
    document.addEventListener('pointerdown', () => { this.#held = true; }, true);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => { this.#held = false; }, true);
    // After everybody else has seen the click: it was meant for what was shown.
    window.addEventListener('click', () => this.#tap());
    window.addEventListener('keydown', (event) => { if (!isQuiet(event)) this.#tap(); });
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.jump(); });
  }

  /** Tells what an update says. @param {Update} update @param {boolean} [atOnce] */
  tell(update, atOnce = false) {
    // What the last step left unchanged stands in the step that changed it.
    const now = Object.assign({}, ...update.frames.map((frame) => frame.regions), update.regions);
    Object.assign(this.#present, now);
    this.#draw(pick(now, (name) => LIVE.has(name)), true);
    this.#queue = shortened([...this.#queue, ...stepsOf(update)]);
    if (atOnce || this.#past || page.speed === 'off' || document.hidden) this.jump();
    else if (!this.#timer) this.#next();
  }

  /** Shows the present. */
  jump() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!this.#queue.length) return;
    const step = merged(this.#queue);
    this.#queue = [];
    this.#show(step, true);
  }

  /** Shows an earlier moment instead of the present. @param {Regions} regions */
  lookBack(regions) {
    this.jump();
    this.#past = true;
    this.#turnTo(regions);
  }

  /** Shows the present again. */
  lookUp() {
    if (!this.#past) return;
    this.#past = false;
    this.#turnTo(this.#shown);
    story.follow();
  }

  /** @param {Regions} regions */
  #turnTo(regions) {
    const before = measure();
    this.#draw(pick(regions, (name) => PAST.has(name)), false);
    play(before, null, true);
  }

  #tap() {
    if (this.#queue.length) this.jump();
    else this.#tappers.forEach((tapper) => tapper());
  }

  #next() {
    this.#timer = 0;
    if (this.#held) {
      this.#timer = setTimeout(() => this.#next(), 60);
      return;
    }
    const step = this.#queue.shift();
    if (!step) return;
    this.#show(step, false);
    const pace = step.results.length ? RESULT_PACE : PACE;
    if (this.#queue.length) this.#timer = setTimeout(() => this.#next(), step.lines.length ? pace[speed()] : 0);
  }

  /** @param {Step} step @param {boolean} hurried */
  #show(step, hurried) {
    const before = this.#past ? new Map() : measure();
    step.lines.forEach(story.append);
    const isLast = this.#queue.length === 0;
    const choosing = this.#isChoosing() && this.#shown.options === this.#present.options;
    if (!isLast && !choosing && step.lines.length) this.#withhold();
    this.#draw(pick(step.regions, (name) => !LIVE.has(name) && (name === 'prompt' ? !choosing : !ASKED.has(name))), true);
    if (isLast) this.#release();
    if (step.present) story.forget(step.present.moments);
    if (!this.#past) play(before, step.motion, hurried);
    this.#tellWatchers(step);
  }

  /** @param {Step} step */
  #tellWatchers(step) { this.#watchers.forEach((watcher) => watcher(step)); }

  /** @param {Regions} regions @param {boolean} remember */
  #draw(regions, remember) {
    /** @type {RegionName[]} */
    const drawn = [];
    for (const [name, html] of entries(regions)) {
      const element = regionIfShown(name);
      if (remember) this.#shown[name] = html;
      if (!element || (remember && this.#past && PAST.has(name))) continue;
      const news = patch(element, html);
      if (name === 'table') showNews(news);
      if (name === 'end') document.body.classList.toggle('is-over', element.childElementCount > 0);
      drawn.push(name);
    }
    if (drawn.length) this.#drawers.forEach((drawer) => drawer(drawn));
  }

  /** Whether the reader is choosing: what others do meanwhile takes nothing out of anybody's hands. */
  #isChoosing() {
    return !this.#withheld && !!region('options').querySelector('.option:not(.aside), [data-post="confirm"]');
  }

  /** Nothing can be chosen while something is told. */
  #withhold() {
    if (this.#withheld) return;
    this.#withheld = true;
    document.body.classList.add('is-telling');
    this.#draw({ options: '', controls: '' }, false);
  }

  /** Everything has been told: what is asked now is shown, and may be chosen as soon as it can have been seen. */
  #release() {
    const [shown, present] = [this.#shown, this.#present];
    this.#draw(pick(present, (name) => ASKED.has(name) && (this.#withheld || shown[name] !== present[name])), true);
    if (!this.#withheld) return;
    this.#withheld = false;
    document.body.classList.remove('is-telling');
    document.body.classList.add('is-fresh');
    clearTimeout(this.#fresh);
    this.#fresh = setTimeout(() => document.body.classList.remove('is-fresh'), FRESH);
  }
}

/** What the page of this table tells. */
export const frames = new Frames();
