// The small comforts of pages that are not tables. Every page works without them.
// - `[data-copy]`: a field, or a button with the text, that is copied by a click; `data-copied` says so;
// - `form[data-auto]`: sent as soon as something in it changes;
// - `time[data-at]` (milliseconds since 1970): said as "5 minutes ago";
// - `[data-refresh]` (seconds): what is inside is kept up to date from the page's own address.

import { patch } from './patch.js';

const lang = document.documentElement.lang;

/** @param {HTMLElement} element */
async function copy(element) {
  const text = element instanceof HTMLInputElement ? element.value : element.dataset.copy;
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
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll('time[data-at]'))) {
    const at = Number(time.dataset.at);
    time.dateTime = new Date(at).toISOString();
    time.title = new Date(at).toLocaleString(lang);
    time.textContent = ago(at);
  }
}

/** @param {HTMLElement} part */
async function refresh(part) {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const wanted = now.getElementById(part.id);
    // The page has become another one: the game has begun.
    if (!wanted) location.reload();
    else {
      patch(part, wanted.innerHTML);
      tellTimes();
    }
  } catch { /* the house is not there just now */ }
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
  const form = event.target instanceof Element && event.target.closest('form[data-auto]');
  if (form) /** @type {HTMLFormElement} */ (form).requestSubmit();
});
for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-refresh][id]'))) {
  setInterval(() => refresh(part), Number(part.dataset.refresh) * 1000);
}
setInterval(tellTimes, 30_000);
tellTimes();
document.documentElement.dataset.ready = '';
