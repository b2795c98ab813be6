// Lets people see what moved. Things are measured before a change and after it; what changed its place
// slides there (FLIP). The thing itself is at its new place at once: only its picture is on the way.

import { all, attr, keyed } from './dom.js';
import { moves, page } from './state.js';

/** Nothing slides where nothing is told. @type {Record<Speed, number>} */
const LENGTH = { off: 0, fast: 220, normal: 420, slow: 700 };
/** How long a hurried change takes. */
const HURRIED = 160;
/** A way with bends takes so much longer. */
const LONGER = 1.6;
/** Moves shorter than this are not worth showing. */
const NOTHING = 1.5;

/** @type {Map<Element, Animation>} */
const running = new Map();

/** Where everything is that has a key, as it is seen now. @returns {Map<string, Place>} */
export function measure() {
  const places = new Map();
  if (!moves()) return places;
  for (const element of all('.scene [data-key], .plates [data-key], .hand [data-key], .panels [data-key]')) {
    const [key, place] = [attr(element, 'data-key'), placeOf(element)];
    if (place && !places.has(key)) places.set(key, place);
  }
  return places;
}

/** From the units of a drawing to pixels. @param {SVGGraphicsElement} drawing */
const toScreen = (drawing) => /** @type {DOMMatrix} */ (drawing.getScreenCTM());

/** @param {Element} element @returns {Place | null} */
function placeOf(element) {
  const rect = element.getBoundingClientRect();
  if (!rect.width && !rect.height) return null;
  const centre = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const scene = /** @type {SVGSVGElement | null} */ (element.closest('svg.scene'));
  const home = scene ? null : element.closest('.plate > *');
  const corner = home?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const within = { x: centre.x - corner.x, y: centre.y - corner.y };
  if (!scene) return { ...centre, scene: null, home, within };
  const { x, y } = new DOMPoint(centre.x, centre.y).matrixTransform(toScreen(scene).inverse());
  return { x, y, scene, home, within };
}

/** In pixels. @param {Place} place */
function onScreen(place) {
  if (!place.scene) return place;
  return new DOMPoint(place.x, place.y).matrixTransform(toScreen(place.scene));
}

/** Slides everything from where it was to where it is, and lets things fly.
 * @param {Map<string, Place>} before @param {Motion | null} motion @param {boolean} [hurried] */
export function play(before, motion, hurried = false) {
  for (const animation of running.values()) animation.cancel();
  running.clear();
  if (!moves()) {
    if (motion?.focus) light(motion.focus);
    return;
  }
  const duration = hurried ? HURRIED : LENGTH[page.speed];
  const after = measure();
  slide(before, after, duration, motion?.ways ?? []);
  for (const flight of hurried ? [] : motion?.flights ?? []) fly(flight, before, after, duration);
  if (motion?.focus && !hurried) light(motion.focus);
}

/** @param {Map<string, Place>} before @param {Map<string, Place>} after @param {number} duration @param {Way[]} ways */
function slide(before, after, duration, ways) {
  /** @type {Map<Element, Point>} */
  const moved = new Map();
  for (const [key, to] of after) {
    const element = keyed(key);
    if (!element) continue;
    const from = before.get(key);
    if (!from) {
      if (before.size) appear(element, duration);
      continue;
    }
    const gap = gapOf(from, to);
    // What lies before people does not move by itself: it makes room, and would slide over its neighbours' words.
    if (Math.hypot(gap.x, gap.y) > NOTHING && !element.closest('.panels')) moved.set(element, gap);
  }
  for (const [element, gap] of moved) {
    const carrier = carrierOf(element, moved);
    const own = carrier ? { x: gap.x - carrier.x, y: gap.y - carrier.y } : gap;
    if (Math.hypot(own.x, own.y) <= NOTHING) continue;
    const scale = scaleAround(element);
    const way = carrier ? null : ways.find((one) => one.key === element.getAttribute('data-key'));
    const bends = way && after.get(way.key)?.scene ? bendsOf(way, after) : [];
    const at = (/** @type {number} */ x, /** @type {number} */ y) => `translate(${x / scale}px, ${y / scale}px)`;
    if (!bends.length) run(element, [{ transform: at(own.x, own.y) }, { transform: 'none' }], duration, 'cubic-bezier(.3, .1, .2, 1)');
    else run(element, along([own, ...bends, { x: 0, y: 0 }], at), duration * LONGER, 'ease-in-out');
  }
}

/** How many pixels a unit is where an element is drawn. @param {Element} element */
function scaleAround(element) {
  const around = element instanceof SVGGraphicsElement ? element.parentNode : null;
  return around instanceof SVGGraphicsElement ? toScreen(around).a : 1;
}

/** The bends of a way, in pixels from where it ends: what was passed, seen from what was arrived at.
 * @param {Way} way @param {Map<string, Place>} after */
function bendsOf(way, after) {
  const places = way.past.map((key) => after.get(key)).filter((place) => place !== undefined).filter(({ scene }) => scene);
  const end = places.pop();
  if (!end?.scene) return [];
  const scale = toScreen(end.scene).a;
  return places.map((place) => ({ x: (place.x - end.x) * scale, y: (place.y - end.y) * scale }));
}

/** Keyframes at an even pace. @param {Point[]} points @param {(x: number, y: number) => string} at @returns {Keyframe[]} */
export function along(points, at) {
  let length = 0;
  const gone = points.map((point, i) => (length += i && Math.hypot(point.x - points[i - 1].x, point.y - points[i - 1].y)));
  return points.map((point, i) => ({ transform: at(point.x, point.y), offset: length ? gone[i] / length : i && 1 }));
}

/** How far something has come, in pixels. A plate that is pushed about by the page takes along what lies on it.
 * @param {Place} from @param {Place} to */
export function gapOf(from, to) {
  const scene = from.scene && to.scene;
  const [a, b] = scene ? [from, to]
    : from.home && from.home === to.home ? [from.within, to.within] : [onScreen(from), onScreen(to)];
  const scale = scene ? toScreen(scene).a : 1;
  return { x: (a.x - b.x) * scale, y: (a.y - b.y) * scale };
}

/** How far something around an element moves: it carries the element along. @param {Element} element @param {Map<Element, Point>} moved */
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

/** @param {Flight} flight @param {Map<string, Place>} before @param {Map<string, Place>} after @param {number} duration */
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
  const at = (/** @type {Point} */ p, /** @type {number} */ size) => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) scale(${size})`;
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

/** In words nothing is seen to move: what reads differently is marked for a while. @param {Set<Element>} news */
export function showNews(news) {
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
