import { logarithm } from "../occupations/logarithm.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { occupationStems } from "../occupations/occupation-stems.ts";

/**
 * A text as a unit vector over occupations, limited to the nearest ones; empty if no occupation uses its
 * words.
 */
export type Direction = { occupations: number[]; shares: Float64Array };

/** Number of nearest occupations that count. */
const nearest = 100;
/** Less rare stems indicate no occupation, and cost the most time. */
const minRarity = 0.1;

/**
 * Explicit semantic analysis (Gabrilovich and Markovitch, 2007) with occupations as concepts: each stem adds
 * to the occupations that use it, rare ones more.
 */
export function directionOf(stems: readonly string[], { titles, postings, rarity }: Occupations): Direction {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const shares = new Float64Array(titles.length);
  for (const [stem, count] of counts) {
    const found = postings(stem);
    const telling = rarity(stem);
    if (!found || telling < minRarity) continue;
    const weight = (1 + logarithm(count)) * telling;
    for (let index = 0; index < found.occupations.length; index += 1) {
      const occupation = found.occupations[index] ?? 0;
      shares[occupation] = (shares[occupation] ?? 0) + weight * (found.weights[index] ?? 0);
    }
  }
  const floor = valueAtRank(shares, nearest);
  const occupations: number[] = [];
  let square = 0;
  shares.forEach((share, occupation) => {
    const above = Math.max(0, share - floor);
    shares[occupation] = above;
    if (above === 0) return;
    occupations.push(occupation);
    square += above * above;
  });
  const length = Math.sqrt(square);
  for (const occupation of occupations) shares[occupation] = (shares[occupation] ?? 0) / length;
  return { occupations, shares };
}

/** How many times a job's title counts, in addition to the text below it. */
const titleCount = 5;

/** The occupations of a job description, by stems such as `occupationStems` reads. */
export const jobDirection = (
  text: string,
  title: string | undefined,
  occupations: Occupations,
  stemsOf = occupationStems,
): Direction =>
  directionOf([text, ...Array<string>(titleCount).fill(title ?? "")].flatMap(stemsOf), occupations);

/** Bins of the histogram that finds a rank without sorting. */
const bins = 256;

/** A threshold that about `rank` values exceed; 0 if no more than that are positive. */
function valueAtRank(values: Float64Array, rank: number): number {
  let [max, positive] = [0, 0];
  for (const value of values) {
    if (value > max) max = value;
    if (value > 0) positive += 1;
  }
  if (positive <= rank) return 0;
  const counts = new Uint16Array(bins + 1);
  const scale = bins / max;
  for (const value of values) {
    const bin = Math.floor(value * scale);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let above = 0;
  for (let bin = bins; bin > 0; bin -= 1) {
    above += counts[bin] ?? 0;
    if (above > rank) return bin / scale;
  }
  return 0;
}

/** Cosine similarity of two directions, 0 to 1. */
export function similarity(a: Direction, b: Direction): number {
  let sum = 0;
  for (const occupation of a.occupations) sum += (a.shares[occupation] ?? 0) * (b.shares[occupation] ?? 0);
  return sum;
}
