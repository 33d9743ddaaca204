import content from "#app/content/content.data.ts";
import { contentIn } from "#app/content/content-in.ts";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { type Criteria, readCriteria, sorts, writeCriteria } from "#app/routes/careers/criteria.ts";
import { type PayAxis, payAxis, payBar, payTicks } from "#app/routes/careers/pay-axis.ts";
import { type ItemWords, type PostingItem, postingItem } from "#app/routes/careers/posting-facts.ts";
import { type Facet, facets } from "#app/routes/careers/query-names.ts";
import { type Relaxation, relaxSearch } from "#app/routes/careers/relax-search.ts";
import {
  type CountedOption,
  indexPostings,
  openSearch,
  type PostingIndex,
  pageSize,
  type SearchResult,
  searchPostings,
} from "#app/routes/careers/search-postings.ts";
import { pageNumbers } from "#app/ui/page-numbers.ts";
import { businessDay } from "#domain/business-day.ts";
import { inLanguage, type Language } from "#domain/language/language.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { countryName, isOpen } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";

/** Postings have one language, and all pages search the same index. */
const currentIndex = derivedFromPostings((postings) =>
  indexPostings(
    postings.filter(({ listed }) => listed),
    content.careers.facts,
  ),
);

type Words = CareersWords & ItemWords & { language: Language };

function wordsIn(language: Language): Words {
  const { careers, businessUnits } = contentIn(language);
  return { ...careers, units: businessUnits, language };
}

/** The label of a filter's option. Cities and regions keep their names of the posting. */
function labelIn(
  facet: Facet,
  { value, label, country }: Pick<CountedOption, "value" | "label" | "country">,
  words: Words,
): string {
  const { facts, units = [], language } = words;
  if (language === "en") return label;
  const constant = value.toUpperCase().replaceAll("-", "_");
  if (facet === "unit") return units.find(({ id }) => id === value)?.name ?? label;
  if (facet === "mode") return facts.workplaces[constant as keyof typeof facts.workplaces] ?? label;
  if (facet === "type") return facts.employments[constant as keyof typeof facts.employments] ?? label;
  if (value === "remote") return facts.workplaces.REMOTE;
  if (country !== undefined)
    return label.slice(0, -countryName(country).length) + countryName(country, language);
  const [, remote] = /^remote-(..)$/.exec(value) ?? [];
  if (remote === undefined) return label;
  return fillTemplate(facts.remoteIn, { country: countryName(remote.toUpperCase(), language) });
}

type Link = { url: string; text: string };

/** The portal's data for a query. */
export type PortalView = {
  /** URL of the search without the page number. Equal addresses mean equal results. */
  address: string;
  total: number;
  count: string;
  items: PostingItem[];
  /** Tick labels of the pay axis, the same for all searches of a day; empty without an axis. */
  ticks: string[];
  /** Whether an item is sample content. */
  isSample: boolean;
  facets: { id: Facet; title: string; options: SearchResult<unknown>["facets"][Facet] }[];
  /** Links that each remove one filter; `clearUrl` removes all. */
  chips: Link[];
  clearUrl: string;
  /** The default order has an empty value. */
  sorts: { value: string; label: string }[];
  /** In `numbers`, `null` is a gap; it is empty if there is only one page. */
  pages: { numbers: ({ page: number; url: string } | null)[]; current: number; size: number } & Record<
    "previousUrl" | "nextUrl",
    string | null
  >;
  /** Empty if something was found. */
  relaxations: { drops: Link[]; corrections: Link[]; all: Link | null };
};

function searchUrl(criteria: Criteria, language: Language): string {
  return inLanguage("/careers", language) + writeCriteria(criteria);
}

function toChips({ criteria, facets: counted }: SearchResult<unknown>, words: Words): Link[] {
  const first = { ...criteria, page: 1 };
  const searched = {
    url: searchUrl({ ...first, words: "" }, words.language),
    text: fillTemplate(words.portal.searched, { words: criteria.words }),
  };
  const options = facets.flatMap((facet) =>
    counted[facet]
      .filter(({ isChosen }) => isChosen)
      .map((option) => {
        const rest = criteria.chosen[facet].filter((chosen) => chosen !== option.value);
        const others = { ...first, chosen: { ...criteria.chosen, [facet]: rest } };
        return { url: searchUrl(others, words.language), text: labelIn(facet, option, words) };
      }),
  );
  return criteria.words === "" ? options : [searched, ...options];
}

function toSorts({ criteria }: SearchResult<unknown>, words: Words): PortalView["sorts"] {
  const defaultSort = criteria.words === "" ? "newest" : "best";
  return sorts
    .filter((sort) => sort !== "best" || defaultSort === "best")
    .map((sort) => ({ value: sort === defaultSort ? "" : sort, label: words.portal.sorts[sort] }));
}

