import { collator } from "#domain/language/formats.ts";
import type { EmploymentType, Posting, Workplace } from "#domain/postings/posting.schema.ts";
import { byNewest } from "#domain/postings/posting-days.ts";
import { countryName, isOpen, locationParts } from "#domain/postings/postings.ts";
import { compareCodes } from "#domain/text/compare-codes.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";
import { indexWords, prefixRange, type WordIndex } from "#domain/text/word-index.ts";
import type { Criteria, Sort } from "./criteria.ts";
import {
  addAll,
  all,
  countCommon,
  countMembers,
  emptySet,
  hasMember,
  keepCommon,
  type PositionSet,
  union,
} from "./position-set.ts";
import { type Facet, facets } from "./query-names.ts";

/** Postings per page. */
export const pageSize = 10;

/** The parts of a posting that the search reads. */
export type Searchable = Pick<
  Posting,
  | "id"
  | "businessUnit"
  | "department"
  | "title"
  | "requisition"
  | "status"
  | "opened"
  | "closes"
  | "workplace"
  | "locations"
  | "remoteWithin"
  | "employment"
  | "requirements"
  | "niceToHave"
  | "descriptionText"
>;

/** Option labels from content/careers.yaml; searchable, too. */
export type OptionWords = {
  workplaces: Record<Workplace, string>;
  employments: Record<EmploymentType, string>;
  remoteIn: string;
};

type Option = {
  value: string;
  label: string;
  isWithin: boolean;
  /** The country at the end of a place's label. */
  country?: string | undefined;
};
export type CountedOption = Option & { count: number; isChosen: boolean };

export type SearchResult<T> = {
  items: T[];
  total: number;
  page: number;
  pages: number;
  facets: Record<Facet, CountedOption[]>;
  /** The search without unknown options, its page limited to existing ones. */
  criteria: Criteria;
  sort: Sort;
};

/** Words with the positions of the postings that contain them. */
type Occurrences = WordIndex & {
  positions: readonly Uint32Array[];
  /** Cached postings by word prefix: many searches share prefixes. */
  byPrefix: Map<string, PositionSet>;
};

/** The part of the index that depends on the day. */
type OpenPostings = {
  today: string;
  open: PositionSet;
  /** For each facet, the number of open postings per option. */
  counts: number[][];
};

export type PostingIndex<T> = {
  postings: T[];
  /** Postings in each sort order that does not depend on the search words, by position. */
  orders: Record<Exclude<Sort, "best">, Uint32Array>;
  options: Record<Facet, Option[]>;
  /** For each facet, the postings per option. */
  having: PositionSet[][];
  words: Occurrences;
  titleWords: Occurrences;
  openToday?: OpenPostings;
};

/** Maximum size of the prefix cache; an entry takes one bit per posting. */
const maxPrefixes = 2_000;

const remote = "remote";

