import { begin, complete } from '../../assets/delta.js';
import { holds, same, test } from './checks.js';

/** @param {Partial<Update>} more @returns {Update} */
const update = (more) => ({ version: 2, frames: [], regions: {}, turn: false, moments: 0, ...more });

/** @param {Partial<Frame>} more @returns {Frame} */
const frame = (more) => ({ line: '', regions: {}, motion: { flights: [] }, ...more });

/** What the hand becomes. @param {string} html @param {Delta} hand */
function changed(html, hand) {
  const next = update({ from: 1, changes: { hand } });
  begin(1, { hand: html });
  return complete(next) ? next.regions.hand : null;
}

test('an element of several pieces is taken apart, and put together with what is new', () => {
  same(changed('<ul><li>1</li><li>2</li></ul>', { of: 4, to: [[0, 2], '<li>3</li>', [3, 1]] }), '<ul><li>1</li><li>3</li></ul>');
});

test('pieces may be left out, repeated and put in another order', () => {
  same(changed('<p>1</p><p>2</p><p>3</p>', { of: 3, to: [[2, 1], [0, 1], [0, 1]] }), '<p>3</p><p>1</p><p>1</p>');
});

test('an element with text, or with a single child, is one piece', () => {
  same(changed('<p>a <b>b</b> <i>c</i></p>', { of: 1, to: [[0, 1], '<hr>'] }), '<p>a <b>b</b> <i>c</i></p><hr>');
  same(changed('<p><b>b</b></p>', { of: 1, to: [[0, 1]] }), '<p><b>b</b></p>');
});

test('an element keeps its attributes, and what is drawn its case', () => {
  const svg = '<svg class="scene" viewBox="0 0 9 9"><g data-key="a"><path d="M0 0"></path></g><g data-key="b"></g></svg>';
  same(changed(svg, { of: 4, to: [[0, 4]] }), svg);
});

test('what follows upon something else than the page has is not taken', () => {
  same(changed('<p>1</p><p>2</p>', { of: 3, to: [[0, 2]] }), null);
  same(complete(update({ from: 77, changes: {} })), false);
});

test('a region that the page does not have yet is of no pieces', () => {
  const next = update({ from: 1, changes: { end: { of: 0, to: ['<p>over</p>'] } } });
  begin(1, {});
  same([complete(next), next.regions.end], [true, '<p>over</p>']);
});

test('every frame follows upon the one before, and the present upon the last', () => {
  begin(1, { hand: '<p>1</p><p>2</p>' });
  const first = frame({ changes: { hand: { of: 2, to: [[0, 2], '<p>3</p>'] } } });
  const second = frame({ changes: { hand: { of: 3, to: [[2, 1]] } } });
  const third = frame({ regions: { hand: '<p>4</p>' } });
  const next = update({ from: 1, frames: [first, second, third], changes: { hand: { of: 1, to: [[0, 1], '<p>5</p>'] } } });
  holds(complete(next), 'it can be made whole');
  const hands = [first, second, third, next].map(({ regions }) => regions.hand);
  same(hands, ['<p>1</p><p>2</p><p>3</p>', '<p>3</p>', '<p>4</p>', '<p>4</p><p>5</p>']);
});

test('eight versions are remembered, and none of them before everything is sent anew', () => {
  begin(10, { hand: '<p>10</p>' });
  for (let version = 11; version < 18; version += 1) complete(update({ from: version - 1, version }));
  same(complete(update({ from: 10, version: 18 })), true);
  same(complete(update({ from: 10, version: 19 })), false);
  holds(complete(update({ version: 30 })), 'everything can be taken');
  same(complete(update({ from: 17, version: 31 })), false);
});
