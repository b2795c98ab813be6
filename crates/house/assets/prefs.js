// What the reader prefers, changed without leaving the table: it holds at once, and the house remembers it.

import { whisper } from './dialog.js';
import { byId } from './dom.js';
import { keep } from './keep.js';
import { hear } from './sound.js';
import { page, say } from './state.js';

/** What is written on the root of the page, where style sheets see it. */
const ON_ROOT = ['palette', 'text', 'motion'];

/** @param {HTMLInputElement | HTMLSelectElement} field */
async function change(field) {
  const { name } = field;
  const value = field instanceof HTMLInputElement ? field.checked : field.value;
  if (ON_ROOT.includes(name)) document.documentElement.dataset[name] = String(value);
  else if (name === 'speed') page.speed = /** @type {Speed} */ (value);
  else if (name === 'caution') page.caution = String(value);
  else if (name === 'sound') {
    page.sound = Boolean(value);
    hear('coin');
  } else if (name === 'notify') {
    page.notify = Boolean(value);
    if (value && 'Notification' in window) await Notification.requestPermission().catch(() => {});
  }
  const kept = await keep(`${page.base}/settings`, name === 'words' ? { face: value ? 'words' : 'drawn' } : { [name]: value });
  if (!kept) whisper(say('page-offline'), field);
  else if (name === 'words') location.reload();
}

/** Readies the form. */
export function begin() {
  const form = byId('preferences');
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) change(event.target);
  });
}
