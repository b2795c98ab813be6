import { asking, at, clientId, isCautious, moves, page, say, seen } from '../../assets/state.js';
import { same, test } from './checks.js';

test('a sentence has its variables filled in', () => {
  same(say('page-greet', { name: 'Anna', whom: 'all {n}' }), 'Anna greets all {n}.');
  same(say('page-greet', { name: 7 }), '7 greets .');
});

test('addresses say whose eyes look', () => {
  same([at('/now'), seen('/now'), seen('/live', { version: 3 })], ['/west/tables/t1/now', '/west/tables/t1/now?seat=1', '/west/tables/t1/live?seat=1&version=3']);
  page.seat = null;
  same([seen('/now'), seen('/now', { moment: 2 })], ['/west/tables/t1/now', '/west/tables/t1/now?moment=2']);
  page.seat = 1;
});

test('a page that has lifted the curtain shows its pass', () => {
  same(asking('/play'), '/west/tables/t1/play');
  page.pass = 'a b';
  same([asking('/play'), seen('/now')], ['/west/tables/t1/play?pass=a+b', '/west/tables/t1/now?seat=1&pass=a+b']);
  page.pass = null;
});

test('every request has a name of its own', () => {
  const names = Array.from({ length: 50 }, clientId);
  same([new Set(names).size, names.every((name) => /^[0-9a-f]{32}$/.test(name))], [50, true]);
});

test('things move unless the reader does not want it', () => {
  const root = document.documentElement.dataset;
  same(moves(), true);
  root.motion = 'reduced';
  same(moves(), false);
  root.motion = 'full';
  page.speed = 'off';
  same(moves(), false);
  page.speed = 'fast';
});

test('newcomers are asked before what is final, and others if they want it', () => {
  const asked = (/** @type {string} */ caution, /** @type {boolean} */ newcomer) => {
    Object.assign(page, { caution, newcomer });
    return isCautious();
  };
  same([asked('first-games', true), asked('first-games', false), asked('ask', false), asked('trust', true)], [true, false, true, false]);
});
