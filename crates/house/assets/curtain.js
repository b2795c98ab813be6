// A screen that several people share. What they watch together shows nobody's secrets: the house sends what somebody sees who
// only watches. Whoever is asked takes the screen, says so, and the house lifts the curtain before that one seat, for this
// page alone; it falls again when the turn is over, when the page is left, and whenever it is asked to.

import { button } from './dialog.js';
import { byId, one } from './dom.js';
import { frames } from './frames.js';
import { fall, lift, sit } from './live.js';
import { page, say } from './state.js';

/** How long somebody can look at what their last decision brought. */
const LINGER = { off: 1_200, fast: 2_500, normal: 4_000, slow: 6_000 };

const curtain = () => /** @type {HTMLDialogElement} */ (byId('curtain'));
const bar = () => byId('lifted');

/** Whether the turn for which the curtain was lifted is over. */
let over = false;
let timer = 0;

/** @param {Sharer} sharer */
function choice({ seat, name }) {
  const here = button(say('page-i-am', { name }), 'go');
  here.addEventListener('click', async () => {
    here.disabled = true;
    if (await lift(seat)) rise();
    here.disabled = false;
  });
  return here;
}

/** Somebody is alone with the screen. */
function rise() {
  over = false;
  curtain().close();
  document.body.classList.remove('is-veiled');
  tellWhoLooks();
}

/** Covers the screen until one of these says that they are here. @param {Sharer[]} asked */
function cover(asked) {
  const others = (page.curtain ?? []).filter((sharer) => !asked.some(({ seat }) => seat === sharer.seat));
  const [first] = asked;
  byId('curtain-title').textContent = asked.length === 1 ? say('page-pass-screen', { name: first.name }) : say('page-who-is-next');
  byId('curtain-body').replaceChildren(...asked.map(choice));
  byId('curtain-rest').replaceChildren(...others.map(choice));
  byId('curtain-others').hidden = others.length === 0;
  const dialog = curtain();
  if (dialog.open) return;
  dialog.showModal();
  byId('curtain-body').querySelector('button')?.focus();
}

/** What one person sees is taken off the screen, at once and whatever the house says. */
async function veil() {
  clearTimeout(timer);
  timer = 0;
  over = false;
  document.body.classList.add('is-veiled');
  tellWhoLooks();
  while (!await fall()) await new Promise((again) => { setTimeout(again, 1_000); });
  document.body.classList.remove('is-veiled');
  tellWhoLooks();
  turn();
}

/** Whoever looks with their own eyes, and is not asked, is told so and can put an end to it. */
function tellWhoLooks() {
  const shown = page.pass !== null && (over || !page.turn) && !document.body.classList.contains('is-veiled');
  bar().hidden = !shown;
  one('span', bar()).textContent = over ? say('page-turn-over') : say('page-only-you');
}

/** Turns to whoever is to decide next, once everything before has been shown. */
function turn() {
  tellWhoLooks();
  if (frames.waiting) return;
  if (over) {
    timer ||= setTimeout(veil, LINGER[page.speed]);
    return;
  }
  const next = page.handOver;
  if (page.curtain) {
    const asked = page.curtain.filter((sharer) => sharer.asked);
    if (asked.length > 0) cover(asked);
    else if (curtain().open && !curtain().dataset.wanted) curtain().close();
  } else if (next && next.seat !== page.seat) {
    if (next.curtain) veil();
    else sit(next.seat);
  }
}

/** @param {MouseEvent} event */
async function choose(event) {
  const link = event.target instanceof Element && event.target.closest('[data-seat]');
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const wanted = { seat: Number(link.getAttribute('data-seat')), name: link.getAttribute('data-name') ?? '', asked: false };
  if (page.pass) await veil();
  if (!page.curtain) {
    await sit(wanted.seat);
    return;
  }
  curtain().dataset.wanted = '';
  cover([wanted]);
}

/** Readies the curtain. */
export function begin() {
  curtain().addEventListener('cancel', (event) => event.preventDefault());
  curtain().addEventListener('close', () => { delete curtain().dataset.wanted; });
  document.addEventListener('click', choose);
  one('button', bar()).addEventListener('click', veil);
  document.addEventListener('turn-over', () => {
    if (over) return;
    over = true;
    turn();
  });
  // A page that is left may come back from the browser's memory, with somebody else before it.
  window.addEventListener('pagehide', () => { if (page.pass) document.body.classList.add('is-veiled'); });
  window.addEventListener('pageshow', (event) => { if (event.persisted && page.pass) veil(); });
  frames.onStep(() => setTimeout(turn));
  turn();
}
