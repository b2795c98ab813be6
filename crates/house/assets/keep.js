// What the house keeps for its reader: changes are sent one after the other, as they were made, so that the last one holds.
// None of them is lost when the page is left.

/** @type {{address: string, body: string, done: (kept: boolean) => void}[]} */
const waiting = [];
let busy = false;

const headers = { 'content-type': 'application/json', accept: 'application/json' };

/** @param {{address: string, body: string}} change @returns {Promise<boolean>} */
const send = ({ address, body }) => fetch(address, { method: 'POST', headers, body, keepalive: true })
  .then((answer) => answer.ok, () => false);

async function sendAll() {
  if (busy) return;
  busy = true;
  document.body.classList.add('is-keeping');
  for (let next = waiting.shift(); next; next = waiting.shift()) next.done(await send(next));
  document.body.classList.remove('is-keeping');
  busy = false;
}

/** Has a change kept; whether it was. @param {string} address @param {object} change @returns {Promise<boolean>} */
export const keep = (address, change) => new Promise((done) => {
  waiting.push({ address, body: JSON.stringify(change), done });
  sendAll();
});

window.addEventListener('pagehide', () => waiting.splice(0).forEach(send));