function toPages({ criteria, page, pages }: SearchResult<unknown>, { language }: Words): PortalView["pages"] {
  const urlOf = (number: number) => searchUrl({ ...criteria, page: number }, language);
  return {
    current: page,
    size: pageSize,
    numbers:
      pages === 1
        ? []
        : pageNumbers(page, pages).map((number) =>
            number === null ? null : { page: number, url: urlOf(number) },
          ),
    previousUrl: page > 1 ? urlOf(page - 1) : null,
    nextUrl: page < pages ? urlOf(page + 1) : null,
  };
}

function toLink(relaxation: Relaxation, { facets: all }: SearchResult<unknown>, words: Words): Link {
  const { counted, portal } = words;
  const { empty } = portal;
  const url = searchUrl(relaxation.criteria, words.language);
  if ("instead" in relaxation) return { url, text: relaxation.instead };
  const openings = fillPlural(counted, { count: relaxation.count }, words.language);
  const chosenLabels = (facet: Facet) =>
    all[facet].flatMap((option) => (option.isChosen ? labelIn(facet, option, words) : [])).join(", ");
  if ("keep" in relaxation)
    return { url, text: fillTemplate(empty.keep, { name: chosenLabels(relaxation.keep), openings }) };
  const name =
    relaxation.drop === "word"
      ? fillTemplate(empty.word, { word: relaxation.word })
      : chosenLabels(relaxation.drop);
  return { url, text: fillTemplate(empty.drop, { name, openings }) };
}

function toItems(
  { items }: SearchResult<Posting>,
  today: string,
  axis: PayAxis | null,
  words: Words,
): PostingItem[] {
  return items.map((posting) => ({
    ...postingItem(posting, words, today),
    bar: payBar(posting.pay, axis),
  }));
}

const axes = new WeakMap<PostingIndex<Posting>, { today: string; axis: PayAxis | null }>();

/** The pay axis for all postings that are open on a day. */
function axisOf(index: PostingIndex<Posting>, today: string): PayAxis | null {
  const cached = axes.get(index);
  if (cached?.today === today) return cached.axis;
  const axis = payAxis(index.postings.filter((posting) => isOpen(posting, today)));
  axes.set(index, { today, axis });
  return axis;
}

const maxRelaxations = 4;

function toRelaxations(
  result: SearchResult<unknown>,
  index: PostingIndex<Posting>,
  today: string,
  words: Words,
): PortalView["relaxations"] {
  if (result.total > 0) return { drops: [], corrections: [], all: null };
  const relaxations = relaxSearch(index, result.criteria, today);
  const isCorrection = (relaxation: Relaxation) => "instead" in relaxation;
  const { total } = openSearch(index, today);
  const { counted, portal } = words;
  const openings = fillPlural(counted, { count: total }, words.language);
  const url = inLanguage("/careers", words.language);
  const link = (relaxation: Relaxation) => toLink(relaxation, result, words);
  return {
    drops: relaxations
      .filter((relaxation) => !isCorrection(relaxation))
      .slice(0, maxRelaxations)
      .map(link),
    corrections: relaxations.filter(isCorrection).slice(0, maxRelaxations).map(link),
    all: total > 0 ? { url, text: fillTemplate(portal.empty.all, { openings }) } : null,
  };
}

/** All results of a search, in the form of a `PortalView`. */
export type FullResults = Pick<PortalView, "address" | "items">;

export function fullResults(query: URLSearchParams, language: Language): FullResults {
  const today = businessDay();
  const index = currentIndex();
  const result = searchPostings(index, { ...readCriteria(query), page: "all" }, today);
  const items = toItems(result, today, axisOf(index, today), wordsIn(language));
  return { address: searchUrl({ ...result.criteria, page: 1 }, language), items };
}

/** Searches the postings that are listed today. */
export function portalView(query: URLSearchParams, language: Language): PortalView {
  return viewPostings(query, currentIndex(), businessDay(), language);
}

/** Searches postings as of a day. */
export function viewPostings(
  query: URLSearchParams,
  index: PostingIndex<Posting>,
  today: string,
  language: Language = "en",
): PortalView {
  const words = wordsIn(language);
  const { counted, portal } = words;
  const result = searchPostings(index, readCriteria(query), today);
  const axis = axisOf(index, today);
  return {
    address: searchUrl({ ...result.criteria, page: 1 }, language),
    total: result.total,
    count: fillPlural(counted, { count: result.total }, language),
    items: toItems(result, today, axis, words),
    ticks: axis ? payTicks(axis, language) : [],
    isSample: result.items.some(({ sample }) => sample === true),
    facets: facets.map((id) => ({
      id,
      title: portal.facets[id],
      options: result.facets[id].map(({ country, ...option }) => ({
        ...option,
        label: labelIn(id, { ...option, country }, words),
      })),
    })),
    chips: toChips(result, words),
    clearUrl: searchUrl({ ...readCriteria(new URLSearchParams()), sort: result.criteria.sort }, language),
    sorts: toSorts(result, words),
    pages: toPages(result, words),
    relaxations: toRelaxations(result, index, today, words),
  };
}
