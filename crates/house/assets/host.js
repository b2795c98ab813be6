// The form of a new table: what does not apply to what was chosen is put aside. The house checks everything
// once more, so the form works without this too.

import { all, attr, byId, one } from './dom.js';

const form = /** @type {HTMLFormElement} */ (byId('host-form'));

/** The boxes or buttons of an option. @param {'checkbox' | 'radio'} type @param {HTMLElement} option @returns {HTMLInputElement[]} */
const inputs = (type, option) => all(`input[type="${type}"]`, option);

/** What holds for an option: what is chosen there, or the usual where nothing can be. @param {string} key */
function chosen(key) {
  const option = one(`.setup-option[data-key="${CSS.escape(key)}"]`, form);
  return option.hidden ? usual(option) : value(option);
}

/** What is in the fields of an option, in order: truths, or words and numbers as text. @param {HTMLElement} option */
function value(option) {
  const [box] = inputs('checkbox', option);
  if (box) return box.checked;
  /** @type {(HTMLInputElement | HTMLSelectElement)[]} */
  const fields = all('input[type="radio"]:checked, select', option);
  return fields.map((field) => field.value).filter((text) => text !== '').join();
}

/** Puts a value there. @param {HTMLElement} option @param {SetupValue | undefined} what */
function put(option, what) {
  for (const box of inputs('checkbox', option)) box.checked = what === true;
  for (const radio of inputs('radio', option)) radio.checked = radio.value === what;
  option.querySelectorAll('select').forEach((select, place) => { select.value = String([what].flat()[place] ?? ''); });
}

/** What an option has if nobody chooses: that may depend on what was chosen before. @param {HTMLElement} option */
function usual(option) {
  /** @type {[When, SetupValue][]} */
  const defaults = JSON.parse(attr(option, 'data-defaults'));
  return defaults.find(([when]) => met(when))?.[1];
}

/** What was left as usual stays as usual when that changes. @param {HTMLElement} option */
function followUsual(option) {
  const now = usual(option);
  const before = option.dataset.usual;
  option.dataset.usual = String(now);
  if (before !== undefined && before !== String(now) && String(value(option)) === before) put(option, now);
}

/** Whether a condition is met, as the setup description writes it. @param {When} when @returns {boolean} */
function met(when) {
  if (when === 'Always') return true;
  if ('Is' in when) return String(chosen(when.Is[0])) === String(when.Is[1]);
  if ('Between' in when) {
    const [key, min, max] = when.Between;
    const number = Number(chosen(key));
    return number >= min && number <= max;
  }
  return when.All.every(met);
}

/** Hides a part of the form; what is hidden is not sent. @param {HTMLElement} part @param {boolean} shown */
function show(part, shown) {
  part.hidden = !shown;
  for (const field of part.querySelectorAll('input')) field.disabled = !shown;
  for (const field of part.querySelectorAll('select')) field.disabled = !shown;
}

function showOptions() {
  for (const option of all('.setup-option', form)) {
    show(option, !option.dataset.when || met(JSON.parse(option.dataset.when)));
    followUsual(option);
    if (option.hidden) continue;
    for (const check of all('.check[data-when]', option)) show(check, met(JSON.parse(attr(check, 'data-when'))));
    const possible = inputs('radio', option).filter((radio) => !radio.disabled);
    if (possible.length && !possible.some((radio) => radio.checked)) possible[0].checked = true;
    const ordered = option.querySelector('[data-counts]');
    if (!ordered) continue;
    /** @type {[When, number][]} */
    const counts = JSON.parse(attr(ordered, 'data-counts'));
    const count = counts.find(([when]) => met(when))?.[1] ?? 0;
    ordered.querySelectorAll('select').forEach((select, place) => {
      select.hidden = place >= count;
      select.disabled = select.hidden;
    });
  }
}

function showSeats() {
  const seats = form.querySelector('option[data-seats]:checked')?.getAttribute('data-seats');
  for (const row of all('.seat-row', form)) {
    show(row, Number(row.dataset.seat) < Number(seats ?? row.dataset.usual));
    const who = /** @type {HTMLSelectElement} */ (one('[data-who]', row)).value;
    const name = /** @type {HTMLInputElement} */ (one('input', row));
    /** @type {HTMLElement} */ (name.closest('.field')).hidden = who !== 'me' && who !== 'screen';
    name.required = who === 'screen' && !row.hidden;
  }
}

function showClock() {
  const kind = /** @type {RadioNodeList} */ (form.elements.namedItem('clock')).value;
  for (const amount of all('[data-clock]', form)) show(amount, amount.dataset.clock === kind);
}

function follow() {
  showOptions();
  showSeats();
  showClock();
}

// What cannot be chosen is not shown here, so nothing need be said about when it can.
for (const note of all('[data-bound]', form)) note.hidden = true;
form.addEventListener('change', follow);
window.addEventListener('pageshow', follow);
follow();
