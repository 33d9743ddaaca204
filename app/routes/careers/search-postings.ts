import { countryName, isOpen, locationParts } from "#domain/postings/openings.ts";
import type { EmploymentType, Posting, Workplace } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";

/** So many openings stand on a page. */
export const pageSize = 10;

export const facets = ["unit", "place", "mode", "type"] as const;
export type Facet = (typeof facets)[number];

export const sorts = ["best", "newest", "closing", "title"] as const;
export type Sort = (typeof sorts)[number];

/** What a visitor asks for; an order of null is the usual one. */
export type Criteria = {
  words: string;
  chosen: Record<Facet, string[]>;
  sort: Sort | null;
  /** All of them on one page are for who puts them in an order of their own. */
  page: number | "all";
};

/** What the search reads of an opening. */
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

/** The words of content/careers.yaml that are options, and can be searched for. */
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
  /** What is really asked for: without unknown options, on a page that exists. */
  criteria: Criteria;
  sort: Sort;
};

type Indexed<T> = {
  posting: T;
  /** Its options of each of the facets, by their positions in the index's lists. */
  options: number[][];
  titleWords: string[];
};

export type PostingIndex<T> = {
  openings: Indexed<T>[];
  /** The positions of all openings, in each order that does not depend on the words. */
  orders: Record<Exclude<Sort, "best">, number[]>;
  options: Record<Facet, Option[]>;
  vocabulary: string[];
  /** The openings that hold each word of the vocabulary, by their position in the list. */
  holders: number[][];
};

const remote = "remote";

/** The words of a text without accents and capitals; `C++`, `C#` and numbers are words. */
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

/** The value of an option that is a constant of the schema, such as FULL_TIME. */
const constantValue = (constant: string) => constant.toLowerCase().replaceAll("_", "-");
const constantValues = (constant?: string) => (constant === undefined ? [] : [constantValue(constant)]);

const byText = new Intl.Collator("en").compare;

/** Remote first, with its countries below it, then the cities by name. */
function compareLocations(a: Option, b: Option): number {
  const rank = ({ value, isWithin }: Option) => (value === remote ? 0 : isWithin ? 1 : 2);
  return rank(a) - rank(b) || byText(a.label, b.label);
}

