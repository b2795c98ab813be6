// The journal of a campaign is printed by the browser.

document.querySelector('[data-print]')?.addEventListener('click', () => print());
