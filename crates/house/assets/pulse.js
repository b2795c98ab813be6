// Who is here, who thinks, what the clocks show: it changes without the game moving on.

import { all, byId } from './dom.js';
import { frames } from './frames.js';
import { onMessage } from './live.js';
import { page, say } from './state.js';

const DAY = 86_400_000;
let since = performance.now();

/** @param {number} ms */
function clock(ms) {
  if (ms >= 2 * DAY) return say('page-days', { n: Math.floor(ms / DAY) });
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** @param {string} className @param {string} words @param {string} [title] */
function mark(className, words, title) {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = words;
  if (title) element.title = title;
  return element;
}

/** @param {HTMLElement} place @param {Pulse} pulse */
function draw(place, pulse) {
  const parts = [];
  if (pulse.left !== null) {
    const left = pulse.running ? pulse.left - (performance.now() - since) : pulse.left;
    const face = mark('clock', clock(left), say('page-time', { time: clock(left) }));
    face.classList.toggle('is-running', pulse.running);
    face.classList.toggle('is-short', pulse.running && left < 30_000);
    parts.push(face);
  }
  if (pulse.thinking) parts.push(mark('thinks', say('page-thinking')));
  if (place.dataset.kind === 'person') {
    const words = say(pulse.present ? 'page-here' : 'page-away');
    const dot = mark(pulse.present ? 'dot here' : 'dot', '', words);
    dot.append(mark('unseen', words));
    parts.push(dot);
  }
  const same = parts.map((part) => part.outerHTML).join('') === place.innerHTML;
  if (!same) place.replaceChildren(...parts);
}

/** Who may be replaced by a bot: whoever has been away for so long. */
function absences() {
  for (const button of /** @type {HTMLButtonElement[]} */ (all('[data-absence]'))) {
    const { away } = page.pulses[Number(button.dataset.about)] ?? { away: null };
    button.disabled = away === null || away + (performance.now() - since) < Number(button.dataset.absence);
  }
}

function showAll() {
  absences();
  for (const place of all('[data-pulse]')) {
    const pulse = page.pulses[Number(place.dataset.pulse)];
    if (pulse) draw(place, pulse);
  }
  byId('watching').textContent = page.watching ? say('page-watching', { n: page.watching }) : '';
}

/** Readies the marks beside names. */
export function begin() {
  onMessage('pulse', ({ seats, watching }) => {
    page.pulses = seats;
    page.watching = watching;
    since = performance.now();
    showAll();
  });
  frames.onDrawn((names) => { if (names.includes('panels') || names.includes('menu')) showAll(); });
  const passes = (/** @type {Pulse} */ pulse) => pulse.running || pulse.away !== null;
  setInterval(() => { if (!document.hidden && page.pulses.some(passes)) showAll(); }, 500);
  showAll();
}
