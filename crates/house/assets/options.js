// The list of options is the truth about what can be chosen; elements of the board stand for options by their numbers.

import { region } from './state.js';

/** Every option, in order. */
export const options = () => /** @type {HTMLButtonElement[]} */ ([...region('options').querySelectorAll('.option')]);

/** The options that an element stands for. @param {Element} element */
export function optionsOf(element) {
  const numbers = (element.getAttribute('data-options') ?? '').split(' ');
  return options().filter((option) => numbers.includes(option.dataset.number));
}

/** The option of this notation, as it is listed now. @param {string | null | undefined} notation */
export const listed = (notation) => options().find((option) => option.dataset.notation === notation);

/** What an option says. @param {HTMLElement} option */
export const words = (option) => option.querySelector('.words').textContent;

/** @param {string | undefined} keys */
const split = (keys) => (keys ?? '').split(' ').filter(Boolean);

/** The elements on which an option is chosen. @param {HTMLElement} option */
export const keysOf = (option) => split(option.dataset.keys);

/** What lights up while an option is looked at. @param {HTMLElement} option */
export const pointsOf = (option) => split(option.dataset.points);

/** Whether an option is chosen on all of its elements together. @param {HTMLElement} option */
export const gathers = (option) => 'gathers' in option.dataset;

/** Takes a mark off everything that has it. @param {string} mark */
export function unmark(mark) {
  for (const element of document.querySelectorAll(`.${mark}`)) element.classList.remove(mark);
}
