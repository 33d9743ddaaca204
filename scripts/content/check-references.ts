import { existsSync } from "node:fs";
import { errorsAnchor, momentAnchor } from "#app/stages/story/moments.ts";
import { toolNames } from "#app/tools/tools.ts";
import { businessDay } from "#domain/business-day.ts";
import { outboundPrefix } from "#domain/schema/content-fields.ts";
import { redirectProblems } from "./check-redirects.ts";
import { renderMarkdown } from "./markdown.ts";
import { apiAnchors } from "./read-api.ts";
import type { Sources } from "./read-sources.ts";
import type { FieldPath, Problem, Source } from "./read-yaml.ts";

type Visit = (key: string, value: string, path: FieldPath) => string | undefined;

/** Calls `visit` with every string in a content file; each message that it returns becomes a problem. */
function problemsIn(source: Source<unknown>, visit: Visit): Problem[] {
  const problems: Problem[] = [];
  const walk = (value: unknown, path: FieldPath) => {
    if (typeof value === "string") {
      const key = path.findLast((part) => typeof part === "string");
      const message = visit(String(key), value, path);
      if (message) problems.push(source.problemAt(path, message));
    } else if (Array.isArray(value)) {
      value.forEach((entry, index) => {
        walk(entry, [...path, index]);
      });
    } else if (typeof value === "object" && value !== null) {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    }
  };
  walk(source.value, []);
  return problems;
}

/** The ids on a page that a link with a fragment may target. */
function pageAnchors({ pages, legal, blog, api }: Sources): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const [url, { value }] of pages) {
    const ids = value.sections.flatMap((section) => {
      // The product renders its own anchor; tests/browser/shell.spec.ts follows the links.
      if (section.kind === "HERO") return section.start ? [section.start.url.slice(1)] : [];
      if ((section.kind === "FEATURES" || section.kind === "RESULTS") && section.id) return [section.id];
      if (section.kind === "SAMPLE_TASK") return [section.task];
      if (section.kind === "ARTICLE") return section.parts.map(({ id }) => id);
      if (section.kind === "ROUND" && section.layout === "RAIL")
        return section.moments.map(({ at }) => momentAnchor(at));
      if (section.kind === "ENGINE_ERRORS") return [errorsAnchor];
      if (section.kind === "DRIVE_PLAN") return ["drive-plan"];
      if (section.kind === "API") return apiAnchors(api);
      return section.kind === "FAQ" ? section.questions.map(({ id }) => id) : [];
    });
    anchors.set(url, new Set(ids));
  }
  const texts = [
    ...[...legal].map(([url, { html }]) => ({ url, html })),
    ...blog.posts.map(({ post }) => post),
  ];
  for (const { url, html } of texts) {
    anchors.set(url, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)));
  }
  return anchors;
}

/** Posts that are unpublished when readers could follow a link from a page or post. Drafts link to all. */
function notYetShown({ blog }: Sources, from: string): Map<string, string> {
  const own = blog.posts.find(({ post }) => post.url === from)?.post;
  if (own?.isDraft) return new Map();
  const today = businessDay();
  const day = own && own.published > today ? own.published : today;
  return new Map(
    blog.posts.flatMap(({ post: { url, isDraft, published } }): [string, string][] => {
      if (isDraft) return [[url, "which is a draft: publish it, or remove the link"]];
      return published > day
        ? [[url, `which is not shown before ${published}: link to it from then on`]]
        : [];
    }),
  );
}

/** Pages without a file in content/pages, and a file that the build writes (scripts/build.ts). */
const otherAddresses = new Set(["/application", "/search", "/notices.txt", "/round"]);

