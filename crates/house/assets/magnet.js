// The magnet: what is smaller than a finger and cannot be larger (`data-small`) is meant by a tap anywhere near it.

/** So many pixels from the finger's middle: a target of 44 pixels. */
const REACH = 22;
/** Rings around the finger on which is looked, from the middle outwards. */
const RINGS = [0, 0.25, 0.5, 0.75, 1];
const DIRECTIONS = 16;

/** The small elements around a point of the screen, the nearest first. Their real shapes count, not their boxes: a
 * track is long and narrow. @param {{x: number, y: number}} point @param {string} selector @returns {Element[]} */
export function attracted(point, selector) {
  const found = new Set();
  for (const ring of RINGS) {
    for (let i = 0; i < (ring ? DIRECTIONS : 1); i += 1) {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      const [x, y] = [point.x + REACH * ring * Math.cos(angle), point.y + REACH * ring * Math.sin(angle)];
      for (const element of document.elementsFromPoint(x, y)) {
        const small = element.closest('[data-small]');
        if (small?.matches(selector)) found.add(small);
      }
    }
  }
  return [...found];
}