/** The words of a text, without accents and in lower case. `C++`, `C#` and numbers are words. */
export function splitWords(text: string): string[] {
  return foldAccents(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
}

function toSlug(text: string): string {
  return splitWords(text).join("-");
}

function locationOptions(
  { workplace, locations, remoteWithin = [] }: Searchable,
  words: OptionWords,
): Option[] {
  const cities = locations.map((place) => {
    const { city, region, country } = place;
    const [first] = locationParts(place);
    const isCountry = city === undefined && region === undefined;
    return {
      value: toSlug([city, region, country].join(" ")),
      label: isCountry || country === undefined ? first : `${first}, ${countryName(country)}`,
      isWithin: false,
      country,
    };
  });
  if (workplace !== "REMOTE") return cities;
  const countries = remoteWithin.map((country) => ({
    value: `${remote}-${country.toLowerCase()}`,
    label: fillTemplate(words.remoteIn, { country: countryName(country) }),
    isWithin: true,
  }));
  return [{ value: remote, label: words.workplaces.REMOTE, isWithin: false }, ...countries, ...cities];
}

/** FULL_TIME → full-time */
const constantValue = (constant: string) => constant.toLowerCase().replaceAll("_", "-");
const constantValues = (constant?: string) => (constant === undefined ? [] : [constantValue(constant)]);

const byText = collator("en").compare;

/** Order: remote, then countries of remote work, then cities by name. */
function compareLocations(a: Option, b: Option): number {
  const rank = ({ value, isWithin }: Option) => (value === remote ? 0 : isWithin ? 1 : 2);
  return rank(a) - rank(b) || byText(a.label, b.label);
}

/** Indexes postings. The index can be reused for all searches. */
export function indexPostings<T extends Searchable>(postings: T[], labels: OptionWords): PostingIndex<T> {
  const options: Record<Facet, Map<string, Option>> = {
    unit: new Map(),
    place: new Map(),
    mode: new Map(),
    type: new Map(),
  };
  const constants = (byKey: Record<string, string>) =>
    Object.entries(byKey).map(([key, label]) => ({ value: constantValue(key), label, isWithin: false }));
  for (const option of constants(labels.workplaces)) options.mode.set(option.value, option);
  for (const option of constants(labels.employments)) options.type.set(option.value, option);

  const words = new Map<string, number[]>();
  const titleWords = new Map<string, number[]>();
  const described = postings.map((posting, index) => {
    const { businessUnit: unit, locations } = posting;
    const places = locationOptions(posting, labels);
    options.unit.set(unit.id, { value: unit.id, label: unit.name, isWithin: false });
    for (const place of places) options.place.set(place.value, place);
    const text = [
      posting.title,
      posting.department ?? "",
      unit.name,
      ...places.map(({ label }) => label),
      ...locations.map(({ region = "" }) => region),
      posting.requisition,
      posting.workplace === undefined ? "" : labels.workplaces[posting.workplace],
      posting.employment === undefined ? "" : labels.employments[posting.employment],
      ...posting.requirements.map((requirement) => requirement.text),
      ...posting.niceToHave,
      posting.descriptionText ?? "",
    ];
    addPosition(words, text.join("\n"), index);
    addPosition(titleWords, posting.title, index);
    return {
      unit: [unit.id],
      place: places.map(({ value }) => value),
      mode: constantValues(posting.workplace),
      type: constantValues(posting.employment),
    };
  });

  const last = "9999";
  const closing = (a: T, b: T) => compareCodes(a.closes ?? last, b.closes ?? last) || byNewest(a, b);
  const title = (a: T, b: T) => byText(a.title, b.title) || byNewest(a, b);
  const inOrder = (compare: (a: T, b: T) => number) =>
    Uint32Array.from([...postings.entries()].sort(([, a], [, b]) => compare(a, b)).map(([index]) => index));

  const sorted = (facet: Facet, compare: (a: Option, b: Option) => number) =>
    [...options[facet].values()].sort(compare);
  const listed = {
    unit: sorted("unit", (a, b) => byText(a.label, b.label)),
    place: sorted("place", compareLocations),
    mode: [...options.mode.values()],
    type: [...options.type.values()],
  };
  const having = facets.map((facet) => {
    const sets = new Map(listed[facet].map(({ value }) => [value, emptySet(postings.length)]));
    for (const [index, values] of described.entries())
      for (const value of values[facet]) addAll(sets.get(value), [index]);
    return [...sets.values()];
  });
  return {
    postings,
    orders: { newest: inOrder(byNewest), closing: inOrder(closing), title: inOrder(title) },
    options: listed,
    having,
    words: toOccurrences(words),
    titleWords: toOccurrences(titleWords),
  };
}

/** Adds a posting to the entries of all words in a text. */
function addPosition(words: Map<string, number[]>, text: string, index: number): void {
  for (const word of new Set(splitWords(text))) {
    const list = words.get(word);
    if (list) list.push(index);
    else words.set(word, [index]);
  }
}

function toOccurrences(positions: Map<string, number[]>): Occurrences {
  const index = indexWords(positions.keys());
  return {
    ...index,
    positions: index.words.map((word) => Uint32Array.from(positions.get(word) ?? [])),
    byPrefix: new Map(),
  };
}

/** The postings that are open on a day, cached for the day. */
function openPostings<T extends Searchable>(index: PostingIndex<T>, today: string): OpenPostings {
  if (index.openToday?.today !== today) {
    const open = emptySet(index.postings.length);
    addAll(
      open,
      index.postings.flatMap((posting, position) => (isOpen(posting, today) ? [position] : [])),
    );
    index.openToday = {
      today,
      open,
      counts: index.having.map((sets) => sets.map((set) => countCommon(set, open))),
    };
  }
  return index.openToday;
}

/** The postings with a word that starts with `prefix`. */
function withPrefix(occurrences: Occurrences, prefix: string, postingCount: number): PositionSet {
  const { byPrefix, positions } = occurrences;
  const cached = byPrefix.get(prefix);
  if (cached) return cached;
  const set = emptySet(postingCount);
  const [start, end] = prefixRange(occurrences, prefix);
  for (let word = start; word < end; word += 1) addAll(set, positions[word]);
  if (byPrefix.size >= maxPrefixes) byPrefix.clear();
  // Only short prefixes recur in many searches.
  if (prefix.length <= 20) byPrefix.set(prefix, set);
  return set;
}

/** Prepares searches of an index on a day. */
export function openSearch<T extends Searchable>(index: PostingIndex<T>, today: string) {
  const { open, counts } = openPostings(index, today);
  const size = index.postings.length;
  return {
    total: countMembers(open),
    /** For each facet, the number of open postings per option. */
    counts,
    /** Open postings that match every prefix. */
    withWords(words: readonly string[]): PositionSet {
      const matching = open.slice();
      for (const word of new Set(words)) keepCommon(matching, withPrefix(index.words, word, size));
      return matching;
    },
    /** For each facet, the union of its chosen options; undefined if none is chosen. */
    withChosen: (chosen: Criteria["chosen"]): (PositionSet | undefined)[] =>
      facets.map((facet, facetIndex) => {
        if (chosen[facet].length === 0) return undefined;
        const wanted = new Set(chosen[facet]);
        const sets = index.options[facet].flatMap(({ value }, option) =>
          wanted.has(value) ? (index.having[facetIndex]?.[option] ?? []) : [],
        );
        return sets.length === 0 ? undefined : union(sets, size);
      }),
  };
}

/** Removes options that no posting has. */
export function withKnownOptions<T>(index: PostingIndex<T>, { chosen, ...rest }: Criteria): Criteria {
  const keep = (facet: Facet) => {
    if (chosen[facet].length === 0) return [];
    const wanted = new Set(chosen[facet]);
    return index.options[facet].flatMap(({ value }) => (wanted.has(value) ? [value] : []));
  };
  return {
    ...rest,
    chosen: { unit: keep("unit"), place: keep("place"), mode: keep("mode"), type: keep("type") },
  };
}

/** Sorts by the number of search words in the title. Stable. */
function bestFirst(index: PostingIndex<unknown>, found: number[], wanted: string[]): number[] {
  const inTitle = wanted.map((word) => withPrefix(index.titleWords, word, index.postings.length));
  const byCount = Array.from({ length: wanted.length + 1 }, (): number[] => []);
  for (const position of found) {
    let count = 0;
    for (const set of inTitle) if (hasMember(set, position)) count += 1;
    byCount[count]?.push(position);
  }
  return byCount.reverse().flat();
}

/**
 * Finds postings that contain every search word as a word prefix, and match one chosen option in each facet.
 * The count of an option is the number of results if it were the only one chosen in its facet.
 */
export function searchPostings<T extends Searchable>(
  index: PostingIndex<T>,
  search: Criteria,
  today: string,
): SearchResult<T> {
  const criteria = withKnownOptions(index, search);
  const { words, chosen } = criteria;
  const wanted = splitWords(words);
  const day = openSearch(index, today);
  const matching = day.withWords(wanted);
  const chosenSets = day.withChosen(chosen);
  const matches = all(matching, chosenSets);
  const sort = criteria.sort ?? (wanted.length > 0 ? "best" : "newest");
  const total = countMembers(matches);
  const inOrder: number[] = [];
  if (total > 0) {
    for (const position of index.orders[sort === "best" ? "newest" : sort])
      if (hasMember(matches, position)) inOrder.push(position);
  }
  const sorted = sort === "best" ? bestFirst(index, inOrder, wanted) : inOrder;

  const size = criteria.page === "all" ? Math.max(sorted.length, 1) : pageSize;
  const pages = Math.max(Math.ceil(sorted.length / size), 1);
  const page = criteria.page === "all" ? 1 : Math.min(criteria.page, pages);
  const optionsOf = (facet: Facet): CountedOption[] => {
    const facetIndex = facets.indexOf(facet);
    const others = all(
      matching,
      chosenSets.filter((_, other) => other !== facetIndex),
    );
    const isChosen = new Set(chosen[facet]);
    return index.options[facet].flatMap((option, position) => {
      // Skips options without open postings, unless chosen.
      if (day.counts[facetIndex]?.[position] === 0 && !isChosen.has(option.value)) return [];
      const having = index.having[facetIndex]?.[position];
      const count = having ? countCommon(having, others) : 0;
      return [{ ...option, count, isChosen: isChosen.has(option.value) }];
    });
  };
  return {
    items: sorted.slice((page - 1) * size, page * size).flatMap((position) => index.postings[position] ?? []),
    total: sorted.length,
    page,
    pages,
    facets: {
      unit: optionsOf("unit"),
      place: optionsOf("place"),
      mode: optionsOf("mode"),
      type: optionsOf("type"),
    },
    criteria: { ...criteria, page },
    sort,
  };
}
