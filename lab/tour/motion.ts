/** Movements of a hand, a camera and a typist. Deterministic: the same input gives the same frames. */

export type Point = { x: number; y: number };

/**
 * Completed share of a movement after a share of its time: minimum-jerk trajectory (Flash and Hogan, 1985).
 */
export function minimumJerk(time: number): number {
  const t = Math.min(Math.max(time, 0), 1);
  return t * t * t * (10 + t * (6 * t - 15));
}

const secondsAtLeast = 0.26;
const secondsPerBit = 0.11;

/** Seconds that a hand needs to reach a target, by Fitts's law. Distance and width are in film pixels. */
export function reachSeconds(distance: number, width: number): number {
  return secondsAtLeast + secondsPerBit * Math.log2(distance / Math.max(width, 24) + 1);
}

/** Paths bend by this share of their length, as a forearm turns around the elbow. */
const bend = 0.07;

/** The point on a slightly curved path after a share of its time. */
export function onPath(from: Point, to: Point, time: number): Point {
  const share = minimumJerk(time);
  const side = 4 * share * (1 - share) * bend;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = dx < 0 ? -1 : 1;
  return { x: from.x + dx * share + turn * dy * side, y: from.y + dy * share - turn * dx * side };
}

/** Frames between key presses: uneven, but the same in every film. */
const rhythm = [1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1];

export const framesAfterKey = (place: number): number => rhythm[place % rhythm.length] ?? 1;

/** The visible part of the page: top left corner and width, in CSS pixels. */
export type View = Point & { width: number };

/** Interpolates between two views. The zoom is geometric, as a linear one looks unsteady. */
export function between(from: View, to: View, time: number): View {
  const share = minimumJerk(time);
  const width = from.width * (to.width / from.width) ** share;
  // The fixed point of the zoom moves in a straight line on the screen.
  const done = from.width === to.width ? share : (from.width - width) / (from.width - to.width);
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done, width };
}
