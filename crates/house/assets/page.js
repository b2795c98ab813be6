// The small comforts of pages that are not tables. Every page works without them.
// - `[data-copy]`: a field, or a button with the text, that is copied by a click; `data-copied` says so;
// - `form[data-auto]`: sent as soon as something in it changes;
// - `time[data-at]` (milliseconds since 1970): said as "5 minutes ago";
// - `.keepsake-view`: scrolled to where most of its picture is;
// - `[data-refresh]` (seconds): what is inside is kept up to date from the page's own address;
// - `body[data-waiting]`: where to ask which tables wait for the reader. The title, the mark of the tab and `#waiting-count` say
//   how many, and `data-notify` (what it says) is told to somebody who looks elsewhere.

import { all, attr } from './dom.js';
import { patch } from './patch.js';
import { follow, notify } from './waiting.js';

const lang = document.documentElement.lang;

/** @param {HTMLElement} element */
async function copy(element) {
  const text = element instanceof HTMLInputElement ? element.value : attr(element, 'data-copy');
  if (element instanceof HTMLInputElement) element.select();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return;
  }
  const note = element.dataset.copied;
  if (!note || element instanceof HTMLInputElement) return;
  const words = element.textContent;
  element.textContent = note;
  setTimeout(() => { element.textContent = words; }, 1_600);
}

/** @param {number} at */
function ago(at) {
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const seconds = (at - Date.now()) / 1000;
  const units = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([['day', 86_400], ['hour', 3_600], ['minute', 60]]);
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return relative.format(0, 'minute');
}

function tellTimes() {
  for (const time of /** @type {HTMLTimeElement[]} */ (all('time[data-at]'))) {
    const at = Number(time.dataset.at);
    time.dateTime = new Date(at).toISOString();
    time.title = new Date(at).toLocaleString(lang);
    time.textContent = ago(at);
  }
}

/** What is kept up to date. */
const parts = all('[data-refresh][id]');

async function refresh() {
  if (document.hidden || parts.length === 0) return;
  try {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of parts) {
      const wanted = now.getElementById(part.id);
      // The page has become another one: the game has begun.
      if (!wanted) location.reload();
      else if (!part.contains(document.activeElement)) patch(part, wanted.innerHTML);
    }
    tellTimes();
  } catch { /* the house is not there just now */ }
}

const ownTitle = document.title;

/** @param {Waiting[]} all @param {Waiting[]} news */
function hear(all, news) {
  const { assets, notify: words } = document.body.dataset;
  document.title = all.length > 0 ? `(${all.length}) ${ownTitle}` : ownTitle;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `${assets}${all.length > 0 ? 'favicon-turn.svg' : 'favicon.svg'}`);
  const badge = document.getElementById('waiting-count');
  if (badge) badge.textContent = all.length > 0 ? String(all.length) : '';
  refresh();
  const [other] = news;
  if (other && words) notify(words, { body: other.title, icon: `${assets}favicon-turn.svg`, tag: other.table, href: other.href });
}

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const source = event.target.closest('[data-copy]');
  if (source) copy(/** @type {HTMLElement} */ (source));
  for (const menu of document.querySelectorAll('details.menu[open]')) {
    if (!menu.contains(event.target)) menu.removeAttribute('open');
  }
});
document.addEventListener('change', (event) => {
  const wants = event.target instanceof HTMLInputElement && event.target.name === 'notify' && event.target.checked;
  if (wants && 'Notification' in window) Notification.requestPermission().catch(() => {});
  const form = event.target instanceof Element && event.target.closest('form[data-auto]');
  if (form) /** @type {HTMLFormElement} */ (form).requestSubmit();
});
/** A small screen shows a wide picture in part: its centre, or where most of it is drawn. @param {HTMLElement} view */
function showMost(view) {
  const centre = view.querySelector('svg')?.dataset.centre;
  if (centre) {
    view.scrollLeft = view.scrollWidth * Number(centre) / 100 - view.clientWidth / 2;
    return;
  }
  const middle = (/** @type {Element} */ element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const places = [...view.querySelectorAll('[data-key]')].map(middle).sort((a, b) => a - b);
  if (places.length > 0) view.scrollLeft += places[Math.floor(places.length / 2)] - middle(view);
}

all('.keepsake-view').forEach(showMost);
if (parts.length > 0) setInterval(refresh, Math.min(...parts.map((part) => Number(part.dataset.refresh))) * 1000);
if (document.body.dataset.waiting) follow(document.body.dataset.waiting, hear);
setInterval(tellTimes, 30_000);
tellTimes();
document.documentElement.dataset.ready = '';
