import { keep } from '../../assets/keep.js';
import { same, test, until } from './checks.js';

/** What was sent, and how each is answered. @type {{address: string, body: string, keepalive: boolean, answer: (ok: boolean) => void, fail: () => void}[]} */
let sent = [];

window.fetch = (address, how) => new Promise((answered, fail) => {
  sent.push({
    address: String(address),
    body: String(how?.body),
    keepalive: how?.keepalive === true,
    answer: (ok) => answered(new Response(null, { status: ok ? 204 : 500 })),
    fail: () => fail(new TypeError('no connection')),
  });
});

const bodies = () => sent.map(({ body }) => body);
const isKeeping = () => document.body.classList.contains('is-keeping');

test('changes are sent one after the other, as they were made', async () => {
  sent = [];
  const all = [keep('/settings', { a: 1 }), keep('/settings', { a: 2 }), keep('/lessons', { b: 3 })];
  same([bodies(), isKeeping()], [['{"a":1}'], true]);
  for (const soFar of [1, 2, 3]) {
    same(sent.length, soFar);
    sent[soFar - 1].answer(true);
    await until(() => sent.length > soFar || !isKeeping());
  }
  same([bodies(), sent[2].address], [['{"a":1}', '{"a":2}', '{"b":3}'], '/lessons']);
  same(await Promise.all(all), [true, true, true]);
});

test('what is refused or lost is told, and holds up nothing', async () => {
  sent = [];
  const all = [keep('/settings', { n: 1 }), keep('/settings', { n: 2 }), keep('/settings', { n: 3 })];
  sent[0].answer(false);
  await until(() => sent.length === 2);
  sent[1].fail();
  await until(() => sent.length === 3);
  sent[2].answer(true);
  same(await Promise.all(all), [false, false, true]);
  same(isKeeping(), false);
});

test('what is changed later is sent, too', async () => {
  sent = [];
  const first = keep('/settings', { n: 1 });
  sent[0].answer(true);
  await first;
  keep('/settings', { n: 2 });
  await until(() => sent.length === 2);
  sent[1].answer(true);
  await until(() => !isKeeping());
  same(bodies(), ['{"n":1}', '{"n":2}']);
});

test('nothing is lost when the page is left: all of it is sent at once, each once', async () => {
  sent = [];
  for (const change of [1, 2, 3]) keep('/settings', { change });
  same(bodies(), ['{"change":1}']);
  window.dispatchEvent(new Event('pagehide'));
  same(bodies(), ['{"change":1}', '{"change":2}', '{"change":3}']);
  same(sent.every(({ keepalive }) => keepalive), true);
  sent[0].answer(true);
  await until(() => !isKeeping());
  same(sent.length, 3);
});
