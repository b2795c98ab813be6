import { along, around, between, fitting, isInSight, isWithin, middle, mostSeen, shared, within } from '../../assets/geometry.js';
import { same, test } from './checks.js';

/** @param {number} x @param {number} y @param {number} w @param {number} h */
const box = (x, y, w, h) => ({ x, y, w, h });

test('a floating box stays in the window', () => {
  same([within(50, 20, 100, 8), within(-5, 20, 100, 8), within(95, 20, 100, 8)], [50, 8, 72]);
  same(within(50, 200, 100, 8), 8);
});

test('the middle of a box', () => same(middle(box(10, 20, 4, 8)), { x: 12, y: 24 }));

test('boxes share what lies in both', () => {
  same(shared(box(0, 0, 10, 10), box(5, 6, 10, 10)), 20);
  same([shared(box(0, 0, 10, 10), box(10, 0, 5, 5)), shared(box(0, 0, 10, 10), box(20, 2, 5, 5))], [0, 0]);
});

test('all of something fits by its longer side', () => {
  same([fitting({ w: 100, h: 50 }, { w: 200, h: 200 }), fitting({ w: 100, h: 400 }, { w: 200, h: 200 })], [2, 0.5]);
});

test('a view is kept on the whole', () => {
  const [whole, window] = [{ w: 100, h: 100 }, { w: 100, h: 50 }];
  same(around(whole, window, 2, { x: 50, y: 40 }), box(25, 27.5, 50, 25));
  same(around(whole, window, 2, { x: 0, y: 0 }), box(0, 0, 50, 25));
  same(around(whole, window, 2, { x: 99, y: 99 }), box(50, 75, 50, 25));
});

test('a view that is larger than the whole has it in its middle', () => {
  same(around({ w: 100, h: 100 }, { w: 200, h: 100 }, 1, { x: 0, y: 0 }), box(-50, 0, 200, 100));
});

test('a box is in sight up to a unit', () => {
  const seen = box(0, 0, 10, 10);
  same([box(0, 0, 10, 10), box(-1, -1, 12, 12), box(-2, 0, 5, 5), box(8, 8, 4, 4)].map((one) => isInSight(one, seen)), [true, true, false, false]);
});

test('a box is within a place that has its middle', () => {
  const place = box(0, 0, 10, 10);
  same([box(5, 5, 10, 10), box(6, 0, 10, 4), box(-3, 4, 4, 4)].map((one) => isWithin(place, one)), [true, false, false]);
});

test('of a stretch that is too long what is wanted is seen, and never what is beside it', () => {
  same([along(0, 10, 20, 3), along(0, 100, 20, 50), along(0, 100, 20, 3), along(0, 100, 20, 99)], [5, 50, 10, 90]);
});

test('a glide goes from one box to the other', () => {
  const [from, to] = [box(0, 0, 10, 10), box(10, 20, 20, 30)];
  same([between(from, to, 0), between(from, to, 0.5), between(from, to, 1)], [from, box(5, 10, 15, 20), to]);
});

test('the present place is the one of which most is seen', () => {
  const places = [box(0, 0, 10, 10), box(10, 0, 20, 10), box(30, 0, 5, 10)];
  same(mostSeen(places, box(4, 0, 8, 10)), [places[0]]);
  same(mostSeen(places, box(8, 0, 30, 10)), [places[1], places[2]]);
  same([mostSeen(places, box(0, 0, 35, 10)), mostSeen(places, box(50, 50, 5, 5)), mostSeen([], box(0, 0, 5, 5))], [[], [], []]);
  same(mostSeen([places[0]], box(0, 0, 10, 10)), [places[0]]);
});
