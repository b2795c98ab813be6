// The scene is panned and zoomed through its view box: by wheel, pinch, drag, double tap, buttons and keys.
// What the person chose to look at is left alone; until then a small screen follows what happens.

import { all, attr, isTyping, keyed, region, regionIfShown } from './dom.js';
import { frames } from './frames.js';
import { along, around, between, fitting, isInSight, isWithin, middle, mostSeen } from './geometry.js';
import { moves } from './state.js';

/** So many pixels a unit are enough to read the words of a scene. */
const ENOUGH = 0.75;
/** On a screen that cannot show all of it like that, one unit is this many pixels. */
const READABLE = 0.78;
/** With a mouse a scene with named parts is shown whole as long as one unit is this many pixels. */
const WHOLE = 0.55;
/** What can be chosen in a scene with named parts, which are looked at one by one, is at least this many pixels. */
const TOUCHABLE = 44;
/** So many when a part of it is looked at. */
const NEAR = 2;
const CLOSEST = 6;
/** A finger or a mouse may tremble this many pixels and still click. */
const TREMBLE = 7;

/** @type {Box} */
let view;
/** Whether the person has chosen what to look at. */
let chosen = false;
/** The key of what happened last, which is followed. @type {string | undefined} */
let followed;
let gliding = 0;
/** @type {Map<number, Point>} */
const fingers = new Map();
let dragged = false;
let lastTap = { at: 0, x: 0, y: 0 };

/** @returns {SVGSVGElement | null} */
const svg = () => regionIfShown('scene')?.querySelector('svg.scene') ?? null;

/** The scene's own size. @param {SVGSVGElement} scene */
function sizeOf(scene) {
  const [w, h] = attr(scene, 'data-size').split(' ').map(Number);
  return { w, h };
}

/** What it is seen through, in pixels. @param {SVGSVGElement} scene */
const windowOf = (scene) => ({ w: scene.clientWidth, h: scene.clientHeight });

/** Pixels a unit when all of it is seen. @param {SVGSVGElement} scene */
const fitScale = (scene) => fitting(sizeOf(scene), windowOf(scene));

/** Pixels a unit now. @param {SVGSVGElement} scene */
const scaleOf = (scene) => scene.clientWidth / view.w;

/** A view of this scale around a point, kept on the scene. @param {SVGSVGElement} scene @param {number} scale @param {Point} centre */
const viewAt = (scene, scale, centre) => around(sizeOf(scene), windowOf(scene), scale, centre);

/** @param {Box} next */
function set(next) {
  const scene = svg();
  // A scene that is not laid out yet, or is squeezed away, has no view.
  if (!scene || !(next.w > 0 && next.h > 0)) return;
  view = next;
  markPlace();
  const box = [next.x, next.y, next.w, next.h].map((number) => number.toFixed(2)).join(' ');
  // Another view lays out every word of the scene anew.
  if (scene.getAttribute('viewBox') !== box) scene.setAttribute('viewBox', box);
}

/** Moves the view so that the eye can follow. @param {Box} to */
function glide(to) {
  cancelAnimationFrame(gliding);
  if (!view || !moves()) {
    set(to);
    return;
  }
  const [from, start, length] = [view, performance.now(), 320];
  const step = (/** @type {number} */ now) => {
    const t = Math.min(1, (now - start) / length);
    set(between(from, to, 1 - (1 - t) ** 3));
    if (t < 1) gliding = requestAnimationFrame(step);
  };
  gliding = requestAnimationFrame(step);
}

/** Pixels a unit at which everything that can be chosen now can be touched. What is smaller than a finger and cannot be
 * larger is reached by a tap near it. @param {SVGSVGElement} scene */
function touchScale(scene) {
  /** @type {SVGGraphicsElement[]} */
  const large = all('[data-options]:not([data-small])', scene);
  const sizes = large.map((element) => {
    const { width, height } = element.getBBox();
    return Math.min(width, height);
  });
  return Math.max(READABLE, Math.min(NEAR, TOUCHABLE / Math.min(...sizes)));
}

/** What is looked at as long as the person does not choose. @param {SVGSVGElement} scene @param {Point} [centre] */
function natural(scene, centre) {
  const { w, h } = sizeOf(scene);
  const [x, y] = (scene.dataset.centre ?? `${w / 2} ${h / 2}`).split(' ').map(Number);
  const whole = fitScale(scene);
  // A scene with named parts may be cut in both directions: they lead to what is out of sight.
  const parts = !!scene.parentElement?.querySelector('.places');
  const enough = parts && matchMedia('(pointer: fine)').matches ? WHOLE : ENOUGH;
  const scale = whole >= enough ? whole : Math.max(whole, parts ? touchScale(scene) : READABLE);
  return viewAt(scene, scale, centre ?? { x, y });
}

/** @param {Point} point @param {SVGSVGElement} scene */
const unitsAt = (point, scene) => new DOMPoint(point.x, point.y).matrixTransform(scene.getScreenCTM()?.inverse());

