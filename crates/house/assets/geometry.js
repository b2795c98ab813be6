// Places and sizes, whatever they are of.

/** A place for something of a size, as near to a wish as the whole lets it, with room to its ends.
 * @param {number} wish @param {number} size @param {number} whole @param {number} room */
export const within = (wish, size, whole, room) => Math.max(room, Math.min(whole - size - room, wish));

/** @param {Box} box @returns {Point} */
export const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** How much two boxes share. @param {Box} a @param {Box} b */
export const shared = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x))
  * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** The places of which most is seen. @template {Box} T @param {T[]} places @param {Box} seen @returns {T[]} */
export function mostSeen(places, seen) {
  const share = (/** @type {Box} */ place) => shared(place, seen) / (place.w * place.h);
  const most = Math.max(...places.map(share));
  // Where all of them are seen, none is the present one.
  const whole = places.length > 1 && places.every((place) => share(place) > 0.99);
  return whole || !(most > 0) ? [] : places.filter((place) => share(place) === most);
}

/** Whether a box is in sight, or all but. @param {Box} box @param {Box} seen */
export const isInSight = (box, seen) => box.x >= seen.x - 1 && box.y >= seen.y - 1
  && box.x + box.w <= seen.x + seen.w + 1 && box.y + box.h <= seen.y + seen.h + 1;

/** Whether the middle of a box is in a place. @param {Box} place @param {Box} box */
export function isWithin(place, box) {
  const at = middle(box);
  return at.x >= place.x && at.x <= place.x + place.w && at.y >= place.y && at.y <= place.y + place.h;
}

/** The scale at which all of something is seen. @param {Size} all @param {Size} window */
export const fitting = (all, window) => Math.min(window.w / all.w, window.h / all.h);

/** What a window shows of a whole at a scale around a point: nothing beside the whole, as far as that fills the window.
 * @param {Size} whole @param {Size} window @param {number} scale @param {Point} centre @returns {Box} */
export function around(whole, window, scale, centre) {
  const [w, h] = [window.w / scale, window.h / scale];
  return { x: kept(centre.x, w, whole.w), y: kept(centre.y, h, whole.h), w, h };
}

/** Where a part of a whole begins. @param {number} centre @param {number} part @param {number} whole */
const kept = (centre, part, whole) => (part >= whole ? (whole - part) / 2 : within(centre - part / 2, part, whole, 0));

/** The middle of what is seen of a stretch: its own if all of it is, or else as near to what is wanted as the stretch lets it.
 * @param {number} start @param {number} length @param {number} seen @param {number} wanted */
export const along = (start, length, seen, wanted) => (length <= seen ? start + length / 2
  : Math.max(start + seen / 2, Math.min(start + length - seen / 2, wanted)));

/** A box on its way to another. @param {Box} from @param {Box} to @param {number} gone  from 0 to 1 @returns {Box} */
export function between(from, to, gone) {
  const mix = (/** @type {keyof Box} */ name) => from[name] + (to[name] - from[name]) * gone;
  return { x: mix('x'), y: mix('y'), w: mix('w'), h: mix('h') };
}
