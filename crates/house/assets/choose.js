// Choosing: on the board, in the list, by keys. The list of options is the truth; the elements of the board
// stand for options by their numbers.

import { beside, button, closeOne, ruleAt, whisper } from './dialog.js';
import { onDrawn } from './frames.js';
import { ask, isBusy } from './send.js';
import { byId, isTyping, keyed, region, say } from './state.js';

/** @type {HTMLElement | null} */
let menu = null;
let menuKey = '';
/** The element that a first tap has shown: a second tap chooses it. */
let tapped = '';
let pointer = 'mouse';

const options = () => /** @type {HTMLButtonElement[]} */ ([...region('options').querySelectorAll('.option')]);

/** The options that an element stands for. @param {Element} element */
function optionsOf(element) {
  const numbers = (element.getAttribute('data-options') ?? '').split(' ');
  return options().filter((option) => numbers.includes(option.dataset.number));
}

/** @param {HTMLElement} option */
const words = (option) => option.querySelector('.words').textContent;

/** Chooses an option: it is sent at once. @param {HTMLElement} option */
export async function choose(option) {
  if (isBusy()) return;
  closeMenu();
  unmark('is-chosen');
  option.classList.add('is-chosen');
  for (const key of keysOf(option)) keyed(key)?.classList.add('is-chosen');
  tapped = '';
  previewed.notations = [];
  await ask('play', { choices: [option.dataset.notation] });
  unmark('is-chosen');
}

/** @param {HTMLElement} option */
const keysOf = (option) => (option.dataset.keys ?? '').split(' ').filter(Boolean);

/** @param {string} mark */
function unmark(mark) {
  for (const element of document.querySelectorAll(`.${mark}`)) element.classList.remove(mark);
}

/** What is previewed, so that it outlives the options' being drawn anew. @type {{notations: string[], withButton: boolean}} */
let previewed = { notations: [], withButton: false };

/** Shows what options would do, before they are chosen. @param {HTMLElement[]} shown @param {boolean} withButton */
function preview(shown, withButton) {
  previewed = { notations: shown.map((option) => option.dataset.notation), withButton };
  unmark('is-preview');
  const strip = byId('preview');
  strip.replaceChildren();
  for (const option of shown) {
    option.classList.add('is-preview');
    for (const key of keysOf(option)) keyed(key)?.classList.add('is-preview');
  }
  if (!shown.length) return;
  if (shown.length > 1) {
    strip.append(`${say('page-several')}: ${shown.map(words).join(' · ')}`);
    return;
  }
  const note = document.createElement('small');
  note.textContent = say(`page-${shown[0].dataset.finality}`);
  strip.append(words(shown[0]), ' ', note);
  if (withButton) {
    const go = button(say('page-do-it'), 'go');
    go.addEventListener('click', () => choose(shown[0]));
    strip.append(go);
  }
}

/** Something on the board was clicked. @param {Element} element */
function onBoard(element) {
  const found = optionsOf(element);
  const key = element.getAttribute('data-key');
  if (!found.length) return;
  if (pointer === 'touch' && tapped !== key) {
    tapped = key;
    preview(found, true);
    if (found.length > 1) openMenu(element, found);
    return;
  }
  if (found.length === 1) choose(found[0]);
  else openMenu(element, found);
}

/** @param {Element} anchor @param {HTMLElement[]} found */
function openMenu(anchor, found) {
  closeMenu();
  menu = document.createElement('div');
  menu.className = 'choice-menu';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', say('page-several'));
  menuKey = anchor.getAttribute('data-key');
  for (const option of found) {
    const item = /** @type {HTMLElement} */ (option.cloneNode(true));
    item.classList.remove('is-preview', 'is-pressed', 'is-chosen');
    item.setAttribute('role', 'menuitem');
    item.addEventListener('click', () => {
      const live = options().find((one) => one.dataset.notation === item.dataset.notation);
      if (live) choose(live);
    });
    menu.append(item);
  }
  document.body.append(menu);
  beside(menu, anchor);
  /** @type {HTMLElement} */ (menu.firstElementChild).focus();
}

function closeMenu() {
  const was = menu;
  menu = null;
  if (!was) return false;
  const hadFocus = was.contains(document.activeElement);
  was.remove();
  if (hadFocus) keyed(menuKey)?.focus({ preventScroll: true });
  return true;
}

/** The open menu offers only what can still be chosen. */
function refreshMenu() {
  if (!menu) return;
  const now = new Map(options().map((option) => [option.dataset.notation, option]));
  for (const item of [...menu.children]) {
    const live = now.get(item.getAttribute('data-notation'));
    if (live) item.innerHTML = live.innerHTML;
    else item.remove();
  }
  if (!menu.children.length) closeMenu();
}

