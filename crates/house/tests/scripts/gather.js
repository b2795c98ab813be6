import { all, one, region } from '../../assets/dom.js';
import { canGather, complete, gather, isGathering, keepGathered, letGo } from '../../assets/gather.js';
import { put, same, test } from './checks.js';

/** Options that are gathered from elements, by their keys. */
const OPTIONS = { ab: 'a b', ac: 'a c', cd: 'c d' };

/** @param {string[]} wanted */
function offer(wanted) {
  const chosen = Object.entries(OPTIONS).filter(([name]) => wanted.includes(name));
  region('options').innerHTML = chosen.map(([name, keys], number) => `<li><button class="option" data-number="${number}" data-gathers
    data-notation="${name}" data-keys="${keys}"></button></li>`).join('');
  const numbers = (/** @type {string} */ key) => chosen.flatMap(([, keys], number) => (keys.split(' ').includes(key) ? [number] : [])).join(' ');
  put(['a', 'b', 'c', 'd'].map((key) => `<b data-key="${key}" data-options="${numbers(key)}" class="can"></b>`).join(''));
}

const keys = (/** @type {string} */ selector) => all(selector).map((element) => element.dataset.key);
const made = () => complete().map((option) => option.dataset.notation);
const click = (/** @type {string} */ key) => gather(one(`[data-key="${key}"]`));

test('elements are gathered until they make an option', () => {
  offer(['ab', 'ac', 'cd']);
  same(canGather(one('[data-key="a"]')), true);
  click('a');
  same([keys('.is-gathered'), keys('.can'), made()], [['a'], ['a', 'b', 'c'], []]);
  click('c');
  same([keys('.is-gathered'), made()], [['a', 'c'], ['ac']]);
});

test('if a single option is left, the rest of it goes without saying', () => {
  letGo();
  click('b');
  same([keys('.is-gathered'), made()], [['a', 'b'], ['ab']]);
  letGo();
});

test('what does not go with it is let go', () => {
  click('a');
  click('d');
  same([keys('.is-gathered'), made()], [['c', 'd'], ['cd']]);
});

test('a second click lets an element go, and all of them can be let go', () => {
  click('d');
  same(keys('.is-gathered'), ['c']);
  same([letGo(), isGathering(), letGo()], [true, false, false]);
  same([keys('.is-gathered'), keys('.is-unfit'), keys('.can')], [[], [], ['a', 'b', 'c', 'd']]);
});

test('what was gathered stays, as long as it can still be chosen', () => {
  click('a');
  offer(['ab', 'cd']);
  keepGathered();
  same(keys('.is-gathered'), ['a']);
  offer(['cd']);
  keepGathered();
  same(isGathering(), false);
});
