import MiniSearch from "minisearch";
import type { SearchWords } from "./search.schema.ts";
import type { SearchEntry, SearchKind } from "./search-entry.ts";
import { queryTerms, splitTerms } from "./terms.ts";

export type Vocabulary = Pick<SearchWords, "ignored" | "synonyms">;

export type SiteIndex = {
  find: MiniSearch<SearchEntry>;
  entries: Map<string, SearchEntry>;
  ignored: Set<string>;
  /** Other ways to say a term, each as one or more terms that must all be found. */
  synonyms: Map<string, string[][]>;
};

export type FoundEntry = SearchEntry & {
  score: number /** To be marked where they stand. */;
  terms: string[];
};
export type FoundGroup = { kind: SearchKind; entries: FoundEntry[] };

const boosts = { title: 6, names: 4, headings: 2.5, description: 2, words: 1 };
/** A page answers more than one of its questions does. */
const kindBoosts: Record<SearchKind, number> = { PAGE: 1.25, POST: 1, FAQ: 1, OPENING: 1 };
const fuzziness = 0.2;
const maxErrors = 2;
const fuzzyFrom = 4;
const prefixFrom = 2;
const synonymBoost = 0.7;
/** What is found less well than this part of the best is left out. */
const tail = 0.2;
const maxTerms = 12;

function synonymsFor(synonyms: Vocabulary["synonyms"]): SiteIndex["synonyms"] {
  const ways: SiteIndex["synonyms"] = new Map();
  for (const group of synonyms) {
    const written = group.map(queryTerms);
    for (const [term, ...more] of written) {
      if (term === undefined || more.length > 0) continue;
      const others = written.filter((other) => other.length > 1 || other[0] !== term);
      ways.set(term, [...(ways.get(term) ?? []), ...others]);
    }
  }
  return ways;
}

function emptyIndex(entries: readonly SearchEntry[], { ignored, synonyms }: Vocabulary): SiteIndex {
  const ignoredTerms = new Set(ignored.flatMap(queryTerms));
  const find = new MiniSearch<SearchEntry>({
    idField: "url",
    fields: Object.keys(boosts),
    // What is in no other field is kept as terms.
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

/** The same index, made a little at a time, so that who types meanwhile sees each letter at once. */
export async function indexSiteInSteps(
  entries: readonly SearchEntry[],
  vocabulary: Vocabulary,
): Promise<SiteIndex> {
  const index = emptyIndex(entries, vocabulary);
  await index.find.addAllAsync(entries, { chunkSize: 10 });
  return index;
}

type Hit = { score: number; terms: string[] };

/** A word with two neighbours exchanged, in each way: for the index that would be two wrong letters. */
function transpositions(term: string): string[] {
  const letters = [...term];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(""));
}

/** Every entry that holds one term, or says it otherwise, or has it with another letter. */
function findHits({ find, synonyms }: SiteIndex, term: string, isLast: boolean): Map<string, Hit> {
  const options = { boost: boosts, tokenize: (text: string) => [text], processTerm: (one: string) => one };
  const hits = new Map<string, Hit>();
  const add = (results: ReturnType<typeof find.search>, weight: number) => {
    for (const { id, score, terms } of results) {
      const hit = hits.get(id) ?? { score: 0, terms: [] };
      hits.set(id, { score: Math.max(hit.score, score * weight), terms: [...hit.terms, ...terms] });
    }
  };
  add(find.search(term, { ...options, prefix: isLast && term.length >= prefixFrom }), 1);
  // What stands somewhere as it was typed is no error; and to look for errors takes the most time.
  if (hits.size === 0 && term.length >= fuzzyFrom) {
    add(find.search(term, { ...options, fuzzy: fuzziness, maxFuzzy: maxErrors }), 1);
    add(find.search({ queries: transpositions(term) }, options), 1);
  }
  for (const way of synonyms.get(term) ?? []) {
    add(find.search({ combineWith: "AND", queries: way }, options), synonymBoost / way.length);
  }
  return hits;
}

/** Finds entries, the best first, in groups by their kind. */
export function searchSite(index: SiteIndex, query: string): FoundGroup[] {
  const all = queryTerms(query).slice(0, maxTerms);
  const significant = all.filter((term) => !index.ignored.has(term));
  const terms = significant.length > 0 ? significant : all.slice(-1);
  const found = new Map<string, { score: number; held: number; terms: Set<string> }>();
  for (const [at, term] of terms.entries()) {
    for (const [url, hit] of findHits(index, term, at === terms.length - 1)) {
      const sum = found.get(url) ?? { score: 0, held: 0, terms: new Set() };
      for (const one of hit.terms) sum.terms.add(one);
      found.set(url, { score: sum.score + hit.score, held: sum.held + 1, terms: sum.terms });
    }
  }
  const ranked = [...found].flatMap(([url, sum]): FoundEntry[] => {
    const entry = index.entries.get(url);
    if (!entry) return [];
    const score = sum.score * (sum.held / terms.length) ** 2 * kindBoosts[entry.kind];
    return [{ ...entry, score, terms: [...sum.terms] }];
  });
  ranked.sort((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * tail;
  return inGroups(ranked.filter(({ score }) => score >= least));
}

/** The group with the best entry first. */
function inGroups(ranked: FoundEntry[]): FoundGroup[] {
  const groups = new Map<SearchKind, FoundEntry[]>();
  for (const entry of ranked) groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry]);
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}
