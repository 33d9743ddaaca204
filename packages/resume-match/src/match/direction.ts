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
export function directionOf(stems: readonly string[], occupations: Occupations): Direction {
  const shares = new Float64Array(occupations.titles.length);
  addStems(shares, stems, occupations);
  const floor = valueAtRank(shares, nearest);
  const found: number[] = [];
  let square = 0;
  for (let occupation = 0; occupation < shares.length; occupation += 1) {
    const above = Math.max(0, (shares[occupation] ?? 0) - floor);
    shares[occupation] = above;
    if (above === 0) continue;
    found.push(occupation);
    square += above * above;
  }
  const length = Math.sqrt(square);
  for (const occupation of found) shares[occupation] = (shares[occupation] ?? 0) / length;
  return { occupations: found, shares };
}

/** Adds the occupations of stems to `shares`: a stem that recurs counts by its logarithm. */
function addStems(shares: Float64Array, stems: readonly string[], { postings, rarity }: Occupations): void {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const [stem, count] of counts) {
    const found = postings(stem);
    if (!found) continue;
    const telling = rarity(stem);
    if (telling < minRarity) continue;
    const weight = count === 1 ? telling : (1 + logarithm(count)) * telling;
    const { occupations, weights } = found;
    for (let index = 0; index < occupations.length; index += 1) {
      const occupation = occupations[index] ?? 0;
      shares[occupation] = (shares[occupation] ?? 0) + weight * (weights[index] ?? 0);
    }
  }
}

/** A direction without its zeros. */
export type SparseDirection = { occupations: Uint16Array; shares: Float64Array };

/**
 * The direction of a sentence, as `directionOf`. A résumé has a hundred sentences, so it is kept without zeros. `scratch`
 * has a place for each occupation.
 */
export function sparseDirection(
  stems: readonly string[],
  occupations: Occupations,
  scratch: Float64Array,
): SparseDirection {
  scratch.fill(0);
  addStems(scratch, stems, occupations);
  const floor = valueAtRank(scratch, nearest);
  let [square, size] = [0, 0];
  for (let occupation = 0; occupation < scratch.length; occupation += 1) {
    const above = (scratch[occupation] ?? 0) - floor;
    if (above <= 0) continue;
    size += 1;
    square += above * above;
  }
  const result = { occupations: new Uint16Array(size), shares: new Float64Array(size) };
  const length = Math.sqrt(square);
  for (let occupation = scratch.length - 1; size > 0; occupation -= 1) {
    const above = (scratch[occupation] ?? 0) - floor;
    if (above <= 0) continue;
    size -= 1;
    result.occupations[size] = occupation;
    result.shares[size] = above / length;
  }
  return result;
}

/** Cosine similarity of a direction to that of a sentence, 0 to 1. */
export function similarityTo(target: Direction, { occupations, shares }: SparseDirection): number {
  let sum = 0;
  for (let index = 0; index < occupations.length; index += 1)
    sum += (shares[index] ?? 0) * (target.shares[occupations[index] ?? 0] ?? 0);
  return sum;
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

const counts = new Uint16Array(bins + 1);

/** A threshold that about `rank` values exceed; 0 if no more than that are positive. */
function valueAtRank(values: Float64Array, rank: number): number {
  let [max, positive] = [0, 0];
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value <= 0) continue;
    positive += 1;
    if (value > max) max = value;
  }
  if (positive <= rank) return 0;
  counts.fill(0);
  const scale = bins / max;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value <= 0) continue;
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