function linkProblem(root: string, sources: Sources, anchors: Map<string, Set<string>>, from: string) {
  return (link: string): string | undefined => {
    if (/^(mailto|tel):/.test(link)) return undefined;
    if (/^[a-z]+:/i.test(link) && !link.startsWith(outboundPrefix)) {
      return "leads to another site: only https:// in the text of a post may";
    }
    if (link.startsWith(outboundPrefix)) {
      const names = Object.keys(sources.site.value.outbound);
      return names.includes(link.slice(outboundPrefix.length))
        ? undefined
        : `"${link}" is not in site.yaml: write ${outboundPrefix} and one of ${names.join(", ")}`;
    }
    const [address = "", hash] = link.split("#");
    const [path = ""] = address.split("?");
    const url = path === "" ? from : path;
    const ids = anchors.get(url);
    if (!ids) {
      return otherAddresses.has(url) || existsSync(`${root}/public${url}`)
        ? undefined
        : `leads to ${url}, which is no page: write the address of a page in content/pages or of a file in public`;
    }
    const later = notYetShown(sources, from).get(url);
    if (later !== undefined) return `leads to ${url}, ${later}`;
    if (hash === undefined || ids.has(hash)) return undefined;
    return `leads to #${hash}, which ${url} does not have: write one of ${[...ids].map((id) => `#${id}`).join(", ") || "its addresses without #"}`;
  };
}

function findDuplicates(source: Source<{ id: string }[]>): Problem[] {
  const ids = new Set<string>();
  return source.value.flatMap(({ id }, index) => {
    if (ids.has(id))
      return [source.problemAt([index, "id"], `"${id}" stands twice: give each entry its own id`)];
    ids.add(id);
    return [];
  });
}

/** Reports filter options that no assessment has as a tag, which would never find anything. */
function optionProblems(source: Source<SourcePage>, tags: Set<string>): Problem[] {
  return source.value.sections.flatMap((section, index) => {
    if (section.kind !== "ASSESSMENTS") return [];
    const filters = [
      { path: ["sections", index, "solution"], options: section.solution.options },
      ...section.categories.map(({ options }, category) => ({
        path: ["sections", index, "categories", category],
        options,
      })),
    ];
    return filters.flatMap(({ path, options }) =>
      options.flatMap((option, position) =>
        tags.has(option)
          ? []
          : [
              source.problemAt(
                [...path, "options", position],
                `"${option}" is a tag of no entry in content/assessments.yaml: write one of its tags`,
              ),
            ],
      ),
    );
  });
}
type SourcePage = Sources["pages"] extends Map<string, Source<infer Page>> ? Page : never;

/** Reports quotations in pictures that do not appear exactly once in their line, and lines that do not exist. */
function quoteProblems(source: Sources["pictures"] extends Map<string, infer S> ? S : never): Problem[] {
  const { value, problemAt } = source;
  const check = (path: FieldPath, lines: string[], at: number, quote: string) => {
    const line = lines[at];
    if (line === undefined)
      return [problemAt(path, `there is no line ${at}: write 0 to ${lines.length - 1}`)];
    const times = line.split(quote).length - 1;
    return times === 1
      ? []
      : [
          problemAt(
            path,
            `"${quote}" appears ${times} times in line ${at}: write words that appear there once`,
          ),
        ];
  };
  switch (value.kind) {
    case "PASSAGE":
      return value.marks.flatMap(({ line, quote }, index) =>
        check(["marks", index], value.lines, line, quote),
      );
    case "TRANSCRIPT":
      return value.lines.flatMap(({ text, quote }, index) =>
        quote === undefined ? [] : check(["lines", index, "quote"], [text], 0, quote),
      );
    case "HEARD":
      return [
        ...value.lines.flatMap(({ text, quote }, index) =>
          check(["lines", index, "quote"], [text], 0, quote),
        ),
        ...value.fields.flatMap(({ line }, index) =>
          value.lines[line] === undefined
            ? [
                problemAt(
                  ["fields", index, "line"],
                  `there is no line ${line}: write 0 to ${value.lines.length - 1}`,
                ),
              ]
            : [],
        ),
      ];
    default:
      return [];
  }
}

type CheckLink = (href: string) => string | undefined;

/** Finds dead links in a text. */
function textProblems({ problemAt }: Source<unknown>, html: string, check: CheckLink): Problem[] {
  return [...html.matchAll(/ href="([^"]+)"/g)].flatMap(([, href = ""]) => {
    const message = check(href);
    return message ? [problemAt([], `the link ${href} ${message}`)] : [];
  });
}

/** Allows links to other sites, for texts that cite sources. */
const withOtherSites = (check: CheckLink) => (href: string) =>
  /^https?:\/\//.test(href) ? undefined : check(href);