/** Zooms so that what is under a point of the screen stays there. @param {number} factor @param {Point} [point] */
export function zoom(factor, point) {
  const scene = svg();
  if (!scene) return;
  cancelAnimationFrame(gliding);
  const scale = scaleOf(scene);
  const wanted = Math.max(fitScale(scene), Math.min(CLOSEST, scale * factor));
  const fixed = point ? unitsAt(point, scene) : middle(view);
  const ratio = scale / wanted;
  const centre = middle(view);
  chosen = wanted > fitScale(scene) * 1.001;
  set(viewAt(scene, wanted, { x: fixed.x + (centre.x - fixed.x) * ratio, y: fixed.y + (centre.y - fixed.y) * ratio }));
}

/** @param {number} dx @param {number} dy  in pixels */
function pan(dx, dy) {
  const scene = svg();
  if (!scene) return;
  const scale = scaleOf(scene);
  const centre = middle(view);
  chosen = true;
  set(viewAt(scene, scale, { x: centre.x - dx / scale, y: centre.y - dy / scale }));
}

/** A part of the scene, as near as it can be read well. @param {SVGSVGElement} scene @param {Box} part */
function near(scene, part) {
  const scale = Math.max(touchScale(scene), Math.min(NEAR, fitting(part, windowOf(scene))));
  // Of a part that is too large what can be chosen in it is shown, or else its beginning.
  const asked = boxOf(scene, lit(scene).filter((element) => isWithin(part, boxIn(scene, element))));
  const wanted = asked ? middle(asked) : { x: part.x, y: middle(part).y };
  return viewAt(scene, scale, {
    x: along(part.x, part.w, scene.clientWidth / scale, wanted.x),
    y: along(part.y, part.h, scene.clientHeight / scale, wanted.y),
  });
}

/** Looks at a part of the scene. @param {Box} part */
function lookAt(part) {
  const scene = svg();
  if (!scene) return;
  chosen = true;
  glide(near(scene, part));
}

function fit() {
  const scene = svg();
  if (!scene) return;
  chosen = false;
  glide(viewAt(scene, fitScale(scene), { x: 0, y: 0 }));
}

/** @param {PointerEvent} event */
function down(event) {
  if (event.button !== 0) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 1) dragged = false;
}

