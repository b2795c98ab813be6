// Choosing: on the board, in the list, by keys. The list of options is the truth; the elements of the board
// stand for options by their numbers.

import { beside, button, closeOne, ruleAt, whisper } from './dialog.js';
import { all, attr, byId, isTyping, keyed, listOf, nameOf } from './dom.js';
import { frames } from './frames.js';
import { canGather, complete, gather, gatheredElements, isGathering, keepGathered, letGo } from './gather.js';
import { sentence } from './lens.js';
import { FEW, lines, reveal, unreveal } from './lines.js';
import { attracted } from './magnet.js';
import { keysOf, listed, options, optionsOf, pointsOf, unmark, words } from './options.js';
import { point, pointAgain } from './point.js';
import { ask, isBusy } from './send.js';
import { isCautious, say } from './state.js';
import { addToTip, tip, untip } from './tip.js';

/** @type {HTMLElement | null} */
let menu = null;
let menuKey = '';
/** The element that a first tap has shown: a second tap chooses it. */
let tapped = '';
let pointer = 'mouse';
/** The option that the strip offers with a button, so that it outlives the options' being drawn anew. */
let offered = '';

/** Somebody wants this option. What cannot be taken back is offered with a button first, as long as the reader wants to
 * be asked; anything else is sent at once. @param {HTMLElement} option */
export function choose(option) {
  if (!isCautious() || option.dataset.finality !== 'final' || offered === option.dataset.notation) return send(option);
  closeMenu();
  untip();
  offer(option);
  if (pointer === 'key') focusOffer();
  return undefined;
}

/** @param {HTMLElement} option */
async function send(option) {
  if (isBusy()) return;
  closeMenu();
  untip();
  unmark('is-chosen');
  option.classList.add('is-chosen');
  for (const key of keysOf(option)) keyed(key)?.classList.add('is-chosen');
  forget();
  const done = ask('play', { choices: [attr(option, 'data-notation')] }).then((answer) => answer !== null);
  document.dispatchEvent(new CustomEvent('deciding', { detail: done }));
  await done;
  unmark('is-chosen');
}

/** Nothing is tapped, offered or gathered any more. @returns {boolean} whether anything was */
function forget() {
  const was = offered !== '' || isGathering();
  tapped = '';
  letGo();
  unreveal();
  offer(null);
  look([]);
  return was;
}

/** Marks options that are looked at, in the list and on the board. @param {HTMLElement[]} shown */
function look(shown) {
  unmark('is-preview');
  for (const option of shown) {
    option.classList.add('is-preview');
    for (const key of keysOf(option)) keyed(key)?.classList.add('is-preview');
  }
  point(shown.length === 1 ? pointsOf(shown[0]) : []);
}

/** What an option does, and whether it can be taken back. @param {HTMLElement} option */
function told(option) {
  const line = document.createDocumentFragment();
  const note = document.createElement('small');
  note.textContent = say(`page-${option.dataset.finality}`);
  line.append(words(option), ' ', note);
  return line;
}

/** The strip offers an option with its button, or nothing. @param {HTMLElement | null | undefined} option */
function offer(option) {
  offered = option?.dataset.notation ?? '';
  const strip = byId('preview');
  strip.replaceChildren();
  if (!option) return;
  const go = button(say('page-do-it'), 'go');
  go.addEventListener('click', () => {
    const live = listed(option.dataset.notation);
    if (live) send(live);
  });
  strip.append(said(told(option)), go, dismissal());
  look([option]);
}

/** To the button of the strip, for those who use the keyboard. */
function focusOffer() {
  /** @type {HTMLElement | null} */ (byId('preview').querySelector('.go'))?.focus();
}

/** What the strip says. @param {(Node | string)[]} words */
function said(...words) {
  const line = document.createElement('span');
  line.append(...words);
  return line;
}

/** A button that lets go of what was gathered or tapped. */
function dismissal() {
  const away = button('', 'round let-go');
  away.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#i-close"></use></svg>';
  away.setAttribute('aria-label', say('page-let-go'));
  away.title = say('page-let-go');
  away.addEventListener('click', forget);
  return away;
}