function articleProblems(source: Source<SourcePage>, check: CheckLink): Problem[] {
  return source.value.sections.flatMap((section, index) => {
    if (section.kind !== "ARTICLE") return [];
    return section.parts.flatMap(({ text }, part) => {
      const path = ["sections", index, "parts", part, "text"];
      const { html, problems } = renderMarkdown(text);
      const links = textProblems(source, html, check).map(({ message }) => message);
      return [...problems.map(({ message }) => message), ...links].map((message) =>
        source.problemAt(path, message),
      );
    });
  });
}

/** Finds links and references to icons, pictures and ids that do not exist. */
export function checkReferences(root: string, sources: Sources): Problem[] {
  const anchors = pageAnchors(sources);
  const testimonialIds = new Set(sources.testimonials.value.map(({ id }) => id));
  const promptIds = new Set(sources.pronunciationTest.value.prompts.map(({ id }) => id));
  const taskIds = new Set([...sources.tasks.values()].map(({ value }) => value.id));
  const tags = new Set(sources.assessments.value.flatMap((item) => item.tags));
  const { site, navigation, footer, messages, testimonials, assessments, pages, legal, pictures } = sources;
  const { careers, bookDemo, search, blog, security } = sources;

  const visitor = (from: string): Visit => {
    const checkLink = linkProblem(root, sources, anchors, from);
    return (key, value, path) => {
      switch (key) {
        case "url":
        case "video":
        case "captions":
        case "poster":
        case "audio":
        case "popularPages":
        case "sampleUrl":
        case "reachUrl":
        case "policy":
          return path[0] === "outbound" ? undefined : checkLink(value);
        case "icon":
          return existsSync(`${root}/node_modules/lucide-static/icons/${value}.svg`) ||
            existsSync(`${root}/app/ui/icons/${value}.svg`)
            ? undefined
            : `"${value}" is no icon: write the name of a Lucide icon, such as file-search`;
        case "image": {
          if (path.includes("section")) {
            return existsSync(`${root}/app/shell/menu-art/${value}.svg`)
              ? undefined
              : `"${value}" is no drawing: write the name of a file in app/shell/menu-art`;
          }
          const match = pictures.get(value);
          if (match?.value.kind === "MATCH" && !path.includes("slide")) {
            return `"${value}" is a MATCH, which only a HERO shows: write the name of another picture`;
          }
          return match
            ? undefined
            : `"${value}" is no picture: write one of ${[...pictures.keys()].join(", ")}`;
        }
        case "prompts":
          return promptIds.has(value)
            ? undefined
            : `"${value}" is not in content/pronunciation-test.yaml: write one of ${[...promptIds].join(", ")}`;
        case "task":
          return taskIds.has(value)
            ? undefined
            : `"${value}" is not in content/tasks: write one of ${[...taskIds].join(", ")}`;
        case "follow":
        case "person":
          return sources.roundPeople.has(value)
            ? undefined
            : `"${value}" is not in content/round/people: write the name of a file`;
        case "testimonials":
          return testimonialIds.has(value)
            ? undefined
            : `"${value}" is not in content/testimonials.yaml: write one of ${[...testimonialIds].join(", ")}`;
        default:
          return undefined;
      }
    };
  };

  return [
    ...[
      site,
      navigation,
      footer,
      messages,
      assessments,
      ...toolNames.map((name) => sources[name]),
      careers,
      bookDemo,
      search,
      security,
    ].flatMap((source) => problemsIn(source, visitor("/"))),
    ...findDuplicates(testimonials),
    ...[...pages].flatMap(([url, source]) => [
      ...problemsIn(source, visitor(url)),
      ...optionProblems(source, tags),
      ...articleProblems(source, withOtherSites(linkProblem(root, sources, anchors, url))),
    ]),
    ...[...legal].flatMap(([url, source]) =>
      textProblems(source, source.html, linkProblem(root, sources, anchors, url)),
    ),
    ...blog.posts.flatMap((source) => {
      const check = withOtherSites(linkProblem(root, sources, anchors, source.post.url));
      return [
        ...problemsIn(source, visitor(source.post.url)),
        ...textProblems(source, source.post.html, check),
      ];
    }),
    ...[...pictures.values()].flatMap(quoteProblems),
    ...redirectProblems(sources, linkProblem(root, sources, anchors, "/")),
  ];
}
