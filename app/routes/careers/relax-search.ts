import { isOpen } from "#domain/postings/openings.ts";
import {
  type Criteria,
  chosenPositions,
  type Facet,
  facets,
  findHolders,
  type PostingIndex,
  readCriteria,
  type Searchable,
  splitWords,
  withKnownOptions,
} from "./search-postings.ts";
import { spellingSuggestions } from "./spelling-suggestions.ts";

/** Something to leave out or to write otherwise, and how many openings one would have then. */
export type Relaxation = {
  criteria: Criteria;
  count: number;
} & (
  | { drop: Facet; labels: string[] }
  | { drop: "word"; word: string }
  | { keep: Facet; labels: string[] }
  | { instead: string }
);

/** How many openings `searchOpenings` would find. */
function countPostings<T extends Searchable>(
  index: PostingIndex<T>,
  { words, chosen }: Criteria,
  today: string,
): number {
  const holding = splitWords(words).map((word) => findHolders(index, word));
  const sets = chosenPositions(index, chosen);
  return index.openings.filter(
    ({ posting, options }, at) =>
      holding.every((marked) => marked[at] === 1) &&
      sets.every((set, facet) => !set || options[facet]?.some((option) => set.has(option))) &&
      isOpen(posting, today),
  ).length;
}

/**
 * What would find something where nothing was found, the most first: a filter or word less, or a word that is spelt
 * alike. Where no such step is enough: one filter alone, or the word that is spelt alike without any filter.
 */
export function relaxSearch<T extends Searchable>(
  index: PostingIndex<T>,
  asked: Criteria,
  today: string,
): Relaxation[] {
  const criteria = { ...withKnownOptions(index, asked), page: 1 };
  const wanted = splitWords(criteria.words);
  const count = (one: Criteria) => countPostings(index, one, today);
  const labelled = (facet: Facet) =>
    index.options[facet].flatMap(({ value, label }) =>
      criteria.chosen[facet].includes(value) ? [label] : [],
    );
  const withWords = (words: string[]): Criteria => ({ ...criteria, words: words.join(" ") });

  const drops = facets.flatMap((facet): Relaxation[] => {
    if (criteria.chosen[facet].length === 0) return [];
    const without = { ...criteria, chosen: { ...criteria.chosen, [facet]: [] } };
    return [{ drop: facet, labels: labelled(facet), criteria: without, count: count(without) }];
  });
  const words = wanted.flatMap((word, at): Relaxation[] => {
    const without = withWords(wanted.toSpliced(at, 1));
    return [{ drop: "word", word, criteria: without, count: count(without) }];
  });
  const isHeld = (word: string) =>
    findHolders(index, word).some((mark, at) => {
      const opening = mark === 1 ? index.openings[at] : undefined;
      return opening !== undefined && isOpen(opening.posting, today);
    });
  const alike = wanted.flatMap((word, at) => {
    if (isHeld(word)) return [];
    return spellingSuggestions(word, index.vocabulary).map((instead) => ({ instead, at }));
  });
  const corrected = alike.map(({ instead, at }): Relaxation => {
    const otherwise = withWords(wanted.with(at, instead));
    return { instead, criteria: otherwise, count: count(otherwise) };
  });
  // Without its only word a search is none: that is what "see all" and the filters are for.
  const isBlank = (one: Criteria) =>
    one.words === "" && facets.every((facet) => one.chosen[facet].length === 0);
  const helping = (ways: Relaxation[]) =>
    ways.filter((way) => way.count > 0 && !isBlank(way.criteria)).sort((a, b) => b.count - a.count);
  const steps = helping([...corrected, ...drops, ...words]);
  if (steps.length > 0) return steps;

  const nothing: Criteria = { ...readCriteria(new URLSearchParams()), sort: criteria.sort };
  const kept = facets.flatMap((facet): Relaxation[] => {
    if (criteria.chosen[facet].length === 0) return [];
    const alone = { ...nothing, chosen: { ...nothing.chosen, [facet]: criteria.chosen[facet] } };
    return [{ keep: facet, labels: labelled(facet), criteria: alone, count: count(alone) }];
  });
  const spelt = alike.map(({ instead }): Relaxation => {
    const alone = { ...nothing, words: instead };
    return { instead, criteria: alone, count: count(alone) };
  });
  return helping([...spelt, ...kept]);
}
