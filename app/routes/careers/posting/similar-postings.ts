import { splitWords } from "#app/routes/careers/search-postings.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { locationParts } from "#domain/postings/postings.ts";

type Comparable = Pick<
  Posting,
  "id" | "businessUnit" | "title" | "department" | "workplace" | "locations" | "remoteWithin" | "opened"
>;

/** Stop words in titles. */
const emptyWords = new Set(["and", "or", "of", "the", "for", "in", "to", "a"]);

function titleWords(title: string): string[] {
  return [...new Set(splitWords(title).filter((word) => !emptyWords.has(word)))];
}

function locationKeys({ locations, remoteWithin = [] }: Comparable): string[] {
  return [...locations.map((place) => locationParts(place).join(" ")), ...remoteWithin];
}

/** Teams of different business units may have the same name. */
function teamKey({ businessUnit, department = "" }: Comparable): string {
  return `${businessUnit.id}\n${department}`;
}

/** Weights of shared attributes, most important first. */
const weights = { titleWord: 7, department: 4, unit: 4, place: 2 };

/** Postings, newest first, indexed by the attributes that they can share. */
export type SimilarIndex<T> = {
  postings: readonly T[];
  byWord: Map<string, number[]>;
  byUnit: Map<string, number[]>;
  byTeam: Map<string, number[]>;
  byPlace: Map<string, number[]>;
};

function addTo(map: Map<string, number[]>, key: string, index: number): void {
  const indices = map.get(key);
  // A posting may list a location twice.
  if (!indices) map.set(key, [index]);
  else if (indices.at(-1) !== index) indices.push(index);
}

const compareDays = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

export function indexSimilar<T extends Comparable>(postings: readonly T[]): SimilarIndex<T> {
  const newestFirst = postings.toSorted((a, b) => compareDays(b.opened, a.opened));
  const indexes = {
    postings: newestFirst,
    byWord: new Map<string, number[]>(),
    byUnit: new Map<string, number[]>(),
    byTeam: new Map<string, number[]>(),
    byPlace: new Map<string, number[]>(),
  };
  for (const [index, posting] of newestFirst.entries()) {
    for (const word of titleWords(posting.title)) addTo(indexes.byWord, word, index);
    for (const place of locationKeys(posting)) addTo(indexes.byPlace, place, index);
    addTo(indexes.byUnit, posting.businessUnit.id, index);
    if (posting.department !== undefined) addTo(indexes.byTeam, teamKey(posting), index);
  }
  return indexes;
}

/**
 * The most similar postings, at most `limit`, newest first among equals. Postings that share neither a title
 * word nor the business unit do not count as similar.
 */
export function similarPostings<T extends Comparable>(
  to: Comparable,
  { postings, byWord, byUnit, byTeam, byPlace }: SimilarIndex<T>,
  limit = 3,
): T[] {
  // A large portal has thousands of postings per business unit: a typed array instead of an object each.
  const likeness = new Uint16Array(postings.length);
  const add = (indices: number[] = [], weight: number) => {
    for (const index of indices) likeness[index] = (likeness[index] ?? 0) + weight;
  };
  for (const word of titleWords(to.title)) add(byWord.get(word), weights.titleWord);
  add(byUnit.get(to.businessUnit.id), weights.unit);
  if (to.department !== undefined) add(byTeam.get(teamKey(to)), weights.department);
  const isNear = new Uint8Array(postings.length);
  for (const place of locationKeys(to)) for (const index of byPlace.get(place) ?? []) isNear[index] = 1;

  const best: { posting: T; weight: number }[] = [];
  let tooLow = 0;
  for (let i = 0; i < postings.length; i += 1) {
    const shared = likeness[i] ?? 0;
    if (shared === 0) continue;
    const weight = shared + weights.place * (isNear[i] ?? 0);
    // Fast path: thousands may be equally similar.
    if (weight <= tooLow) continue;
    const posting = postings[i] as T;
    if (posting.id === to.id) continue;
    const lower = best.findIndex((one) => one.weight < weight);
    best.splice(lower === -1 ? best.length : lower, 0, { posting, weight });
    best.splice(limit);
    if (best.length === limit) tooLow = best.at(-1)?.weight ?? 0;
  }
  return best.map(({ posting }) => posting);
}
