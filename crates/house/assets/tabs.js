// The parts of the table beside each other: on a small screen one at a time, on a large one story or chat.

import { all, attr } from './dom.js';

/** @param {string} name */
function open(name) {
  document.body.dataset.tab = name;
  for (const tab of tabs()) tab.setAttribute('aria-selected', String(tab.dataset.tab === shown(name)));
  document.dispatchEvent(new Event('tabbed'));
}

const tabs = () => all('.tabs .tab');
const seen = () => tabs().filter((tab) => tab.offsetParent !== null);

/** On a large screen the table and its people are always in sight: the story is what is chosen then.
 * @param {string} name */
const shown = (name) => (seen().some((tab) => tab.dataset.tab === name) ? name : seen()[0]?.dataset.tab);

/** @param {KeyboardEvent} event */
function onKey(event) {
  const here = event.target instanceof Element && /** @type {HTMLElement | null} */ (event.target.closest('[role="tab"]'));
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!here || !step) return;
  event.preventDefault();
  const list = all('[role="tab"]', here.parentElement ?? here).filter((tab) => tab.offsetParent !== null);
  const next = list[(list.indexOf(here) + step + list.length) % list.length];
  next.focus();
  next.click();
}

/** Readies the tabs. */
export function begin() {
  document.addEventListener('click', (event) => {
    const tab = event.target instanceof Element && event.target.closest('.tabs .tab');
    if (tab) open(attr(tab, 'data-tab'));
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('tab', ({ detail: name }) => {
    if (seen().some((tab) => tab.dataset.tab === name)) open(name);
  });
  const reopen = () => open(attr(document.body, 'data-tab'));
  addEventListener('resize', reopen);
  reopen();
}
