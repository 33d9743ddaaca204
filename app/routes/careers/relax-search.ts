import { type Criteria, readCriteria } from "./criteria.ts";
import { all, countMembers } from "./position-set.ts";
import { type Facet, facets } from "./query-names.ts";
import {
  openSearch,
  type PostingIndex,
  type Searchable,
  splitWords,
  withKnownOptions,
} from "./search-postings.ts";
import { spellingSuggestions } from "./spelling-suggestions.ts";

/** A changed search, and the number of postings that it would find. */
export type Relaxation = {
  criteria: Criteria;
  count: number;
} & (
  | { drop: Facet; labels: string[] }
  | { drop: "word"; word: string }
  | { keep: Facet; labels: string[] }
  | { instead: string }
);

/** Each correction searches all words; a longer query is hardly a search with a typo. */
const maxCorrected = 10;

/**
 * Changed searches that find something if this one finds nothing, most results first: without one filter or
 * word, or with one word corrected. If no single change helps: with only one filter, or only a corrected
 * word.
 */
export function relaxSearch<T extends Searchable>(
  index: PostingIndex<T>,
  search: Criteria,
  today: string,
): Relaxation[] {
  const criteria = { ...withKnownOptions(index, search), page: 1 };
  const wanted = splitWords(criteria.words);
  const day = openSearch(index, today);
  /** The number of postings that `searchPostings` would find. */
  const count = ({ words, chosen }: Criteria) =>
    countMembers(all(day.withWords(splitWords(words)), day.withChosen(chosen)));
  const chosenLabels = (facet: Facet) =>
    index.options[facet].flatMap(({ value, label }) =>
      criteria.chosen[facet].includes(value) ? [label] : [],
    );
  const withWords = (words: string[]): Criteria => ({ ...criteria, words: words.join(" ") });

  const drops = facets.flatMap((facet): Relaxation[] => {
    if (criteria.chosen[facet].length === 0) return [];
    const without = { ...criteria, chosen: { ...criteria.chosen, [facet]: [] } };
    return [{ drop: facet, labels: chosenLabels(facet), criteria: without, count: count(without) }];
  });
  const words = wanted.flatMap((word, index): Relaxation[] => {
    const without = withWords(wanted.toSpliced(index, 1));
    return [{ drop: "word", word, criteria: without, count: count(without) }];
  });
  const corrections = wanted.slice(0, maxCorrected).flatMap((word, position) => {
    if (countMembers(day.withWords([word])) > 0) return [];
    return spellingSuggestions(word, index.words).map((instead) => ({ instead, position }));
  });
  const corrected = corrections.map(({ instead, position }): Relaxation => {
    const changed = withWords(wanted.with(position, instead));
    return { instead, criteria: changed, count: count(changed) };
  });
  // A blank search would list everything, which the link to all postings already does.
  const isBlank = ({ words, chosen }: Criteria) =>
    words === "" && facets.every((facet) => chosen[facet].length === 0);
  const helpful = (relaxations: Relaxation[]) =>
    relaxations
      .filter(({ count, criteria }) => count > 0 && !isBlank(criteria))
      .sort((a, b) => b.count - a.count);
  const single = helpful([...corrected, ...drops, ...words]);
  if (single.length > 0) return single;

  const blank: Criteria = { ...readCriteria(new URLSearchParams()), sort: criteria.sort };
  const filters = facets.flatMap((facet): Relaxation[] => {
    if (criteria.chosen[facet].length === 0) return [];
    const only = { ...blank, chosen: { ...blank.chosen, [facet]: criteria.chosen[facet] } };
    return [{ keep: facet, labels: chosenLabels(facet), criteria: only, count: count(only) }];
  });
  const respelt = corrections.map(({ instead }): Relaxation => {
    const only = { ...blank, words: instead };
    return { instead, criteria: only, count: count(only) };
  });
  return helpful([...respelt, ...filters]);
}
