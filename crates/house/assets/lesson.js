// What newcomers are told the first time each kind of decision comes up: what it is, and what it is good for. A lesson
// stays until it was read or something was decided, and never comes again; the house remembers which were read.

import { byId, region } from './dom.js';
import { frames } from './frames.js';
import { keep } from './keep.js';
import { page } from './state.js';

/** The lessons that were read; nothing for those who are not being taught. @type {Set<string> | null} */
let read = page.lessons && new Set(page.lessons);
/** The lesson that is shown. @type {string | null} */
let shown = null;

/** Without a connection the lesson only comes again. @param {{read: string} | {taught: boolean}} change */
const note = (change) => keep(`${page.base}/games/${page.game}/lessons`, change);

/** The lesson of the decision that is asked for now. */
const current = () => region('lesson').querySelector('[data-lesson]')?.getAttribute('data-lesson') ?? null;

/** Whatever is shown has been read. */
function finish() {
  if (shown) {
    read?.add(shown);
    note({ read: shown });
  }
  shown = null;
}

/** Shows the lesson of the moment, unless it was read before. What others do meanwhile leaves it where it is. */
function show() {
  const name = current();
  if (shown && shown !== name) finish();
  const is = read !== null && name !== null && !read.has(name) && frames.waiting === 0;
  if (is) shown = name;
  document.body.classList.toggle('is-taught', is);
}

/** Begins to teach, or stops. @param {boolean} on */
function teach(on) {
  shown = null;
  read = on ? new Set() : null;
  /** @type {HTMLInputElement} */ (byId('taught')).checked = on;
  note({ taught: on });
  show();
}

/** Readies the lessons. */
export function begin() {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById('taught'));
  if (!box) return;
  box.addEventListener('change', () => teach(box.checked));
  region('lesson').addEventListener('click', (event) => {
    const way = event.target instanceof Element && event.target.closest('[data-lesson-do]')?.getAttribute('data-lesson-do');
    if (way === 'read') finish();
    if (way === 'end') teach(false);
    show();
  });
  frames.onStep(() => setTimeout(show));
  // What was answered has been read, also where the same kind of decision comes next. The next lesson may already be shown
  // when the house says that it was done.
  document.addEventListener('deciding', async (event) => {
    const answered = shown;
    const done = await event.detail;
    if (done && shown === answered) finish();
    show();
  });
  show();
}
