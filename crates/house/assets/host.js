// The form of a new table: what does not apply to what was chosen is put aside. The house checks everything
// once more, so the form works without this too.

const form = /** @type {HTMLFormElement} */ (document.getElementById('host-form'));

/** What holds for an option: what is chosen there, or the usual where nothing can be. @param {string} key */
function chosen(key) {
  const option = form.querySelector(`.setup-option[data-key="${CSS.escape(key)}"]`);
  return option.hidden ? usual(option) : value(option);
}

/** What is in the fields of an option, in order: truths, or words and numbers as text. @param {HTMLElement} option */
function value(option) {
  const box = option.querySelector('input[type="checkbox"]');
  if (box) return box.checked;
  const fields = option.querySelectorAll('input[type="radio"]:checked, select');
  return [...fields].map((field) => field.value).filter((text) => text !== '').join();
}

/** Puts a value there. @param {HTMLElement} option @param {any} what */
function put(option, what) {
  for (const box of option.querySelectorAll('input[type="checkbox"]')) box.checked = what;
  for (const radio of option.querySelectorAll('input[type="radio"]')) radio.checked = radio.value === what;
  option.querySelectorAll('select').forEach((select, place) => { select.value = [what].flat()[place] ?? ''; });
}

/** What an option has if nobody chooses: that may depend on what was chosen before. @param {HTMLElement} option */
function usual(option) {
  return JSON.parse(option.dataset.defaults).find(([when]) => met(when))?.[1];
}

/** What was left as usual stays as usual when that changes. @param {HTMLElement} option */
function followUsual(option) {
  const now = usual(option);
  const before = option.dataset.usual;
  option.dataset.usual = String(now);
  if (before !== undefined && before !== String(now) && String(value(option)) === before) put(option, now);
}

/** Whether a condition is met, as the setup description writes it. @param {any} when @returns {boolean} */
function met(when) {
  if (when === 'Always') return true;
  if (when.Is) return String(chosen(when.Is[0])) === String(when.Is[1]);
  if (when.Between) {
    const [key, min, max] = when.Between;
    const number = Number(chosen(key));
    return number >= min && number <= max;
  }
  return when.All.every(met);
}

/** Hides a part of the form; what is hidden is not sent. @param {HTMLElement} part @param {boolean} shown */
function show(part, shown) {
  part.hidden = !shown;
  for (const field of part.querySelectorAll('input, select')) field.disabled = !shown;
}

function showOptions() {
  for (const option of form.querySelectorAll('.setup-option')) {
    show(option, !option.dataset.when || met(JSON.parse(option.dataset.when)));
    followUsual(option);
    if (option.hidden) continue;
    for (const check of option.querySelectorAll('.check[data-when]')) show(check, met(JSON.parse(check.dataset.when)));
    const radios = [...option.querySelectorAll('input[type="radio"]')];
    const possible = radios.filter((radio) => !radio.disabled);
    if (possible.length && !possible.some((radio) => radio.checked)) possible[0].checked = true;
    const ordered = option.querySelector('[data-counts]');
    if (!ordered) continue;
    const count = JSON.parse(ordered.dataset.counts).find(([when]) => met(when))?.[1] ?? 0;
    ordered.querySelectorAll('select').forEach((select, place) => {
      select.hidden = place >= count;
      select.disabled = select.hidden;
    });
  }
}

function showSeats() {
  const seats = form.querySelector('option[data-seats]:checked')?.dataset.seats;
  for (const row of form.querySelectorAll('.seat-row')) {
    show(row, Number(row.dataset.seat) < Number(seats ?? row.dataset.usual));
    const who = row.querySelector('[data-who]').value;
    const name = row.querySelector('input');
    name.closest('.field').hidden = who !== 'me' && who !== 'screen';
    name.required = who === 'screen' && !row.hidden;
  }
}

function showClock() {
  const kind = form.elements.clock.value;
  for (const amount of form.querySelectorAll('[data-clock]')) show(amount, amount.dataset.clock === kind);
}

function follow() {
  showOptions();
  showSeats();
  showClock();
}

// What cannot be chosen is not shown here, so nothing need be said about when it can.
for (const note of form.querySelectorAll('[data-bound]')) note.hidden = true;
form.addEventListener('change', follow);
window.addEventListener('pageshow', follow);
follow();
