import { all, one, region } from '../../assets/dom.js';
import { begin, matches, wordsIn } from '../../assets/find.js';
import { same, test } from './checks.js';

test('letters are found without their marks, and capitals as small ones', () => {
  same([wordsIn('  Żółty ŁUP '), wordsIn(' ')], [['zolty', 'lup'], []]);
  same([matches('Zażółć gęślą JAŹŃ', ['zazolc', 'jazn']), matches('Köln', ['koln']), matches('coal', ['koal'])], [true, true, false]);
});

test('all words are wanted, or their parts, in any order', () => {
  same([matches('Move to the roof', wordsIn('roof mov')), matches('Move to the roof', wordsIn('roof shoot')), matches('x', [])], [true, false, true]);
});

/** @param {string} words */
const option = (words) => `<li><button class="option" data-notation="${words}"><span class="words">${words}</span></button></li>`;

region('options').innerHTML = `<input id="find-option"><p id="found"></p>
  <details class="option-group"><summary class="opens">Wagon</summary><ol class="options">${option('Roof')}${option('Floor')}</ol></details>
  <ol class="options">${option('Pass')}</ol>`;
begin();

/** What is left of the list. @param {string} typed */
function typed(typed) {
  const field = /** @type {HTMLInputElement} */ (one('#find-option'));
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return all('.options > li:not(.is-out)', region('options')).map((item) => item.textContent);
}

test('what does not match is out of the way, and what does is unfolded', () => {
  same([typed('roof'), one('#found').textContent, one('details').hasAttribute('open')], [['Roof'], '1 found', true]);
});

test('a heading counts for all that it holds', () => {
  same([typed('wagon'), typed('wagon flo')], [['Roof', 'Floor'], ['Floor']]);
});

test('nothing typed, everything shown and folded', () => {
  same([typed(''), one('#found').textContent, one('details').hasAttribute('open')], [['Roof', 'Floor', 'Pass'], '', false]);
});