/** Shows what has been gathered: the option that it makes, or what it is part of. @param {Element} [anchor] */
function showGathered(anchor) {
  const found = complete();
  const left = options().filter((option) => !option.closest('.is-unfit'));
  if (isGathering() && left.length <= FEW) reveal(left);
  else unreveal();
  if (!isGathering() || found.length === 1) {
    offer(found[0]);
    if (!found.length) look([]);
    return;
  }
  offer(null);
  look([]);
  if (found.length && anchor) {
    openMenu(anchor, found);
    return;
  }
  const names = gatheredElements().map(nameOf).join(' + ');
  const note = Object.assign(document.createElement('small'), { textContent: say('page-gathering') });
  byId('preview').append(said(names, ' ', note), dismissal());
}

/** Something on the board was clicked. @param {Element} element */
function onBoard(element) {
  const found = optionsOf(element);
  const key = attr(element, 'data-key');
  if (!found.length) return;
  untip();
  if (canGather(element)) {
    gather(element);
    showGathered(element);
    if (pointer === 'key') focusOffer();
  } else if (found.length > 1) {
    forget();
    look(found);
    openMenu(element, found);
  } else if (pointer === 'touch' && tapped !== key) {
    letGo();
    tapped = key;
    offer(found[0]);
  } else choose(found[0]);
}

/** Something small, or somewhere near it, was tapped. @param {MouseEvent} event @returns {boolean} whether it was meant */
function onSmall(event) {
  if (pointer !== 'touch' || !(event.target instanceof Element) || !event.target.closest('.scene')) return false;
  const hit = event.target.closest('[data-options]');
  if (hit && !hit.matches('[data-small]')) return false;
  const place = { x: event.clientX, y: event.clientY };
  const near = attracted(place, '[data-options]');
  if (near.length > 1) {
    const found = [...new Set(near.flatMap(optionsOf))];
    // What is gathered already says which of them is meant, and so does having tapped one.
    const meant = near.filter((element) => isGathering() && element.matches('.can:not(.is-gathered)'));
    if (meant.length === 1) onBoard(meant[0]);
    else if (found.length > 1 && !near.some(canGather)) {
      forget();
      look(found);
      openMenu(near[0], found);
    } else onBoard(near[0]);
    return true;
  }
  if (near.length) {
    onBoard(near[0]);
    return true;
  }
  const [vain] = event.target.closest('[data-why]') ? [] : attracted(place, '[data-why]');
  if (vain) refuse(vain);
  return vain !== undefined;
}