/** While steps are still being told, the board is drawn as it was; what can be chosen now is chosen there too. */
function markBoard() {
  for (const option of options()) {
    for (const key of keysOf(option)) {
      const element = keyed(key);
      if (!element || element.closest('#replaying')) continue;
      const numbers = new Set((element.getAttribute('data-options') ?? '').split(' ').filter(Boolean));
      numbers.add(option.dataset.number);
      element.setAttribute('data-options', [...numbers].join(' '));
      element.setAttribute('tabindex', '0');
      element.setAttribute('role', 'button');
      element.classList.add('can');
    }
  }
}

/** Takes away marks that a board drawn earlier still has. */
function unmarkBoard() {
  const live = new Map(options().map((option) => [option.dataset.number, keysOf(option)]));
  for (const element of document.querySelectorAll('[data-options]')) {
    const key = element.getAttribute('data-key');
    const still = element.getAttribute('data-options').split(' ').filter((number) => live.get(number)?.includes(key));
    if (still.length) element.setAttribute('data-options', still.join(' '));
    else {
      element.removeAttribute('data-options');
      element.removeAttribute('tabindex');
      element.classList.remove('can');
    }
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (closeMenu() || closeOne()) event.preventDefault();
    preview([], false);
    tapped = '';
    return;
  }
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (/^[1-9]$/.test(event.key)) {
    const option = options().find((one) => one.dataset.number === event.key && !one.closest('.is-out'));
    if (option && !event.repeat) choose(option);
  } else if (['ArrowDown', 'ArrowUp'].includes(event.key)) {
    walk(target, event);
  } else if ((event.key === 'Enter' || event.key === ' ') && target.matches('[data-options], [data-why]') && !(target instanceof HTMLButtonElement)) {
    event.preventDefault();
    pointer = 'key';
    if (event.repeat) return;
    press(target);
    if (target.matches('[data-options]')) onBoard(target);
    else refuse(target);
  }
}

/** The arrows lead through the list, and through an open menu. @param {HTMLElement} target @param {KeyboardEvent} event */
function walk(target, event) {
  const list = menu?.contains(target) ? [...menu.children] : options().filter((option) => option.checkVisibility());
  const here = list.indexOf(target.closest('.option'));
  if (target.closest('.scene, input, select') || !list.length) return;
  if (here < 0 && !target.matches('body, #region-options, main')) return;
  event.preventDefault();
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const next = here < 0 ? (step > 0 ? 0 : list.length - 1) : (here + step + list.length) % list.length;
  /** @type {HTMLElement} */ (list[next]).focus();
}

/** @param {Element} element */
function refuse(element) {
  const rule = element.getAttribute('data-rule');
  whisper(element.getAttribute('data-why'), element, rule ? ruleAt(rule) : undefined);
}

/** What is pressed looks pressed at once, before anything is sent. @param {Element} element */
function press(element) {
  element.classList.add('is-pressed');
  setTimeout(() => element.classList.remove('is-pressed'), 220);
}

/** What an event is about. @param {Event} event */
const subject = (event) => event.target instanceof Element
  ? event.target.closest('.option, [data-options], [data-why]') : null;

/** @param {Event} event */
function onHover(event) {
  if (pointer === 'touch') return;
  const element = subject(event);
  if (!element) return;
  if (element.matches('.option')) {
    const live = options().find((one) => one.dataset.notation === element.getAttribute('data-notation'));
    if (live) preview([live], false);
  } else if (element.matches('[data-options]')) preview(optionsOf(element), false);
}

/** Readies all ways to choose. */
export function begin() {
  document.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType;
    const element = event.target instanceof Element
      && event.target.closest('button, .button, summary, [data-options], [data-why]');
    if (element) press(element);
    if (menu && !menu.contains(/** @type {Node} */ (event.target))) closeMenu();
  }, true);
  document.addEventListener('click', (event) => {
    const element = subject(event);
    if (!element || document.body.classList.contains('is-asking-lens')) return;
    if (element.matches('.option')) {
      if (!element.closest('.choice-menu')) choose(/** @type {HTMLElement} */ (element));
    } else if (element.matches('[data-options]')) onBoard(element);
    else refuse(element);
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onHover);
  document.addEventListener('focusin', onHover);
  for (const kind of ['pointerout', 'focusout']) {
    document.addEventListener(kind, (event) => { if (subject(event) && pointer !== 'touch') preview([], false); });
  }
  onDrawn((names) => {
    if (names.includes('options')) {
      // Somebody else may have moved meanwhile: what was looked at and can still be chosen is still looked at.
      const still = options().filter((option) => previewed.notations.includes(option.dataset.notation));
      preview(still, previewed.withButton);
      if (!still.length) tapped = '';
      unmark('is-advised');
      unmarkBoard();
    }
    if (!document.body.classList.contains('is-looking-back')) markBoard();
    refreshMenu();
  });
}
