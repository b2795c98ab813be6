import { along, gapOf, measure, play } from '../../assets/motion.js';
import { one } from '../../assets/dom.js';
import { holds, put, same, test } from './checks.js';

const at = (/** @type {number} */ x, /** @type {number} */ y) => `${x} ${y}`;
const nowhere = { scene: null, home: null, within: { x: 0, y: 0 } };

test('a way with bends is gone at an even pace', () => {
  const frames = along([{ x: 30, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 10 }], at);
  same(frames, [{ transform: '30 0', offset: 0 }, { transform: '0 0', offset: 0.75 }, { transform: '0 10', offset: 1 }]);
});

test('a way of no length is at its end at once', () => {
  same(along([{ x: 1, y: 1 }, { x: 1, y: 1 }], at).map(({ offset }) => offset), [0, 1]);
});

test('beside the scene a gap is what lies between two places of the screen', () => {
  same(gapOf({ ...nowhere, x: 10, y: 40 }, { ...nowhere, x: 30, y: 10 }), { x: -20, y: 30 });
});

test('a plate that the page pushes about takes along what lies on it', () => {
  const home = put('<p></p>');
  const [from, to] = [{ ...nowhere, home, x: 10, y: 10, within: { x: 5, y: 5 } }, { ...nowhere, home, x: 90, y: 90, within: { x: 5, y: 7 } }];
  same(gapOf(from, to), { x: 0, y: -2 });
});

/** A scene of 100 units in 200 pixels. @param {string} inside */
function scene(inside) {
  const svg = one('svg', put(`<svg class="scene" viewBox="0 0 100 100" width="200" height="200">${inside}</svg>`));
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (svg));
}

/** @param {number} x */
const piece = (x) => `<g data-key="piece"><rect x="${x}" y="0" width="10" height="10"></rect></g>`;

test('in a scene places are in its units, and gaps in pixels', () => {
  const svg = scene(piece(20));
  const from = measure().get('piece');
  svg.innerHTML = piece(50);
  const to = measure().get('piece');
  holds(from !== undefined && to !== undefined, 'the piece has places');
  if (from && to) same([Math.round(from.x), Math.round(to.x), Math.round(gapOf(from, to).x)], [25, 55, -60]);
});

test('what moved slides from where it was; what did not does not', () => {
  const svg = scene(`${piece(20)}<g data-key="still"><rect width="5" height="5"></rect></g>`);
  const before = measure();
  one('rect', svg).setAttribute('x', '50');
  play(before, null);
  const slides = [...svg.querySelectorAll('g')].map((element) => element.getAnimations().length);
  same(slides, [1, 0]);
  const [slide] = one('g', svg).getAnimations();
  const [begin] = /** @type {KeyframeEffect} */ (slide.effect).getKeyframes();
  same(begin.transform, 'translate(-30px, 0px)');
});

test('what something else carries does not slide by itself', () => {
  const inside = (/** @type {number} */ x) => `<g data-key="wagon" transform="translate(${x} 0)"><rect width="40" height="10"></rect><g data-key="rider"><rect width="5" height="5"></rect></g></g>`;
  const svg = scene(inside(0));
  const before = measure();
  one('g', svg).setAttribute('transform', 'translate(30 0)');
  play(before, null);
  same([...svg.querySelectorAll('g')].map((element) => element.getAnimations().length), [1, 0]);
});

test('what is new appears', () => {
  const svg = scene(piece(0));
  const before = measure();
  svg.insertAdjacentHTML('beforeend', '<g data-key="new"><rect width="5" height="5"></rect></g>');
  play(before, null);
  const [appears] = one('[data-key="new"]', svg).getAnimations();
  same(/** @type {KeyframeEffect} */ (appears.effect).getKeyframes().map(({ opacity }) => opacity), ['0', '1']);
});
