// The lines of the list: options, and headings that open to more of them. What is seen is numbered from 1 to 9.

import { all, region } from './dom.js';
import { frames } from './frames.js';

/** So many lines are seen at once without folding. */
export const FEW = 20;

/** @returns {HTMLDetailsElement[]} */
const folds = () => all('details.option-group, details.part, details.more', region('options'));

/** Whether a line can be seen. What is folded away has no boxes. @param {Element} line */
const isSeen = (line) => line.getClientRects().length > 0 && line.checkVisibility();

/** What can be seen of the list, in order: headings that open, and options. */
export const lines = () => all('summary.opens, .option:not(.aside)', region('options')).filter(isSeen);

/** Keys reach from 1 to 9; what comes after is reached by the arrows. */
function number() {
  for (const key of region('options').querySelectorAll('kbd[data-own]')) key.textContent = '';
  lines().slice(0, 9).forEach((line, i) => {
    const key = line.querySelector('kbd[data-own]');
    if (key) key.textContent = String(i + 1);
  });
}

/** Opens whatever these options are folded into, for as long as only they are wanted. @param {Element[]} options */
export function reveal(options) {
  for (const fold of folds()) {
    const wanted = options.some((option) => fold.contains(option));
    if (wanted && !fold.open) {
      fold.open = true;
      fold.classList.add('is-helped');
    } else if (!wanted && fold.classList.contains('is-helped')) shut(fold);
  }
}

/** Folds what was opened for somebody. */
export function unreveal() {
  for (const fold of folds()) if (fold.classList.contains('is-helped')) shut(fold);
}

/** @param {HTMLDetailsElement} fold */
function shut(fold) {
  fold.open = false;
  fold.classList.remove('is-helped');
}

/** What was offered last. */
let offered = '';

/** A list of other things is read from its beginning. */
function rewind() {
  const now = all('.option', region('options')).map((option) => option.getAttribute('data-notation')).join('\n');
  if (now === offered) return;
  offered = now;
  region('options').scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/** Readies the list. */
export function begin() {
  region('options').addEventListener('click', (event) => {
    const heading = event.target instanceof Element && event.target.closest('details.option-group > summary');
    if (!heading) return;
    // Whoever opens one heading of many is done with the others.
    for (const fold of folds()) if (fold.matches('.option-group') && !fold.contains(heading)) shut(fold);
  });
  region('options').addEventListener('toggle', number, true);
  frames.onDrawn((names) => {
    if (!names.includes('options')) return;
    rewind();
    number();
  });
  number();
}
