// The list of options is the truth about what can be chosen; elements of the board stand for options by their numbers.

import { all, attr, listOf, one, region } from './dom.js';

/** Every option, in order. @returns {HTMLButtonElement[]} */
export const options = () => all('.option', region('options'));

/** The options that an element stands for. @param {Element} element */
export function optionsOf(element) {
  const numbers = listOf(element.getAttribute('data-options'));
  return options().filter((option) => numbers.includes(attr(option, 'data-number')));
}

/** The option of this notation, as it is listed now. @param {string | null | undefined} notation */
export const listed = (notation) => options().find((option) => option.dataset.notation === notation);

/** What an option says. @param {HTMLElement} option */
export const words = (option) => one('.words', option).textContent;

/** The elements on which an option is chosen. @param {HTMLElement} option */
export const keysOf = (option) => listOf(option.dataset.keys);

/** What lights up while an option is looked at. @param {HTMLElement} option */
export const pointsOf = (option) => listOf(option.dataset.points);

/** Whether an option is chosen on all of its elements together. @param {HTMLElement} option */
export const gathers = (option) => 'gathers' in option.dataset;

/** Takes a mark off everything that has it. @param {string} mark */
export function unmark(mark) {
  for (const element of document.querySelectorAll(`.${mark}`)) element.classList.remove(mark);
}
