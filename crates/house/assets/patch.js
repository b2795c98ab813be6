// Changes the inside of an element to new HTML, touching only what differs. Elements are told by their
// id, data-key, data-slot or data-notation, others by their place; what is the same stays the same node,
// so that focus, selection, scroll, open menus and half-typed text survive.
//
// What was changed or added is given back, for those who want to show it.
//
// What a page's own scripts add is theirs: classes `is-…`, `style`, `open`, the view box of a scene, what
// is inside `data-own`.

/** @param {Node} node @returns {string | null} */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const { id, dataset } = /** @type {HTMLElement} */ (node);
  if (id) return `#${id}`;
  if (dataset.key) return `k ${dataset.key}`;
  if (dataset.slot) return `s ${dataset.slot}`;
  if (dataset.notation) return `n ${dataset.notation}`;
  return null;
}

const KEYED = '[id], [data-key], [data-slot], [data-notation]';

/** @param {ParentNode} root @returns {Map<string, Element>} */
function keysIn(root) {
  const found = new Map();
  for (const element of root.querySelectorAll(KEYED)) {
    const key = keyOf(element);
    if (key !== null && !found.has(key)) found.set(key, element);
  }
  return found;
}

/** Whether an attribute belongs to the page's scripts. @param {Element} element @param {string} name */
function isOurs(element, name) {
  if (['style', 'open', 'data-lit', 'aria-expanded', 'aria-current'].includes(name)) return true;
  return name === 'viewBox' && element.classList.contains('scene');
}

/** @param {Element} from @param {Element} to */
function patchAttributes(from, to) {
  for (const { name, value } of to.attributes) {
    if (name === 'class') patchClass(from, value);
    else if (!isOurs(from, name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (to.hasAttribute(name) || isOurs(from, name)) continue;
    if (name === 'class') patchClass(from, '');
    else from.removeAttribute(name);
  }
}

/** @param {Element} from @param {string} wanted */
function patchClass(from, wanted) {
  const ours = [...from.classList].filter((name) => name.startsWith('is-'));
  const all = [wanted, ...ours].join(' ').trim();
  if ((from.getAttribute('class') ?? '') !== all) from.setAttribute('class', all);
}

/** @param {Node} a @param {Node} b */
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName;

class Patching {
  /** @param {Element} root @param {ParentNode} wanted */
  constructor(root, wanted) {
    /** @type {Set<Element>} */
    this.news = new Set();
    this.here = keysIn(root);
    this.wanted = keysIn(wanted);
  }

  /** @param {Element} from @param {ParentNode & Node} to */
  children(from, to) {
    let cursor = from.firstChild;
    for (const wanted of [...to.childNodes]) {
      while (cursor && this.isGone(cursor)) cursor = drop(cursor);
      const found = this.find(cursor, wanted);
      if (!found) {
        const added = from.insertBefore(document.importNode(wanted, true), cursor);
        this.news.add(added instanceof Element ? added : from);
      } else {
        if (found !== cursor) place(from, found, cursor);
        this.node(found, wanted);
        // What came next may have been moved into it.
        cursor = found.nextSibling;
      }
    }
    while (cursor) cursor = drop(cursor);
  }

  /** Whether neither this node nor anything keyed in it is wanted. @param {Node} node */
  isGone(node) {
    const key = keyOf(node);
    if (key === null || this.wanted.has(key)) return false;
    return ![...keysIn(/** @type {Element} */ (node)).keys()].some((one) => this.wanted.has(one));
  }

  /** @param {Node | null} cursor @param {Node} wanted @returns {Node | null} */
  find(cursor, wanted) {
    const key = keyOf(wanted);
    if (key !== null) {
      const found = this.here.get(key);
      this.here.delete(key);
      return found && alike(found, wanted) ? found : null;
    }
    let next = cursor;
    while (next && keyOf(next) !== null) next = next.nextSibling;
    return next && alike(next, wanted) ? next : null;
  }

  /** @param {Node} from @param {Node} to */
  node(from, to) {
    if (from.nodeType !== Node.ELEMENT_NODE) {
      if (from.nodeValue === to.nodeValue) return;
      from.nodeValue = to.nodeValue;
      if (from.parentElement) this.news.add(from.parentElement);
      return;
    }
    const [element, wanted] = [/** @type {Element} */ (from), /** @type {Element} */ (to)];
    patchAttributes(element, wanted);
    if (!element.hasAttribute('data-own')) this.children(element, wanted);
  }
}

/** Removes a node, and gives the one after it. @param {ChildNode} node */
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** Moves a node without resetting it, where the browser can. @param {Element} parent @param {Node} node @param {Node | null} before */
function place(parent, node, before) {
  if ('moveBefore' in parent && node.isConnected && parent.isConnected) {
    try {
      parent.moveBefore(node, before);
      return;
    } catch { /* it is not in the same tree: it is inserted like any other */ }
  }
  parent.insertBefore(node, before);
}

/** Where the focus goes when what had it is gone: to the same thing if it is drawn elsewhere, else to its list;
 * there to the first button, for those who use the keyboard.
 * @param {HTMLElement} root @param {HTMLElement} lost @param {boolean} byKeyboard */
function refocus(root, lost, byKeyboard) {
  const { key } = lost.dataset;
  /** @type {HTMLElement | null} */
  const same = key ? document.querySelector(`[data-key="${CSS.escape(key)}"][tabindex]`) : null;
  const first = byKeyboard && root.querySelector('button');
  const next = lost.isConnected ? lost : same || first || root;
  next.focus({ preventScroll: true });
}

/** Changes the inside of `root` to `html`, and says what is new in it.
 * @param {HTMLElement} root @param {string} html @returns {Set<Element>} */
export function patch(root, html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const wasInside = root.contains(focused) && focused !== root;
  const byKeyboard = wasInside && focused.matches(':focus-visible');
  const patching = new Patching(root, template.content);
  patching.children(root, template.content);
  if (wasInside && document.activeElement !== focused) refocus(root, focused, byKeyboard);
  return patching.news;
}
