// It is the reader's turn: the title, the mark of the tab and, if wanted, a notification say so.

import { page, say } from './state.js';

let wasTurn = page.turn;
/** @type {Notification | null} */
let shown = null;

function mark() {
  document.body.classList.toggle('is-turn', page.turn);
  document.title = page.turn ? `● ${say('page-your-turn')} · ${page.title}` : page.title;
  const icon = document.querySelector('link[rel="icon"]');
  const href = `${page.assets}${page.turn ? 'favicon-turn.svg' : 'favicon.svg'}`;
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

function notify() {
  if (!page.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    shown = new Notification(say('page-your-turn'), { body: page.title, icon: `${page.assets}favicon-turn.svg`, tag: page.table });
    shown.addEventListener('click', () => {
      window.focus();
      shown?.close();
    });
  } catch { /* some browsers notify only from a worker */ }
}

/** Readies the marks. */
export function begin() {
  mark();
  document.addEventListener('told', () => {
    mark();
    if (page.turn && !wasTurn) notify();
    wasTurn = page.turn;
  });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) shown?.close(); });
}
