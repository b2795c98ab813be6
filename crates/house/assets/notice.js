// It is the reader's turn, here or at another table: the title, the mark of the tab and, if wanted, a notification say so,
// and the next table that waits is a click away.

import { byId, one } from './dom.js';
import { page, say } from './state.js';
import { follow, notify } from './waiting.js';

let wasTurn = page.turn;
/** @type {Notification | null} */
let shown = null;
/** The other tables that wait. @type {Waiting[]} */
let elsewhere = [];

function mark() {
  document.body.classList.toggle('is-turn', page.turn);
  const count = elsewhere.length + (page.turn ? 1 : 0);
  const title = page.turn ? `● ${say('page-your-turn')} · ${page.title}` : page.title;
  document.title = elsewhere.length > 0 ? `(${count}) ${title}` : title;
  const icon = document.querySelector('link[rel="icon"]');
  const href = `${page.assets}${count > 0 ? 'favicon-turn.svg' : 'favicon.svg'}`;
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

function tell() {
  if (page.notify) shown = notify(say('page-your-turn'), { body: page.title, icon: `${page.assets}favicon-turn.svg`, tag: page.table });
}

/** @param {Waiting[]} all @param {Waiting[]} news */
function hear(all, news) {
  elsewhere = all.filter(({ table }) => table !== page.table);
  const link = /** @type {HTMLAnchorElement} */ (byId('next-table'));
  link.hidden = elsewhere.length === 0;
  if (elsewhere.length > 0) {
    const [next] = elsewhere;
    link.href = next.href;
    link.title = say('page-next-table', { n: elsewhere.length, game: next.title });
    one('.count', link).textContent = String(elsewhere.length);
    // Its name begins with what it shows.
    link.setAttribute('aria-label', `${one('.words', link).textContent} ${elsewhere.length}. ${link.title}`);
  }
  mark();
  const other = news.find(({ table }) => table !== page.table);
  if (other && page.notify) {
    notify(say('page-your-turn'), { body: other.title, icon: `${page.assets}favicon-turn.svg`, tag: other.table, href: other.href });
  }
}

/** Readies the marks. */
export function begin() {
  mark();
  document.addEventListener('told', () => {
    mark();
    if (page.turn && !wasTurn) tell();
    wasTurn = page.turn;
  });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) shown?.close(); });
  if (page.known) follow(`${page.base}/waiting`, hear);
}
