import type { DrawnPicture, Picture } from "#app/pictures/picture.schema.ts";
import type { SectionSource } from "#app/sections/section.schema.ts";
import type { Section } from "#app/sections/section.ts";
import type { FlagName, Site } from "#app/site/site.schema.ts";
import type { Content, TranslatedContent } from "#app/site-content.ts";
import { languageOf, translatedLanguages } from "#domain/language/language.ts";
import { outboundPrefix } from "#domain/schema/content-fields.ts";
import { type plainFiles, plainNames, type ValuesOf } from "./content-files.ts";
import { renderMarkdown } from "./markdown.ts";
import { runSampleMatch } from "./match-picture.ts";
import type { Sources, TranslatedSources } from "./read-sources.ts";
import { resolveMeasured, resolveResults } from "./resolve-results.ts";
import { resolveRound } from "./resolve-round.ts";
import { resolveTour } from "./resolve-tour.ts";
import { translationTexts } from "./translation-texts.ts";
import { typesetContent } from "./typeset-content.ts";

/**
 * The form of this site that replaces a scheduling address until a company has one. `page` is the path of the
 * page with the action.
 */
function ownForm(action: string | undefined, page: string | undefined): string {
  // What a demo would show, a round with one's own candidates does.
  if (action === "Get Started") return "/round";
  const from = page === undefined ? [] : [`page=${page}`];
  const [path, query] =
    action === "Book Demo" ? ["/book-demo", from] : ["/company/contact", ["reason=trial", ...from]];
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

/** Pages of this site that say what a sample address is for, until a company has one. */
const ownPages: Record<string, string> = { admin: "/login" };
const socialPage = "/company/social-networks";

/**
 * Replaces `outbound:name` with its address in site.yaml, at any depth. If the scheduling address is a
 * sample, it leads to forms of this site, and other samples to a page that says what will be there. `page` is the path of the page that contains the value.
 */
function withAddresses<T>(value: T, outbound: Site["outbound"], page?: string): T {
  const text = JSON.stringify(value, function (this: { title?: string }, _, entry: unknown) {
    if (typeof entry !== "string" || !entry.startsWith(outboundPrefix)) return entry;
    const name = entry.slice(outboundPrefix.length);
    const address = outbound[name];
    if (!address?.sample) return address?.url ?? entry;
    return name === "scheduling" ? ownForm(this.title, page) : (ownPages[name] ?? socialPage);
  });
  return JSON.parse(text) as T;
}

function drawable(picture: Picture): DrawnPicture {
  return picture.kind === "MATCH" ? runSampleMatch(picture) : picture;
}

function withPicture<T extends { image?: string | undefined }>(
  { image, ...rest }: T,
  sources: Sources,
): Omit<T, "image"> & { image?: DrawnPicture } {
  const picture = image === undefined ? undefined : sources.pictures.get(image)?.value;
  return picture ? { ...rest, image: drawable(picture) } : rest;
}

function resolveSection(root: string, url: string, section: SectionSource, sources: Sources): Section {
  switch (section.kind) {
    case "HERO": {
      const { image: name, ...slide } = section.slide;
      const picture = name === undefined ? undefined : sources.pictures.get(name)?.value;
      const image = picture && drawable(picture);
      return { ...section, slide: image ? { ...slide, image } : slide };
    }
    case "FEATURES":
      return { ...section, cards: section.cards.map((card) => withPicture(card, sources)) };
    case "TESTIMONIALS": {
      const all = sources.testimonials.value;
      const testimonials = section.testimonials.flatMap((id) =>
        all.filter((testimonial) => testimonial.id === id),
      );
      return { ...section, testimonials };
    }
    case "RESULTS": {
      const { of, summary, ...rest } = section;
      return { ...rest, ...resolveResults(root, sources.results.value, of, summary) };
    }
    case "KEY_BENEFITS": {
      const { measured: references = [], ...rest } = section;
      const words = sources.results.value;
      const { measured: figures } = resolveMeasured(root, words, references);
      const { targets, measured: title, all } = words.keyBenefits;
      return {
        ...rest,
        ...(section.sample && { targets }),
        ...(figures.length > 0 && { measured: { title, all, figures } }),
      };
    }
    case "ASSESSMENTS":
      return { ...section, items: sources.assessments.value };
    case "ARTICLE": {
      const language = languageOf(url);
      const parts = section.parts.map(({ text, ...part }) => ({
        ...part,
        html: renderMarkdown(text, { tableLabel: part.title, language }).html,
      }));
      return { ...section, parts };
    }
    case "SAMPLE_TASK": {
      const { task: id, ...rest } = section;
      const task = [...sources.tasks.values()].find(({ value }) => value.id === id)?.value;
      if (!task) throw new Error(`There is no task ${id}`);
      return { ...rest, task };
    }
    case "API":
      return { ...section, reference: sources.api };
    default:
      return section;
  }
}

/** The flags that an entry depends on: those of its links. A menu disappears with its last flagged link. */
function entryFlags(links: { flag?: FlagName | undefined }[]): FlagName[] {
  return links.flatMap(({ flag }) => flag ?? []);
}

type ShellSources = Pick<Sources, "site" | "navigation" | "footer" | "messages">;

function resolveShell({ site, navigation, footer, messages }: ShellSources): Content["shell"] {
  return {
    site: site.value,
    navigation: navigation.value.map(({ section, flag, ...item }) => ({
      ...item,
      flags: entryFlags(section?.subLinks ?? [{ flag }]),
    })),
    footer: footer.value,
    messages: messages.value,
  };
}

function resolveTranslation(words: TranslatedSources): TranslatedContent {
  return {
    shell: resolveShell(words),
    careers: words.careers.value,
    applications: words.applications.value,
    evaluateResume: words.evaluateResume.value,
    score: words.score.value,
    pronunciationTest: words.pronunciationTest.value,
    proof: words.proof.value,
    businessUnits: words.businessUnits.value,
    consents: words.consents.value,
  };
}

/** Replaces checked references with their targets, and adds the results below `root`. */
export function resolveContent(root: string, sources: Sources): Content {
  const { site, navigation, pages, legal, jobs } = sources;
  const round = resolveRound(
    sources.roundOpening.value,
    sources.roundPeople,
    sources.stages.value.session.test,
  );
  const plain = Object.fromEntries(plainNames.map((name) => [name, sources[name].value])) as ValuesOf<
    typeof plainFiles
  >;
  const content: Content = {
    ...plain,
    shell: resolveShell(sources),
    translations: Object.fromEntries(
      Object.entries(sources.translations).map(([language, words]) => [language, resolveTranslation(words)]),
    ),
    unread: Object.fromEntries(
      translatedLanguages.map((language) => {
        const texts = translationTexts(root, language);
        return [language, texts.filter(({ isRead }) => !isRead).length];
      }),
    ),
    menus: Object.fromEntries(
      navigation.value.flatMap(({ title, section }) => (section ? [[title, section]] : [])),
    ),
    pageNames: Object.fromEntries([...pages, ...legal].map(([url, { value }]) => [url, value.name])),
    pages: Object.fromEntries(
      [...pages].map(([url, { value }]) => {
        const sections = value.sections.map((section) => resolveSection(root, url, section, sources));
        return [url, withAddresses({ ...value, url, sections }, site.value.outbound, url)];
      }),
    ),
    legal: Object.fromEntries([...legal].map(([url, { value, html }]) => [url, { ...value, url, html }])),
    ...jobs,
    blog: sources.blogWords.value,
    topics: sources.blog.topics,
    posts: sources.blog.posts.map(({ post }) => post),
    tasks: [...sources.tasks.values()].map(({ value }) => value),
    tour: resolveTour(sources.tour.value, sources.film.value),
    round,
  };
  return typesetContent(withAddresses(content, site.value.outbound));
}
