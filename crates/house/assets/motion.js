// Lets people see what moved. Things are measured before a change and after it; what changed its place
// slides there (FLIP). The thing itself is at its new place at once: only its picture is on the way.

import { keyed, moves, page } from './state.js';

/** @typedef {{x: number, y: number, scene: SVGSVGElement | null}} Place  the centre: in units of a scene, or in pixels */

const LENGTH = { fast: 220, normal: 420, slow: 700 };
/** How long a hurried change takes. */
const HURRIED = 160;
/** Moves shorter than this are not worth showing. */
const NOTHING = 1.5;

/** @type {Map<Element, Animation>} */
const running = new Map();

/** Where everything is that has a key, as it is seen now. @returns {Map<string, Place>} */
export function measure() {
  const places = new Map();
  if (!moves()) return places;
  for (const element of document.querySelectorAll('.scene [data-key], .plates [data-key], .hand [data-key], .panels [data-key]')) {
    const place = placeOf(element);
    if (place && !places.has(element.dataset.key)) places.set(element.dataset.key, place);
  }
  return places;
}

/** @param {Element} element @returns {Place?} */
function placeOf(element) {
  const rect = element.getBoundingClientRect();
  if (!rect.width && !rect.height) return null;
  const centre = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const scene = /** @type {SVGSVGElement | null} */ (element.closest('svg.scene'));
  if (!scene) return { ...centre, scene: null };
  const { x, y } = new DOMPoint(centre.x, centre.y).matrixTransform(scene.getScreenCTM().inverse());
  return { x, y, scene };
}

/** In pixels. @param {Place} place */
function onScreen(place) {
  if (!place.scene) return place;
  return new DOMPoint(place.x, place.y).matrixTransform(place.scene.getScreenCTM());
}

/** Slides everything from where it was to where it is, and lets things fly.
 * @param {Map<string, Place>} before @param {import('./state.js').Motion?} motion @param {boolean} [hurried] */
export function play(before, motion, hurried = false) {
  for (const animation of running.values()) animation.cancel();
  running.clear();
  if (!moves()) {
    if (motion?.focus) light(motion.focus);
    return;
  }
  const duration = hurried ? HURRIED : LENGTH[page.speed] ?? LENGTH.normal;
  const after = measure();
  slide(before, after, duration);
  for (const flight of hurried ? [] : motion?.flights ?? []) fly(flight, before, after, duration);
  if (motion?.focus && !hurried) light(motion.focus);
}

/** @param {Map<string, Place>} before @param {Map<string, Place>} after @param {number} duration */
function slide(before, after, duration) {
  /** @type {Map<Element, {x: number, y: number}>} */
  const moved = new Map();
  for (const [key, to] of after) {
    const element = keyed(key);
    const from = before.get(key);
    if (!from) {
      if (before.size) appear(element, duration);
      continue;
    }
    const [a, b] = to.scene && from.scene ? [from, to] : [onScreen(from), onScreen(to)];
    const scale = to.scene && from.scene ? to.scene.getScreenCTM().a : 1;
    const gap = { x: (a.x - b.x) * scale, y: (a.y - b.y) * scale };
    if (Math.hypot(gap.x, gap.y) > NOTHING) moved.set(element, gap);
  }
  for (const [element, gap] of moved) {
    const carrier = carrierOf(element, moved);
    const own = carrier ? { x: gap.x - carrier.x, y: gap.y - carrier.y } : gap;
    if (Math.hypot(own.x, own.y) <= NOTHING) continue;
    const scale = element instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM().a : 1;
    const start = `translate(${own.x / scale}px, ${own.y / scale}px)`;
    run(element, [{ transform: start }, { transform: 'none' }], duration, 'cubic-bezier(.3, .1, .2, 1)');
  }
}

/** How far something around an element moves: it carries the element along. @param {Element} element @param {Map<Element, {x: number, y: number}>} moved */
function carrierOf(element, moved) {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (moved.has(around)) return moved.get(around);
  }
  return null;
}

/** @param {Element} element @param {number} duration */
function appear(element, duration) {
  run(element, [{ opacity: 0 }, { opacity: 1 }], duration * 0.7, 'ease-out');
}

/** @param {Element} element @param {Keyframe[]} frames @param {number} duration @param {string} easing */
function run(element, frames, duration, easing) {
  const animation = element.animate(frames, { duration, easing });
  running.set(element, animation);
  animation.finished.then(() => running.get(element) === animation && running.delete(element), () => {});
}

/** @param {{symbol: string, from: string, to: string}} flight @param {Map<string, Place>} before @param {Map<string, Place>} after @param {number} duration */
function fly(flight, before, after, duration) {
  const [from, to] = [before.get(flight.from) ?? after.get(flight.from), after.get(flight.to) ?? before.get(flight.to)];
  if (!from || !to) return;
  const [a, b] = [onScreen(from), onScreen(to)];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'flight');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${flight.symbol}`);
  svg.append(use);
  document.body.append(svg);
  const at = (p, size) => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) scale(${size})`;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - Math.min(80, Math.abs(a.x - b.x) / 4) };
  const animation = svg.animate(
    [{ transform: at(a, 0.7) }, { transform: at(middle, 1.25) }, { transform: at(b, 0.8) }],
    { duration: duration * 1.15, easing: 'ease-in-out' },
  );
  running.set(svg, animation);
  animation.finished.catch(() => {}).then(() => {
    svg.remove();
    running.delete(svg);
  });
}

/** Leads the eye to a thing for a moment. @param {string} key */
export function light(key) {
  const element = keyed(key);
  if (!element) return;
  element.classList.add('is-lit');
  setTimeout(() => element.classList.remove('is-lit'), 900);
}
