import { one, region } from '../../assets/dom.js';
import { Frames, merged, shortened, stepsOf } from '../../assets/frames.js';
import { page } from '../../assets/state.js';
import { holds, same, test, until } from './checks.js';

let version = 1;
let moment = 0;

/** A frame that is told by a line. @param {Regions} regions @returns {Frame} */
function frame(regions) {
  moment += 1;
  return { line: `<li id="line-${moment}"><a data-moment="${moment}">${moment}</a></li>`, regions, motion: { flights: [] } };
}

/** What comes next. @param {Frame[]} frames @param {Regions} regions @returns {Update} */
function update(frames, regions) {
  version += 1;
  return { from: version - 1, version, frames, regions, turn: true, moments: moment };
}

/** A page that has this to choose, and nothing else. */
function served() {
  for (const element of document.querySelectorAll('[id^="region-"]')) element.innerHTML = '';
  region('options').innerHTML = '<button class="option">old</button>';
  document.body.className = '';
  const frames = new Frames();
  frames.begin();
  return frames;
}

const texts = () => ['hand', 'options'].map((name) => region(/** @type {RegionName} */ (name)).textContent);
const isTelling = () => document.body.classList.contains('is-telling');

test('the last step of an update has what is drawn in the present, but not what is asked', () => {
  const [first, last] = [frame({ hand: '1' }), { ...frame({ scene: 's', prompt: 'p' }), result: 'r' }];
  const told = update([first, last], { hand: '2', options: 'o', controls: 'c' });
  same(stepsOf(told).map(({ regions, results }) => ({ regions, results })), [
    { regions: { hand: '1' }, results: [] }, { regions: { scene: 's', prompt: 'p', hand: '2' }, results: ['r'] }]);
  same(stepsOf(told).map(({ present }) => present === told), [false, true]);
});

test('an update without frames is one step without a line', () => {
  const [step, ...others] = stepsOf(update([], { hand: '2', options: 'o' }));
  same([step.lines, step.regions, others], [[], { hand: '2' }, []]);
});

test('several steps as one draw what was drawn last, and tell everything', () => {
  const steps = stepsOf(update([frame({ hand: '1', scene: 's' }), frame({ hand: '2' })], {}));
  const step = merged(steps);
  same([step.regions, step.lines.length, step.present === steps[1].present], [{ hand: '2', scene: 's' }, 2, true]);
});

test('a queue stays short: the oldest steps are told as one', () => {
  const [step] = stepsOf(update([frame({})], {}));
  same(shortened(Array(150).fill(step)).length, 150);
  const long = shortened(Array(151).fill(step));
  same([long.length, long[0].lines.length, long[1].lines.length], [101, 51, 1]);
});

test('steps are told one after the other; what can be chosen comes with the last', async () => {
  const frames = served();
  /** @type {(string | boolean)[][]} */
  const seen = [];
  frames.onStep(() => seen.push([...texts(), isTelling()]));
  const told = update([frame({ hand: '1' }), frame({ hand: '2' }), frame({ hand: '3' })], { options: '<button class="option">new</button>' });
  region('options').innerHTML = '';
  frames.tell(told);
  same([frames.isTelling, frames.waiting, frames.tellingAt], [true, 2, moment - 2]);
  await until(() => !frames.isTelling);
  same(seen, [['1', '', true], ['2', '', true], ['3', 'new', false]]);
  holds(document.body.classList.contains('is-fresh'), 'nobody can have seen it yet');
  same(frames.tellingAt, null);
});

test('a click or a key jumps to the present, and is a tap only when nothing is told', () => {
  const frames = served();
  let taps = 0;
  frames.onTap(() => { taps += 1; });
  region('options').innerHTML = '';
  for (const jump of [() => document.body.click(), () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))]) {
    frames.tell(update([frame({ hand: 'a' }), frame({ hand: 'b' }), frame({ hand: 'c' })], {}));
    same([frames.waiting, taps], [2, 0]);
    jump();
    same([frames.waiting, region('hand').textContent, taps], [0, 'c', 0]);
  }
  document.body.click();
  same(taps, 1);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  same(taps, 1);
});

test('whoever is choosing keeps what they choose from, while others play', async () => {
  const frames = served();
  frames.tell(update([frame({ hand: '1' }), frame({ hand: '2' })], {}));
  same([...texts(), isTelling()], ['1', 'old', false]);
  await until(() => !frames.isTelling);
  same(texts(), ['2', 'old']);
});

test('those who want nothing told are shown the present at once', () => {
  const frames = served();
  page.speed = 'off';
  frames.tell(update([frame({ hand: '1' }), frame({ hand: '2' })], { options: 'now' }));
  page.speed = 'fast';
  same([frames.isTelling, ...texts()], [false, '2', 'now']);
  frames.tell(update([frame({ hand: '3' }), frame({ hand: '4' })], {}), true);
  same([frames.isTelling, ...texts()], [false, '4', 'now']);
});

test('menu and story are of no moment', () => {
  const frames = served();
  frames.tell(update([frame({ hand: '1' }), frame({ hand: '2' })], { menu: 'now' }));
  same([region('menu').textContent, frames.isTelling], ['now', true]);
  frames.jump();
});

test('nothing changes under a finger', async () => {
  const frames = served();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  frames.tell(update([frame({ hand: '1' }), frame({ hand: '2' })], {}));
  same([region('hand').textContent, frames.waiting], ['', 2]);
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await until(() => !frames.isTelling);
  same(region('hand').textContent, '2');
});

test('while somebody looks back, what happens is remembered', () => {
  const frames = served();
  frames.tell(update([], { hand: 'now' }));
  frames.lookBack({ hand: 'then', options: 'never' });
  same(texts(), ['then', 'old']);
  frames.tell(update([frame({ hand: '1' }), frame({ hand: '2' })], { options: 'new' }));
  same([...texts(), frames.isTelling], ['then', 'new', false]);
  frames.lookUp();
  same(texts(), ['2', 'new']);
});

test('who watches is told which regions were drawn, and every step', () => {
  const frames = served();
  /** @type {unknown[]} */
  const heard = [];
  frames.onDrawn((names) => heard.push(names));
  frames.onStep((step) => heard.push(step.lines.length));
  frames.tell(update([], { hand: 'a', panels: 'b', scene: 'c' }));
  same(heard, [['hand', 'panels', 'scene'], 0]);
});

test('what is held waits, and is told when it is let go', () => {
  const frames = served();
  let isHeld = true;
  let steps = 0;
  frames.hold(() => isHeld);
  frames.onStep(() => { steps += 1; });
  same([frames.waiting, frames.isTelling], [1, false]);
  isHeld = false;
  frames.settle();
  same([frames.waiting, steps], [0, 1]);
});

test('the end of a game is shown by the whole page', () => {
  const frames = served();
  frames.tell(update([], { end: '<p>Anna wins</p>' }));
  same(document.body.classList.contains('is-over'), true);
  frames.tell(update([], { end: '' }));
  same(document.body.classList.contains('is-over'), false);
});

test('in words what reads differently is marked', () => {
  const frames = served();
  frames.tell(update([], { table: '<p id="p">one</p><p id="q">same</p>' }));
  for (const mark of document.querySelectorAll('.is-news')) mark.classList.remove('is-news');
  frames.tell(update([], { table: '<p id="p">two</p><p id="q">same</p>' }));
  same([one('#p').className, one('#q').className], ['is-news', '']);
});
