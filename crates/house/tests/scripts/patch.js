import { one } from '../../assets/dom.js';
import { patch } from '../../assets/patch.js';
import { holds, put, same, test } from './checks.js';

/** Which elements are named, in order. @param {Iterable<Element>} elements */
const names = (elements) => [...elements].map((element) => element.id || element.getAttribute('data-key') || element.localName);

test('what is the same stays the same node, and nothing is new', () => {
  const place = put('<p>one</p><ul><li>two</li></ul>');
  const before = [...place.querySelectorAll('*')];
  same(patch(place, place.innerHTML).size, 0);
  holds([...place.querySelectorAll('*')].every((element, i) => element === before[i]), 'every element is still there');
});

test('what has a key is found by it, wherever it goes', () => {
  for (const key of ['id', 'data-key', 'data-slot', 'data-notation']) {
    const place = put(`<b ${key}="a"></b><b ${key}="b"></b><div><b ${key}="c"></b></div>`);
    const [a, b, c] = place.querySelectorAll('b');
    patch(place, `<div><b ${key}="a"></b></div><b ${key}="c"></b><b ${key}="b"></b>`);
    const now = [...place.querySelectorAll('b')];
    holds(now[0] === a && now[1] === c && now[2] === b, `elements with ${key} are the same`);
  }
});

test('what is gone goes, and what is new is told', () => {
  const place = put('<p data-key="a">a</p><p data-key="b">b</p>');
  const news = patch(place, '<p data-key="b">b</p><p data-key="c">c</p>');
  same([names(place.children), names(news)], [['b', 'c'], ['c']]);
});

test('a text that reads differently makes its element new', () => {
  const place = put('<p id="x">one</p><p id="y">same</p>');
  same(names(patch(place, '<p id="x">two</p><p id="y">same</p>')), ['x']);
  same(place.textContent, 'twosame');
});

test('attributes come, change and go', () => {
  const place = put('<p title="a" lang="en">x</p>');
  patch(place, '<p title="b" dir="ltr">x</p>');
  same(place.innerHTML, '<p title="b" dir="ltr">x</p>');
});

test('what the scripts of the page have added is theirs', () => {
  const place = put('<details class="part is-helped" style="color: red" open>x</details><svg class="scene" viewBox="1 1 1 1"></svg>');
  patch(place, '<details class="more">x</details><svg class="scene" viewBox="0 0 9 9"></svg>');
  const [details, scene] = [one('details', place), one('svg', place)];
  same([details.className, details.hasAttribute('style'), details.hasAttribute('open')], ['more is-helped', true, true]);
  same(scene.getAttribute('viewBox'), '1 1 1 1');
  patch(place, '<details>x</details>');
  same(one('details', place).className, 'is-helped');
});

test('the view box of what is no scene is the house\'s', () => {
  const place = put('<svg viewBox="1 1 1 1"></svg>');
  patch(place, '<svg viewBox="0 0 9 9"></svg>');
  same(one('svg', place).getAttribute('viewBox'), '0 0 9 9');
});

test('what is inside data-own is left alone', () => {
  const place = put('<kbd data-own>7</kbd>');
  patch(place, '<kbd data-own></kbd>');
  same(place.textContent, '7');
});

test('an element of another kind takes no other\'s place', () => {
  const place = put('<p data-key="a">x</p>');
  patch(place, '<h2 data-key="a">x</h2>');
  same(place.innerHTML, '<h2 data-key="a">x</h2>');
});

test('focus and half-typed text survive', () => {
  const place = put('<p>a</p><input id="field">');
  const field = /** @type {HTMLInputElement} */ (one('input', place));
  field.value = 'half';
  field.focus();
  patch(place, '<input id="field"><p>b</p>');
  same([document.activeElement === field, field.value, field.isConnected], [true, 'half', true]);
});

test('the focus of what is gone goes to the same thing elsewhere, or else to the list', () => {
  const place = put('<div id="list" tabindex="-1"><button data-key="a">a</button></div><b data-key="a" tabindex="0">a</b>');
  const [list, again] = [one('#list', place), one('b', place)];
  one('button', list).focus();
  patch(list, '');
  same(document.activeElement === again, true);
  again.remove();
  list.innerHTML = '<a href="#x">a</a>';
  one('a', list).focus();
  patch(list, '<p>nothing</p>');
  same(document.activeElement === list, true);
});
