/** Movements of a hand, a camera and a typist. Pure: the same input gives the same frames. */

export type Point = { x: number; y: number };

/** The share of a movement that is done after a share of its time, with the least jerk (Flash and Hogan, 1985). */
export function minimumJerk(time: number): number {
  const t = Math.min(Math.max(time, 0), 1);
  return t * t * t * (10 + t * (6 * t - 15));
}

const secondsAtLeast = 0.26;
const secondsPerBit = 0.11;

/** Seconds that a hand needs to a target, by Fitts' law. Distance and width are pixels of the film. */
export function reachSeconds(distance: number, width: number): number {
  return secondsAtLeast + secondsPerBit * Math.log2(distance / Math.max(width, 24) + 1);
}

/** A path bends by this share of its length, as a forearm turns around the elbow. */
const bend = 0.07;

/** The point of a slightly curved path after a share of its time. */
export function onPath(from: Point, to: Point, time: number): Point {
  const share = minimumJerk(time);
  const side = 4 * share * (1 - share) * bend;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = dx < 0 ? -1 : 1;
  return { x: from.x + dx * share + turn * dy * side, y: from.y + dy * share - turn * dx * side };
}

/** Frames from key to key. Uneven, but the same in every film. */
const rhythm = [1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1];

export const framesAfterKey = (place: number): number => rhythm[place % rhythm.length] ?? 1;

/** The part of the page that the camera sees: the left upper corner, and the width in CSS pixels. */
export type View = Point & { width: number };

/** The view between two others. Zooming by factors, not by pixels, looks steady. */
export function between(from: View, to: View, time: number): View {
  const share = minimumJerk(time);
  const width = from.width * (to.width / from.width) ** share;
  // The point that stays in place while the width changes moves in a straight line on the screen.
  const done = from.width === to.width ? share : (from.width - width) / (from.width - to.width);
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done, width };
}
