import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { formatLocations } from "#app/routes/careers/posting-facts.ts";
import type { SearchWords } from "#app/search/search.schema.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { splitTerms } from "#app/search/terms.ts";
import type { ContentPage, Section } from "#app/sections/section.ts";
import type { Shell } from "#app/site/shell.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Page } from "#domain/page.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { type Post, visiblePosts } from "#domain/posts/posts.ts";

/** A section without the words of its ending, which the page or its task has said before. */
const withoutGesture = (section: Section): Section =>
  section.kind === "BEGIN_TODAY" ? { ...section, gesture: undefined } : section;

/** The searchable part of the content. */
type Searchable = {
  shell: Pick<Shell, "site">;
  pages: Record<string, ContentPage>;
  legal: Record<string, Page & { html: string }>;
  posts: readonly Post[];
  careers: Pick<CareersWords, "facts">;
  search: SearchWords;
};

type Text = Omit<SearchEntry, "words"> & { text: string };

/**
 * Keys that are not indexed: invisible values, values with their own entries, and the texts of tasks and
 * figures of engines.
 */
const unread = new Set([
  "id",
  "kind",
  "layout",
  "surface",
  "ground",
  "pictures",
  "stage",
  "follow",
  "template",
  "url",
  "icon",
  "image",
  "questions",
  "testimonials",
  "privacy",
  "engines",
  "task",
  "example",
  "code",
  "fields",
  "parameters",
  "responses",
  "common",
  "problem",
  "answer",
]);

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/&[^;\s]+;/g, " ");

/** All strings in a value, recursively, with HTML tags removed. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [withoutTags(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}

function withWords({ text, ...entry }: Text, ignored: ReadonlySet<string>): SearchEntry {
  const shown = new Set(splitTerms([entry.title, entry.description, entry.names, entry.headings].join("\n")));
  const words = [...new Set(splitTerms(text))].filter((term) => !shown.has(term) && !ignored.has(term));
  return words.length > 0 ? { ...entry, words: words.sort().join(" ") } : entry;
}

const sectionHeading = (section: Section) => ("title" in section ? [section.title] : []);

/** The entries of a page: the page, and each of its questions. */
function pageTexts(
  { url, name, title, description, sections }: ContentPage,
  siteName: string,
  also: string[],
): Text[] {
  const isEnglish = languageOf(url) === "en";
  const headline = title.replace(` · ${siteName}`, "");
  const hero = sections.flatMap((section) =>
    section.kind === "HERO" ? [section.slide.title, section.slide.highlight ?? ""] : [],
  );
  const headings = [...hero, ...sections.flatMap(sectionHeading)];
  const questions = sections.flatMap((section) =>
    section.kind === "FAQ" && isEnglish ? section.questions : [],
  );
  return [
    {
      url,
      kind: "PAGE",
      title: name,
      description,
      names: [headline.replace(`${name} · `, ""), ...also].join(" · "),
      headings: headings.filter(Boolean).join(" · "),
      // Translations are indexed by their headings only: full texts would double the index.
      text: isEnglish ? textsIn(sections.map(withoutGesture)).join("\n") : "",
    },
    ...questions.map(({ id, question, answer }): Text => {
      return {
        url: `${url}#${id}`,
        kind: "FAQ",
        title: question,
        description: answer,
        headings: name,
        text: "",
      };
    }),
  ];
}

function postingEntry(
  posting: Posting,
  { careers: { facts }, search: { groups, paidWords } }: Searchable,
): Text {
  const { title, department, businessUnit, workplace, employment } = posting;
  const description = [
    department ?? businessUnit.name,
    ...formatLocations(posting, facts, "full"),
    workplace && workplace !== "REMOTE" ? facts.workplaces[workplace] : "",
    employment ? facts.employments[employment] : "",
  ];
  const { about, responsibilities, requirements, niceToHave, requisition, descriptionText, pay } = posting;
  return {
    url: postingUrl(posting),
    kind: "OPENING",
    title,
    description: description.filter(Boolean).join(" · "),
    ...(pay && { headings: paidWords.join(" · ") }),
    text: textsIn([
      groups.OPENING,
      businessUnit.name,
      requisition,
      about,
      responsibilities,
      requirements,
      niceToHave,
      descriptionText,
    ]).join("\n"),
  };
}

/** Words that occur in a larger share of the texts do not distinguish them. */
const maxShare = 0.25;

/** Drops very frequent words: they make up a tenth of the index, and no query is about them. */
function withoutFrequentWords(entries: SearchEntry[]): SearchEntry[] {
  const counts = new Map<string, number>();
  const texts = entries.flatMap(({ words }) => (words === undefined ? [] : [words.split(" ")]));
  for (const word of texts.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(1, texts.length * maxShare);
  return entries.map((entry) => {
    const words = entry.words?.split(" ").filter((word) => (counts.get(word) ?? 0) <= most);
    return words ? { ...entry, words: words.join(" ") } : entry;
  });
}

/** All search entries of a day. */
export function listSearchEntries(
  content: Searchable,
  postings: readonly Posting[],
  today: string,
): SearchEntry[] {
  const { site } = content.shell;
  const { alsoFound, ignored } = content.search;
  const alsoFor = (page: string) => alsoFound.flatMap(({ url, words }) => (url === page ? words : []));
  const texts = [
    ...Object.values(content.pages).flatMap((page) => pageTexts(page, site.name, alsoFor(page.url))),
    ...Object.values(content.legal).map(({ url, name, description, html }): Text => {
      const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = ""]) =>
        withoutTags(heading),
      );
      return {
        url,
        kind: "PAGE",
        title: name,
        description,
        names: alsoFor(url).join(" · "),
        headings: headings.join(" · "),
        text: withoutTags(html),
      };
    }),
    ...visiblePosts(content.posts, today).map(
      ({ url, title, description, headings, topics, words }): Text => {
        const names = [...topics.map(({ name }) => name), ...headings.map(({ text }) => text)];
        return { url, kind: "POST", title, description, headings: names.join(" · "), text: words };
      },
    ),
    ...listedPostings(postings, today).map((posting) => postingEntry(posting, content)),
  ];
  const ignoredTerms = new Set(ignored.flatMap(splitTerms));
  return withoutFrequentWords(texts.map((text) => withWords(text, ignoredTerms)));
}
