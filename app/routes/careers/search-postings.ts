import { countryName, isOpen, locationParts } from "#domain/postings/openings.ts";
import type { EmploymentType, Posting, Workplace } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";
import { type Facet, facets } from "./query-names.ts";

/** Postings on a page. */
export const pageSize = 10;

export const sorts = ["best", "newest", "closing", "title"] as const;
export type Sort = (typeof sorts)[number];

/** A search. A `sort` of null is the default order. */
export type Criteria = {
  words: string;
  chosen: Record<Facet, string[]>;
  sort: Sort | null;
  /** `all`: unpaged, for sorting by fit in the browser. */
  page: number | "all";
};

/** The part of a posting that the search reads. */
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

/** The labels of options in content/careers.yaml. They can be searched, too. */
export type OptionWords = {
  workplaces: Record<Workplace, string>;
  employments: Record<EmploymentType, string>;
  remoteIn: string;
};

type Option = { value: string; label: string; isWithin: boolean };
export type CountedOption = Option & { count: number; isChosen: boolean };

export type SearchResult<T> = {
  items: T[];
  total: number;
  page: number;
  pages: number;
  facets: Record<Facet, CountedOption[]>;
  /** The search without unknown options, on an existing page. */
  criteria: Criteria;
  sort: Sort;
};

type Indexed<T> = {
  posting: T;
  /** For each facet, the positions of its options in the index. */
  options: number[][];
  titleWords: string[];
};

export type PostingIndex<T> = {
  postings: Indexed<T>[];
  /** The positions of the postings in each order that does not depend on the words. */
  orders: Record<Exclude<Sort, "best">, number[]>;
  options: Record<Facet, Option[]>;
  vocabulary: string[];
  /** For each word of the vocabulary, the positions of the postings that contain it. */
  matches: number[][];
};

const remote = "remote";

/** The words of a text, without accents and capitals. `C++`, `C#` and numbers are words. */
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

const byText = new Intl.Collator("en").compare;

/** Remote first, then its countries, then the cities by name. */
function compareLocations(a: Option, b: Option): number {
  const rank = ({ value, isWithin }: Option) => (value === remote ? 0 : isWithin ? 1 : 2);
  return rank(a) - rank(b) || byText(a.label, b.label);
}

/** Indexes postings; once for each list of them. */
export function indexPostings<T extends Searchable>(postings: T[], words: OptionWords): PostingIndex<T> {
  const options: Record<Facet, Map<string, Option>> = {
    unit: new Map(),
    place: new Map(),
    mode: new Map(),
    type: new Map(),
  };
  const constants = (labels: Record<string, string>) =>
    Object.entries(labels).map(([key, label]) => ({ value: constantValue(key), label, isWithin: false }));
  for (const option of constants(words.workplaces)) options.mode.set(option.value, option);
  for (const option of constants(words.employments)) options.type.set(option.value, option);

  const matches = new Map<string, number[]>();
  const described = postings.map((posting, index) => {
    const { businessUnit: unit, locations } = posting;
    const places = locationOptions(posting, words);
    options.unit.set(unit.id, { value: unit.id, label: unit.name, isWithin: false });
    for (const place of places) options.place.set(place.value, place);
    const text = [
      posting.title,
      posting.department ?? "",
      unit.name,
      ...places.map(({ label }) => label),
      ...locations.map(({ region = "" }) => region),
      posting.requisition,
      posting.workplace === undefined ? "" : words.workplaces[posting.workplace],
      posting.employment === undefined ? "" : words.employments[posting.employment],
      ...posting.requirements.map((requirement) => requirement.text),
      ...posting.niceToHave,
      posting.descriptionText ?? "",
    ];
    for (const word of new Set(splitWords(text.join("\n")))) {
      const list = matches.get(word);
      if (list) list.push(index);
      else matches.set(word, [index]);
    }
    return {
      posting,
      values: {
        unit: [unit.id],
        place: places.map(({ value }) => value),
        mode: constantValues(posting.workplace),
        type: constantValues(posting.employment),
      },
      titleWords: splitWords(posting.title),
    };
  });

  const newest = (a: T, b: T) => b.opened.localeCompare(a.opened) || byText(a.id, b.id);
  const last = "9999";
  const closing = (a: T, b: T) => (a.closes ?? last).localeCompare(b.closes ?? last) || newest(a, b);
  const title = (a: T, b: T) => byText(a.title, b.title) || newest(a, b);
  const inOrder = (compare: (a: T, b: T) => number) =>
    [...postings.entries()].sort(([, a], [, b]) => compare(a, b)).map(([index]) => index);

  const vocabulary = [...matches.keys()].sort();
  const sorted = (facet: Facet, compare: (a: Option, b: Option) => number) =>
    [...options[facet].values()].sort(compare);
  const listed = {
    unit: sorted("unit", (a, b) => byText(a.label, b.label)),
    place: sorted("place", compareLocations),
    mode: [...options.mode.values()],
    type: [...options.type.values()],
  };
  const positions = facets.map((facet) => new Map(listed[facet].map(({ value }, index) => [value, index])));
  return {
    postings: described.map(({ posting, values, titleWords }) => ({
      posting,
      options: facets.map((facet, index) => values[facet].map((value) => positions[index]?.get(value) ?? 0)),
      titleWords,
    })),
    orders: { newest: inOrder(newest), closing: inOrder(closing), title: inOrder(title) },
    options: listed,
    vocabulary,
    matches: vocabulary.map((word) => matches.get(word) ?? []),
  };
}

function isSort(text: string | null): text is Sort {
  return sorts.some((sort) => sort === text);
}