/** @param {PointerEvent} event */
function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  if (!dragged && fingers.size === 1) {
    if (Math.hypot(now.x - before.x, now.y - before.y) < TREMBLE) return;
    dragged = true;
    svg()?.setPointerCapture(event.pointerId);
  }
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
  fingers.set(event.pointerId, now);
  if (!others.length) {
    pan(now.x - before.x, now.y - before.y);
    return;
  }
  dragged = true;
  const [other] = others;
  const spread = (/** @type {Point} */ point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
  zoom(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
}

/** @param {PointerEvent} event */
function up(event) {
  if (!fingers.delete(event.pointerId) || dragged || event.pointerType !== 'touch') return;
  if (/** @type {Element} */ (event.target).closest('[data-options], [data-why]')) return;
  const again = event.timeStamp - lastTap.at < 300 && Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
  if (again) twice({ x: event.clientX, y: event.clientY });
  lastTap = { at: again ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
}

/** @param {Point} point */
function twice(point) {
  const scene = svg();
  if (!scene) return;
  if (scaleOf(scene) > fitScale(scene) * 1.6) fit();
  else zoom(2, point);
}

/** @param {WheelEvent} event */
function wheel(event) {
  const scene = svg();
  if (!scene) return;
  const closer = event.deltaY < 0;
  // At its smallest the scene lets the page scroll.
  if (!closer && scaleOf(scene) <= fitScale(scene) * 1.001) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !svg()) return;
  /** @type {Record<string, [number, number]>} */
  const pans = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  if (event.key === '+' || event.key === '=') zoom(1.25);
  else if (event.key === '-') zoom(0.8);
  else if (event.key === '0') fit();
  else if (event.target === svg() && pans[event.key]) {
    event.preventDefault();
    pan(...pans[event.key]);
  }
}

/** Looks where it happens, unless the person looks elsewhere. @param {string} [focus] */
export function follow(focus) {
  const scene = svg();
  followed = focus;
  if (scene && !chosen) glide(following(scene));
}

/** What happens is followed again, wherever the person looked before. */
export const followAgain = () => { chosen = false; };

/** What is looked at as long as something is followed. @param {SVGSVGElement} scene */
function following(scene) {
  const element = followed && keyed(followed);
  const box = element && boxOf(scene, [element]);
  return withAsked(scene, natural(scene, box ? middle(box) : undefined));
}

/** The box of elements of the scene, in its units; nothing if none of them is in it.
 * @param {SVGSVGElement} scene @param {Element[]} elements @returns {Box | null} */
function boxOf(scene, elements) {
  const rects = elements.filter((element) => scene.contains(element)).map((element) => element.getBoundingClientRect());
  if (!rects.length) return null;
  const corner = unitsAt({ x: Math.min(...rects.map((rect) => rect.left)), y: Math.min(...rects.map((rect) => rect.top)) }, scene);
  const end = unitsAt({ x: Math.max(...rects.map((rect) => rect.right)), y: Math.max(...rects.map((rect) => rect.bottom)) }, scene);
  return { x: corner.x, y: corner.y, w: end.x - corner.x, h: end.y - corner.y };
}

/** The box of an element that is in the scene. @param {SVGSVGElement} scene @param {Element} element */
const boxIn = (scene, element) => /** @type {Box} */ (boxOf(scene, [element]));

/** Goes to elements of the scene, if they are out of sight. @param {string[]} keys */
export function showElements(keys) {
  const scene = svg();
  const box = scene && view && boxOf(scene, keys.map(keyed).filter((element) => element !== null));
  if (!box || isInSight(box, view)) return;
  glide(viewAt(scene, Math.max(scaleOf(scene), fitScale(scene)), middle(box)));
}

/** What can be chosen in the scene. @param {SVGSVGElement} scene */
const lit = (scene) => all('[data-options]', scene);

/** A view, or another if nothing that can be chosen is in its sight: the named part with most of it, or the first of it there.
 * @param {SVGSVGElement} scene @param {Box} seen @returns {Box} */
function withAsked(scene, seen) {
  const boxes = lit(scene).map((element) => boxIn(scene, element));
  if (!boxes.length || boxes.some((box) => isInSight(box, seen))) return seen;
  const [best] = places().map((place) => ({ place, within: boxes.filter((box) => isWithin(place, box)) }))
    .sort((a, b) => b.within.length - a.within.length);
  const part = best?.within.length ? near(scene, best.place) : seen;
  if (boxes.some((box) => isInSight(box, part))) return part;
  return viewAt(scene, scene.clientWidth / part.w, middle(best?.within[0] ?? boxes[0]));
}

/** What was asked about last, so that the scene is led there once. */
let asked = '';

/** Goes to the part of the scene that is asked about: where it says that it happens, if something can be chosen there. */
function showAsked() {
  const scene = svg();
  if (!scene || !view) return;
  const keys = lit(scene).map((element) => element.getAttribute('data-key'));
  if (keys.join(' ') === asked) return;
  asked = keys.join(' ');
  chosen &&= !keys.length;
  if (keys.length) follow();
}

/** The named parts of the scene. @returns {(Box & {button: HTMLElement})[]} */
function places() {
  return all('[data-look]', region('scene')).map((button) => {
    const [x, y, w, h] = attr(button, 'data-look').split(' ').map(Number);
    return { x, y, w, h, button };
  });
}

/** Pushes the names of the parts sideways until this one is seen. The page stays where it is. @param {HTMLElement} button */
function pushTo(button) {
  const names = /** @type {HTMLElement} */ (button.parentElement);
  const [own, bar] = [button.getBoundingClientRect(), names.getBoundingClientRect()];
  names.scrollLeft += Math.min(0, own.left - bar.left) + Math.max(0, own.right - bar.right);
}

/** Marks the part that is looked at: the one that fills most of the view. */
function markPlace() {
  const named = places();
  const marked = mostSeen(named, view);
  for (const place of named) {
    const here = marked.includes(place);
    if (here === (place.button.getAttribute('aria-current') === 'true')) continue;
    place.button.setAttribute('aria-current', String(here));
    if (here) pushTo(place.button);
  }
}

/** Readies the scene. */
export function begin() {
  const box = regionIfShown('scene');
  if (!box) return;
  box.addEventListener('pointerdown', down);
  box.addEventListener('pointermove', move);
  box.addEventListener('pointerup', up);
  box.addEventListener('pointercancel', up);
  // A drag is not a click.
  box.addEventListener('click', (event) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
  }, true);
  box.addEventListener('wheel', wheel, { passive: false });
  box.addEventListener('dblclick', (event) => {
    if (!(/** @type {Element} */ (event.target)).closest('[data-options], [data-why]')) twice({ x: event.clientX, y: event.clientY });
  });
  document.addEventListener('keydown', key);
  document.addEventListener('click', (event) => {
    const how = event.target instanceof Element && event.target.closest('[data-zoom]')?.getAttribute('data-zoom');
    if (how === 'in') zoom(1.35);
    if (how === 'out') zoom(0.74);
    if (how === 'fit') fit();
    const part = event.target instanceof Element && event.target.closest('[data-look]');
    const place = part && places().find(({ button }) => button === part);
    if (place) lookAt(place);
  });
  const settle = () => {
    const scene = svg();
    if (!scene || !scene.clientWidth) return;
    // A glide leads to where the view of the former size would be.
    cancelAnimationFrame(gliding);
    set(chosen ? viewAt(scene, Math.max(fitScale(scene), scaleOf(scene)), middle(view)) : following(scene));
  };
  settle();
  new ResizeObserver(settle).observe(box);
  frames.onStep((step) => follow(step.motion?.focus));
  frames.onDrawn((names) => {
    if (!names.includes('scene')) return;
    document.body.classList.toggle('mood-dark', svg()?.dataset.mood === 'dark');
    if (!view) settle();
    markPlace();
  });
  frames.onDrawn((names) => { if (names.includes('options') || names.includes('scene')) showAsked(); });
  document.body.classList.toggle('mood-dark', svg()?.dataset.mood === 'dark');
}
