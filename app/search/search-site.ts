import MiniSearch from "minisearch";
import type { SearchWords } from "./search.schema.ts";
import type { SearchEntry, SearchKind } from "./search-entry.ts";
import { queryTerms, splitTerms } from "./terms.ts";

export type Vocabulary = Pick<SearchWords, "ignored" | "synonyms">;

export type SiteIndex = {
  find: MiniSearch<SearchEntry>;
  entries: Map<string, SearchEntry>;
  ignored: Set<string>;
  /** Synonyms by term. A synonym is one or more terms that must all match. */
  synonyms: Map<string, string[][]>;
};

export type FoundEntry = SearchEntry & {
  score: number;
  /** Matching terms, for highlighting. */
  terms: string[];
};
export type FoundGroup = { kind: SearchKind; entries: FoundEntry[] };

const boosts = { title: 6, names: 4, headings: 2.5, description: 2, words: 1 };
/** A page outranks each of its questions. */
const kindBoosts: Record<SearchKind, number> = { PAGE: 1.25, POST: 1, FAQ: 1, OPENING: 1 };
const fuzziness = 0.15;
const maxErrors = 2;
const minFuzzyLength = 4;
/** From this length on, a match may be two letters longer or shorter than the query term, otherwise one. */
const longWord = 8;
const minPrefixLength = 2;
const synonymBoost = 0.7;
/** Results below this share of the best score are dropped. */
const minScoreShare = 0.2;
const maxTerms = 12;

function synonymsFor(synonyms: Vocabulary["synonyms"]): SiteIndex["synonyms"] {
  const byTerm: SiteIndex["synonyms"] = new Map();
  for (const group of synonyms) {
    const phrases = group.map(queryTerms);
    for (const [term, ...more] of phrases) {
      if (term === undefined || more.length > 0) continue;
      const others = phrases.filter((other) => other.length > 1 || other[0] !== term);
      byTerm.set(term, [...(byTerm.get(term) ?? []), ...others]);
    }
  }
  return byTerm;
}

function emptyIndex(entries: readonly SearchEntry[], { ignored, synonyms }: Vocabulary): SiteIndex {
  const ignoredTerms = new Set(ignored.flatMap(queryTerms));
  const find = new MiniSearch<SearchEntry>({
    idField: "url",
    fields: Object.keys(boosts),
    // `words` is already tokenised.
    tokenize: (text, field) => (field === "words" ? text.split(" ") : splitTerms(text)),
    processTerm: (term) => (ignoredTerms.has(term) ? null : term),
  });
  return {
    find,
    entries: new Map(entries.map((entry) => [entry.url, entry])),
    ignored: ignoredTerms,
    synonyms: synonymsFor(synonyms),
  };
}

export function indexSite(entries: readonly SearchEntry[], vocabulary: Vocabulary): SiteIndex {
  const index = emptyIndex(entries, vocabulary);
  index.find.addAll(entries);
  return index;
}

/** Builds the same index in chunks, so that typing stays responsive. */
export async function indexSiteInSteps(
  entries: readonly SearchEntry[],
  vocabulary: Vocabulary,
): Promise<SiteIndex> {
  const index = emptyIndex(entries, vocabulary);
  await index.find.addAllAsync(entries, { chunkSize: 10 });
  return index;
}

type Hit = { score: number; terms: string[]; isExact: boolean };

/** All transpositions of neighbouring letters. The index counts one as two errors. */
function transpositions(term: string): string[] {
  const letters = [...term];
  return letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(""));
}

/**
 * Whether `term` may be a typo of `word`. The first letter is rarely wrong, and short words rarely have two
 * errors, so their lengths may differ by one only.
 */
function isLikelyTypo(term: string, word: string): boolean {
  return word[0] === term[0] && Math.abs(word.length - term.length) <= (term.length < longWord ? 1 : 2);
}

/** Entries that contain the term, a synonym, or (if the term is unknown) a similar word. */
function findHits({ find, synonyms }: SiteIndex, term: string, isLast: boolean): Map<string, Hit> {
  const options = { boost: boosts, tokenize: (text: string) => [text], processTerm: (word: string) => word };
  const hits = new Map<string, Hit>();
  const add = (results: ReturnType<typeof find.search>, weight: number, isExact = true) => {
    for (const { id, score, terms } of results) {
      const hit = hits.get(id) ?? { score: 0, terms: [], isExact };
      hits.set(id, { ...hit, score: Math.max(hit.score, score * weight), terms: [...hit.terms, ...terms] });
    }
  };
  add(find.search(term, { ...options, prefix: isLast && term.length >= minPrefixLength }), 1);
  // A term that occurs is not a typo, and fuzzy search is the slowest step.
  if (hits.size === 0 && term.length >= minFuzzyLength) {
    const similar = find.search(term, { ...options, fuzzy: fuzziness, maxFuzzy: maxErrors });
    add(
      similar.flatMap((result) => {
        const terms = result.terms.filter((word) => isLikelyTypo(term, word));
        return terms.length > 0 ? [{ ...result, terms }] : [];
      }),
      1,
      false,
    );
    add(find.search({ queries: transpositions(term) }, options), 1, false);
  }
  for (const synonym of synonyms.get(term) ?? []) {
    add(find.search({ combineWith: "AND", queries: synonym }, options), synonymBoost / synonym.length);
  }
  return hits;
}

/** Finds entries, grouped by kind, best first. */
export function searchSite(index: SiteIndex, query: string): FoundGroup[] {
  const all = queryTerms(query).slice(0, maxTerms);
  const significant = all.filter((term) => !index.ignored.has(term));
  const terms = significant.length > 0 ? significant : all.slice(-1);
  const matches = new Map<string, { score: number; count: number; exact: number; terms: Set<string> }>();
  let unknown = 0;
  for (const [position, term] of terms.entries()) {
    const hits = findHits(index, term, position === terms.length - 1);
    if (hits.size === 0) unknown += 1;
    for (const [url, hit] of hits) {
      const match = matches.get(url) ?? { score: 0, count: 0, exact: 0, terms: new Set() };
      for (const matched of hit.terms) match.terms.add(matched);
      matches.set(url, {
        score: match.score + hit.score,
        count: match.count + 1,
        exact: match.exact + (hit.isExact ? 1 : 0),
        terms: match.terms,
      });
    }
  }
  const ranked = [...matches].flatMap(([url, match]): FoundEntry[] => {
    const entry = index.entries.get(url);
    // If a query word is unknown, an entry must match more than half of the words, or it answers another
    // question.
    const isOther = unknown > 0 && match.count <= terms.length / 2;
    // A single word may be mistyped, but not all of several.
    const isGuess = terms.length > 1 && match.exact === 0;
    if (!entry || isOther || isGuess) return [];
    const score = match.score * (match.count / terms.length) ** 2 * kindBoosts[entry.kind];
    return [{ ...entry, score, terms: [...match.terms] }];
  });
  ranked.sort((a, b) => b.score - a.score);
  const minScore = (ranked[0]?.score ?? 0) * minScoreShare;
  return inGroups(ranked.filter(({ score }) => score >= minScore));
}

/** Groups results by kind; the group with the best result comes first. */
function inGroups(ranked: FoundEntry[]): FoundGroup[] {
  const groups = new Map<SearchKind, FoundEntry[]>();
  for (const entry of ranked) groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry]);
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}
