import { region } from '../../assets/dom.js';
import { append, forget, latestTold, markLine, rounds } from '../../assets/story.js';
import { same, test } from './checks.js';

/** @param {number} moment @param {string} words @param {string} [opens] */
const line = (moment, words, opens) => `<li id="line-${moment}" ${opens ? `data-opens="${opens}"` : ''}><a data-moment="${moment}">${words}</a></li>`;
const told = () => [...region('log').children].map(({ textContent }) => textContent);

test('lines are added, and those that are told anew replaced', () => {
  append(line(1, 'One') + line(2, 'Two', 'Round 1'));
  append(line(2, 'Two again', 'Round 1'));
  append(line(3, 'Three'));
  same([told(), latestTold()], [['One', 'Two again', 'Three'], 3]);
});

test('rounds begin where lines say so', () => same(rounds(), [{ moment: 2, words: 'Round 1' }]));

test('the line that is looked back at is marked alone', () => {
  markLine(1);
  markLine(2);
  same([...region('log').querySelectorAll('.is-here')].map(({ id }) => id), ['line-2']);
  markLine(null);
  same(region('log').querySelectorAll('.is-here').length, 0);
});

test('lines that were taken back are gone', () => {
  forget(2);
  same(told(), ['One', 'Two again']);
});