/** Makes the openings ready to be searched; once for each list of postings. */
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

  const holders = new Map<string, number[]>();
  const described = postings.map((posting, at) => {
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
      const list = holders.get(word);
      if (list) list.push(at);
      else holders.set(word, [at]);
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
    [...postings.entries()].sort(([, a], [, b]) => compare(a, b)).map(([at]) => at);

  const vocabulary = [...holders.keys()].sort();
  const sorted = (facet: Facet, compare: (a: Option, b: Option) => number) =>
    [...options[facet].values()].sort(compare);
  const listed = {
    unit: sorted("unit", (a, b) => byText(a.label, b.label)),
    place: sorted("place", compareLocations),
    mode: [...options.mode.values()],
    type: [...options.type.values()],
  };
  const positions = facets.map((facet) => new Map(listed[facet].map(({ value }, at) => [value, at])));
  return {
    openings: described.map(({ posting, values, titleWords }) => ({
      posting,
      options: facets.map((facet, number) =>
        values[facet].map((value) => positions[number]?.get(value) ?? 0),
      ),
      titleWords,
    })),
    orders: { newest: inOrder(newest), closing: inOrder(closing), title: inOrder(title) },
    options: listed,
    vocabulary,
    holders: vocabulary.map((word) => holders.get(word) ?? []),
  };
}

function isSort(text: string | null): text is Sort {
  return sorts.some((sort) => sort === text);
}

/** The names that `readCriteria` reads. */
export const queryNames = ["q", ...facets, "sort", "page"] as const;

/** Reads what is asked for from a query string. */
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

/** The query string that asks for it, with its question mark, or nothing. */
export function writeCriteria({ words, chosen, sort, page }: Criteria): string {
  const query = new URLSearchParams();
  if (words !== "") query.set("q", words);
  for (const facet of facets) for (const value of chosen[facet]) query.append(facet, value);
  if (sort !== null) query.set("sort", sort);
  if (page !== "all" && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** The first place in the vocabulary at which words with this beginning may stand. */
function firstWith(vocabulary: string[], beginning: string): number {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Marks the openings that hold a word with this beginning. */
export function findHolders(
  { vocabulary, holders, openings }: PostingIndex<unknown>,
  beginning: string,
): Uint8Array {
  const marked = new Uint8Array(openings.length);
  for (let at = firstWith(vocabulary, beginning); vocabulary[at]?.startsWith(beginning); at += 1) {
    for (const opening of holders[at] ?? []) marked[opening] = 1;
  }
  return marked;
}

/** Without options that no posting has. */
export function withKnownOptions<T>(index: PostingIndex<T>, { chosen, ...rest }: Criteria): Criteria {
  const keep = (facet: Facet) =>
    index.options[facet].flatMap(({ value }) => (chosen[facet].includes(value) ? [value] : []));
  return {
    ...rest,
    chosen: { unit: keep("unit"), place: keep("place"), mode: keep("mode"), type: keep("type") },
  };
}

/** The chosen options of each of the facets, by their positions; nothing where all will do. */
export function chosenPositions({ options }: PostingIndex<unknown>, chosen: Criteria["chosen"]) {
  return facets.map((facet) => {
    const positions = options[facet].flatMap(({ value }, at) => (chosen[facet].includes(value) ? [at] : []));
    return positions.length > 0 ? new Set(positions) : undefined;
  });
}

function countEach(options: number[] = [], counts = new Uint32Array()): void {
  for (const option of options) counts[option] = (counts[option] ?? 0) + 1;
}

/** Those with more of the words in their titles first, otherwise in the order that they have. */
function bestFirst<T>(openings: Indexed<T>[], wanted: string[]): Indexed<T>[] {
  const byCount = Array.from({ length: wanted.length + 1 }, (): Indexed<T>[] => []);
  for (const opening of openings) {
    const inTitle = wanted.filter((word) => opening.titleWords.some((one) => one.startsWith(word)));
    byCount[inTitle.length]?.push(opening);
  }
  return byCount.reverse().flat();
}

/**
 * Finds the openings that hold every searched word as the beginning of one of theirs, and one of the chosen options of
 * each facet. The count of an option is what its facet would show if nothing else of that facet were chosen.
 */
export function searchPostings<T extends Searchable>(
  index: PostingIndex<T>,
  asked: Criteria,
  today: string,
): SearchResult<T> {
  const criteria = withKnownOptions(index, asked);
  const { words, chosen } = criteria;
  const wanted = splitWords(words);
  const holding = wanted.map((word) => findHolders(index, word));
  const sets = chosenPositions(index, chosen);
  const counts = facets.map((facet) => new Uint32Array(index.options[facet].length));
  // Options that nothing open has are left out, whatever else is chosen.
  const existing = facets.map((facet) => new Uint32Array(index.options[facet].length));
  const sort = criteria.sort ?? (wanted.length > 0 ? "best" : "newest");
  const matches: Indexed<T>[] = [];

  for (const at of index.orders[sort === "best" ? "newest" : sort]) {
    const opening = index.openings[at];
    if (!opening || !isOpen(opening.posting, today)) continue;
    const { options } = opening;
    let failing = 0;
    let failed = -1;
    for (let facet = 0; facet < facets.length; facet += 1) {
      countEach(options[facet], existing[facet]);
      const set = sets[facet];
      if (!set || options[facet]?.some((option) => set.has(option))) continue;
      failing += 1;
      failed = facet;
    }
    if (failing > 1 || !holding.every((marked) => marked[at] === 1)) continue;
    if (failing === 0) matches.push(opening);
    for (let facet = 0; facet < facets.length; facet += 1) {
      if (failing === 0 || failed === facet) countEach(options[facet], counts[facet]);
    }
  }
  const found = sort === "best" ? bestFirst(matches, wanted) : matches;

  const size = criteria.page === "all" ? Math.max(found.length, 1) : pageSize;
  const pages = Math.max(Math.ceil(found.length / size), 1);
  const page = criteria.page === "all" ? 1 : Math.min(criteria.page, pages);
  const optionsOf = (facet: Facet): CountedOption[] => {
    const number = facets.indexOf(facet);
    return index.options[facet].flatMap((option, at) => {
      const isChosen = chosen[facet].includes(option.value);
      if (existing[number]?.[at] === 0 && !isChosen) return [];
      return [{ ...option, count: counts[number]?.[at] ?? 0, isChosen }];
    });
  };
  return {
    items: found.slice((page - 1) * size, page * size).map(({ posting }) => posting),
    total: found.length,
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