/** Reads a search from a query string. */
export function readCriteria(query: URLSearchParams): Criteria {
  const sort = query.get("sort");
  return {
    words: (query.get("q") ?? "").trim().slice(0, 200),
    chosen: {
      unit: query.getAll("unit"),
      place: query.getAll("place"),
      mode: query.getAll("mode"),
      type: query.getAll("type"),
    },
    sort: isSort(sort) ? sort : null,
    page: Math.max(Math.trunc(Number(query.get("page"))) || 1, 1),
  };
}

/** The query string of a search with its question mark; empty for the default search. */
export function writeCriteria({ words, chosen, sort, page }: Criteria): string {
  const query = new URLSearchParams();
  if (words !== "") query.set("q", words);
  for (const facet of facets) for (const value of chosen[facet]) query.append(facet, value);
  if (sort !== null) query.set("sort", sort);
  if (page !== "all" && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** The position in the sorted vocabulary from which words have this prefix. */
function firstWithPrefix(vocabulary: string[], prefix: string): number {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Marks with 1 the postings that contain a word with this prefix. */
export function markMatches(
  { vocabulary, matches, postings }: PostingIndex<unknown>,
  prefix: string,
): Uint8Array {
  const marked = new Uint8Array(postings.length);
  for (let i = firstWithPrefix(vocabulary, prefix); vocabulary[i]?.startsWith(prefix); i += 1) {
    for (const position of matches[i] ?? []) marked[position] = 1;
  }
  return marked;
}

/** Removes options that no posting has. */
export function withKnownOptions<T>(index: PostingIndex<T>, { chosen, ...rest }: Criteria): Criteria {
  const keep = (facet: Facet) =>
    index.options[facet].flatMap(({ value }) => (chosen[facet].includes(value) ? [value] : []));
  return {
    ...rest,
    chosen: { unit: keep("unit"), place: keep("place"), mode: keep("mode"), type: keep("type") },
  };
}

/** For each facet, the positions of its chosen options; undefined if none is chosen. */
export function chosenPositions({ options }: PostingIndex<unknown>, chosen: Criteria["chosen"]) {
  return facets.map((facet) => {
    const positions = options[facet].flatMap(({ value }, index) =>
      chosen[facet].includes(value) ? [index] : [],
    );
    return positions.length > 0 ? new Set(positions) : undefined;
  });
}

function countEach(options: number[] = [], counts = new Uint32Array()): void {
  for (const option of options) counts[option] = (counts[option] ?? 0) + 1;
}

/** Sorts by the number of words in the title, otherwise keeps the order. */
function bestFirst<T>(postings: Indexed<T>[], wanted: string[]): Indexed<T>[] {
  const byCount = Array.from({ length: wanted.length + 1 }, (): Indexed<T>[] => []);
  for (const posting of postings) {
    const inTitle = wanted.filter((word) => posting.titleWords.some((other) => other.startsWith(word)));
    byCount[inTitle.length]?.push(posting);
  }
  return byCount.reverse().flat();
}

/**
 * Finds the postings that have, for each word of the search, a word with that prefix, and in each facet one of the chosen
 * options. The count of an option is the number of results if it were the only choice in its facet.
 */
export function searchPostings<T extends Searchable>(
  index: PostingIndex<T>,
  search: Criteria,
  today: string,
): SearchResult<T> {
  const criteria = withKnownOptions(index, search);
  const { words, chosen } = criteria;
  const wanted = splitWords(words);
  const marks = wanted.map((word) => markMatches(index, word));
  const sets = chosenPositions(index, chosen);
  const counts = facets.map((facet) => new Uint32Array(index.options[facet].length));
  // Options that no open posting has are left out.
  const existing = facets.map((facet) => new Uint32Array(index.options[facet].length));
  const sort = criteria.sort ?? (wanted.length > 0 ? "best" : "newest");
  const matches: Indexed<T>[] = [];

  for (const position of index.orders[sort === "best" ? "newest" : sort]) {
    const indexed = index.postings[position];
    if (!indexed || !isOpen(indexed.posting, today)) continue;
    const { options } = indexed;
    let failing = 0;
    let failed = -1;
    for (let facet = 0; facet < facets.length; facet += 1) {
      countEach(options[facet], existing[facet]);
      const set = sets[facet];
      if (!set || options[facet]?.some((option) => set.has(option))) continue;
      failing += 1;
      failed = facet;
    }
    if (failing > 1 || !marks.every((marked) => marked[position] === 1)) continue;
    if (failing === 0) matches.push(indexed);
    for (let facet = 0; facet < facets.length; facet += 1) {
      if (failing === 0 || failed === facet) countEach(options[facet], counts[facet]);
    }
  }
  const sorted = sort === "best" ? bestFirst(matches, wanted) : matches;

  const size = criteria.page === "all" ? Math.max(sorted.length, 1) : pageSize;
  const pages = Math.max(Math.ceil(sorted.length / size), 1);
  const page = criteria.page === "all" ? 1 : Math.min(criteria.page, pages);
  const optionsOf = (facet: Facet): CountedOption[] => {
    const facetIndex = facets.indexOf(facet);
    return index.options[facet].flatMap((option, position) => {
      const isChosen = chosen[facet].includes(option.value);
      if (existing[facetIndex]?.[position] === 0 && !isChosen) return [];
      return [{ ...option, count: counts[facetIndex]?.[position] ?? 0, isChosen }];
    });
  };
  return {
    items: sorted.slice((page - 1) * size, page * size).map(({ posting }) => posting),
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