/** @param {Element} anchor @param {HTMLElement[]} found */
function openMenu(anchor, found) {
  closeMenu();
  menu = document.createElement('div');
  menu.className = 'choice-menu';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', say('page-several'));
  menuKey = attr(anchor, 'data-key');
  for (const option of found) {
    const item = /** @type {HTMLElement} */ (option.cloneNode(true));
    item.classList.remove('is-preview', 'is-pressed', 'is-chosen');
    item.setAttribute('role', 'menuitem');
    item.addEventListener('click', () => {
      const live = listed(item.dataset.notation);
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
    const live = now.get(attr(item, 'data-notation'));
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
      const numbers = new Set(listOf(element.getAttribute('data-options')));
      numbers.add(attr(option, 'data-number'));
      element.setAttribute('data-options', [...numbers].join(' '));
      element.setAttribute('tabindex', '0');
      element.setAttribute('role', 'button');
      element.removeAttribute('aria-disabled');
      element.classList.add('can');
    }
  }
}

/** What cannot be chosen any more is no button, as the house draws it; unless it says why not. @param {Element} element */
function drawAside(element) {
  const refuses = element.hasAttribute('data-why');
  element.setAttribute('role', refuses ? 'button' : 'img');
  if (refuses) element.setAttribute('aria-disabled', 'true');
  else element.removeAttribute('tabindex');
}

/** Takes away marks that a board drawn earlier still has. */
function unmarkBoard() {
  const live = new Map(options().map((option) => [option.dataset.number, keysOf(option)]));
  for (const element of document.querySelectorAll('[data-options]')) {
    const key = attr(element, 'data-key');
    const still = attr(element, 'data-options').split(' ').filter((number) => live.get(number)?.includes(key));
    if (still.length) element.setAttribute('data-options', still.join(' '));
    else {
      element.removeAttribute('data-options');
      element.classList.remove('can');
      drawAside(element);
    }
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (closeMenu() || closeOne() || forget()) event.preventDefault();
    look([]);
    untip();
    return;
  }
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (/^[1-9]$/.test(event.key)) {
    const line = lines()[Number(event.key) - 1];
    if (!line || event.repeat) return;
    pointer = 'key';
    if (line.matches('.option')) choose(line);
    else {
      line.focus();
      line.click();
    }
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
  const list = menu?.contains(target) ? [...menu.children] : lines();
  const line = target.closest('.option, .opens');
  const here = line ? list.indexOf(line) : -1;
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
  whisper(attr(element, 'data-why'), element, rule ? ruleAt(rule) : undefined);
}

/** What is pressed looks pressed at once, before anything is sent. @param {Element} element */
function press(element) {
  element.classList.add('is-pressed');
  setTimeout(() => element.classList.remove('is-pressed'), 220);
}

/** What an event is about. @param {Event} event */
const subject = (event) => event.target instanceof Element
  ? event.target.closest('.option, .part > .opens, [data-options], [data-why]') : null;

/** @param {Event} event */
function onHover(event) {
  if (pointer === 'touch') return;
  const element = subject(event);
  if (!element) return;
  if (element.matches('.option')) {
    const live = listed(element.getAttribute('data-notation'));
    if (live) look([live]);
  } else if (element.matches('.opens')) {
    look(all('.option', element.parentElement ?? element));
  } else if (element.matches('[data-options]')) {
    const found = optionsOf(element);
    look(found);
    tip(element, explained(element, found));
    sentence(element).then((line) => { if (line) addToTip(element, line); });
  }
}

/** So many options are told beside an element; more are read in its menu. */
const TOLD = 3;

/** What is said beside an element. @param {Element} element @param {HTMLElement[]} found */
function explained(element, found) {
  if (found.length > TOLD || canGather(element)) return [nameOf(element)];
  return found.map(told);
}

/** What was pointed at is not any more: what is offered is looked at again. */
function onLeave() {
  if (pointer === 'touch') return;
  untip();
  const option = listed(offered);
  look(option ? [option] : []);
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
    if (document.body.classList.contains('is-asking-lens') || onSmall(event)) return;
    const element = subject(event);
    if (!element) return;
    if (element.matches('.option')) {
      if (!element.closest('.choice-menu')) choose(/** @type {HTMLElement} */ (element));
    } else if (element.matches('[data-options]')) onBoard(element);
    else if (element.matches('[data-why]')) refuse(element);
  });
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onHover);
  document.addEventListener('focusin', onHover);
  for (const kind of ['pointerout', 'focusout']) {
    document.addEventListener(kind, (event) => { if (subject(event)) onLeave(); });
  }
  frames.onDrawn((names) => {
    if (names.includes('options')) {
      unmark('is-advised');
      unmarkBoard();
    }
    if (!document.body.classList.contains('is-looking-back')) markBoard();
    refreshMenu();
    refreshOffer(names);
    pointAgain();
  });
}

/** Somebody else may have moved meanwhile: what was looked at and can still be chosen is still looked at.
 * @param {string[]} names */
function refreshOffer(names) {
  const was = isGathering();
  keepGathered();
  if (!names.includes('options')) return;
  untip();
  if (was) showGathered();
  else {
    const option = listed(offered);
    offer(option);
    if (!option) {
      tapped = '';
      look([]);
    }
  }
}
