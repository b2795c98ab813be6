import { attracted } from '../../assets/magnet.js';
import { put, same, test } from './checks.js';

/** Puts boxes of ten pixels on the screen. @param {Record<string, [number, number, string]>} boxes  each with its attributes */
function lay(boxes) {
  const place = put(Object.entries(boxes).map(([id, [, , attributes]]) => `<i id="${id}" ${attributes}></i>`).join(''));
  for (const element of place.querySelectorAll('i')) {
    const [left, top] = boxes[element.id];
    Object.assign(element.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: '10px', height: '10px' });
  }
}

/** @param {number} x @param {number} y */
const near = (x, y) => attracted({ x, y }, '[data-options]').map(({ id }) => id);

test('a tap near something small means it, the nearest first', () => {
  lay({ far: [120, 100, 'data-small data-options="1"'], close: [85, 100, 'data-small data-options="2"'] });
  same(near(104, 105), ['close', 'far']);
  same(near(118, 105), ['far']);
});

test('a finger reaches 22 pixels', () => {
  lay({ one: [100, 100, 'data-small data-options="1"'] });
  same([near(79, 105), near(77, 105)], [['one'], []]);
});

test('what is large enough, or does not match, attracts nothing', () => {
  lay({ large: [100, 100, 'data-options="1"'], vain: [115, 100, 'data-small data-why="no"'] });
  same(near(112, 105), []);
});

test('what lies in something small means that', () => {
  const place = put('<i id="outer" data-small data-options="1"><b></b></i>');
  const [outer] = place.querySelectorAll('i');
  const [inner] = place.querySelectorAll('b');
  Object.assign(outer.style, { position: 'fixed', left: '10px', top: '10px', width: '1px', height: '1px' });
  Object.assign(inner.style, { position: 'fixed', left: '200px', top: '200px', width: '9px', height: '9px' });
  same(near(204, 204), ['outer']);
});
