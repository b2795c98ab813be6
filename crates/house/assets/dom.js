// Elements of the page. What is always there is asked for here; what may be missing is looked for by `querySelector`.

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The element that a selector finds. @template {Element} [T=HTMLElement] @param {string} selector @param {ParentNode} [within] @returns {T} */
export const one = (selector, within = document) => /** @type {T} */ (within.querySelector(selector));

/** Every element that a selector finds. @template {Element} [T=HTMLElement] @param {string} selector @param {ParentNode} [within] @returns {T[]} */
export const all = (selector, within = document) => /** @type {T[]} */ ([...within.querySelectorAll(selector)]);

/** What an attribute says that an element has. @param {Element} element @param {string} name */
export const attr = (element, name) => /** @type {string} */ (element.getAttribute(name));

/** The words that an attribute lists. @param {string | null | undefined} list */
export const listOf = (list) => (list ?? '').split(' ').filter(Boolean);

/** What there is for regions, with their names. @template T @param {Partial<Record<RegionName, T>>} regions */
export const entries = (regions) => /** @type {[RegionName, T][]} */ (Object.entries(regions));

/** The part of the page that a region fills. @param {RegionName} name */
export const region = (name) => byId(`region-${name}`);

/** The same; none if this page does not show it. @param {RegionName} name */
export const regionIfShown = (name) => document.getElementById(`region-${name}`);

/** An element that stands for a thing of the game. @param {string} key @returns {HTMLElement | SVGElement | null} */
export const keyed = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** What a piece of the game is called. @param {Element} piece */
export const nameOf = (piece) => piece.getAttribute('data-name') ?? piece.getAttribute('aria-label') ?? '';

/** Whether somebody types here. @param {EventTarget | null} target */
export const isTyping = (target) => target instanceof Element
  && !!target.closest('input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]');
