// The tables that wait for the reader, wherever in the house the reader is: asked for every few seconds, less often while
// nobody looks. A browser that is closed asks for nothing, and can be told nothing.

const LOOKED_AT = 5_000;
const HIDDEN = 20_000;

/** Calls `told` with the tables that wait, and with those that did not wait before, whenever that changes.
 * @param {string} address @param {(all: Waiting[], news: Waiting[]) => void} told */
export function follow(address, told) {
  /** @type {string[] | null} */
  let known = null;
  let timer = 0;

  async function look() {
    clearTimeout(timer);
    try {
      const answer = await fetch(address, { headers: { accept: 'application/json' } });
      if (answer.ok) hear((await answer.json()).tables);
    } catch { /* the house is not there just now */ }
    timer = setTimeout(look, document.hidden ? HIDDEN : LOOKED_AT);
  }

  /** @param {Waiting[]} all */
  function hear(all) {
    const names = all.map(({ table }) => table);
    const before = known;
    if (before?.join() === names.join()) return;
    const news = before === null ? [] : all.filter(({ table }) => !before.includes(table));
    known = names;
    told(all, news);
  }

  document.addEventListener('visibilitychange', () => { if (!document.hidden) look(); });
  look();
}

/** Tells somebody who looks elsewhere, if they want to be told and the browser lets us.
 * @param {string} title @param {{body: string, icon: string, tag: string, href?: string}} about @returns {Notification | null} */
export function notify(title, { href, ...about }) {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return null;
  try {
    const shown = new Notification(title, about);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      if (href) location.assign(href);
    });
    return shown;
  } catch {
    // Some browsers notify only from a worker.
    return null;
  }
}
