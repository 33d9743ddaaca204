import { logarithm } from "../occupations/logarithm.ts";
import type { Occupations } from "../occupations/occupation-data.ts";

/** A text in the space of occupations: the nearest ones with their shares, of length 1; empty for words of none. */
export type Direction = { occupations: number[]; shares: Float64Array };

/** Occupations further than this many from a text say nothing about it. */
const nearest = 100;
/** Stems that more occupations use point nowhere, and cost the most time. */
const minRarity = 0.1;

/**
 * Explicit semantic analysis (Gabrilovich and Markovitch, 2007) with occupations for concepts: a stem points to the
 * occupations that use it, the rarer the more.
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

/** Bins of the histogram that finds a rank without sorting. */
const bins = 256;

/** A value that about `rank` values are above; 0 if fewer are positive. */
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

/** Cosine of two directions, 0 to 1. */
export function similarity(a: Direction, b: Direction): number {
  let sum = 0;
  for (const occupation of a.occupations) sum += (a.shares[occupation] ?? 0) * (b.shares[occupation] ?? 0);
  return sum;
}
