import { all, one, region } from '../../assets/dom.js';
import { begin, lines, reveal, unreveal } from '../../assets/lines.js';
import { same, test } from './checks.js';

/** @param {string} id */
const option = (id) => `<li><button class="option" id="${id}" data-notation="${id}"><kbd data-own></kbd></button></li>`;

/** @param {string} id @param {string[]} options */
const group = (id, options) => `<details class="option-group" id="${id}"><summary class="opens"><kbd data-own></kbd></summary>
  <ol>${options.map(option).join('')}</ol></details>`;

region('options').innerHTML = `${option('a')}${group('first', ['b', 'c'])}${group('second', ['d'])}
  <li><button class="option aside" id="z"></button></li>`;
begin();

const folds = () => /** @type {HTMLDetailsElement[]} */ (all('details', region('options')));
const open = () => folds().filter((fold) => fold.open).map(({ id }) => id);
const seen = () => lines().map((line) => line.id || line.closest('details')?.id);
const numbers = () => all('kbd', region('options')).map(({ textContent }) => textContent);

test('what is folded away is not seen, and what is aside is no line', () => {
  same([seen(), open()], [['a', 'first', 'second'], []]);
});

test('what is seen is numbered', async () => {
  same(numbers(), ['1', '2', '', '', '3', '']);
  const toggled = new Promise((done) => { region('options').addEventListener('toggle', done, { capture: true, once: true }); });
  folds()[0].open = true;
  await toggled;
  same([seen(), numbers()], [['a', 'first', 'b', 'c', 'second'], ['1', '2', '3', '4', '5', '']]);
  folds()[0].open = false;
});

test('what somebody looks for is opened, and folded when it is not wanted any more', () => {
  reveal([one('#d')]);
  same(open(), ['second']);
  reveal([one('#b')]);
  same(open(), ['first']);
  unreveal();
  same(open(), []);
});

test('what the reader has opened stays open', () => {
  folds()[1].open = true;
  for (const wanted of ['#b', '#d']) {
    reveal([one(wanted)]);
    unreveal();
    same(open(), ['second']);
  }
  folds()[1].open = false;
});

test('whoever opens one heading is done with the others', () => {
  one('#first > summary').click();
  one('#second > summary').click();
  same(open(), ['second']);
});
