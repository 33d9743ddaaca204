import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { pageParts } from "./page-parts.tsx";
import { sectionKinds } from "./section.schema.ts";
import type { Section, StaticSectionContent } from "./section.ts";
import { isLiveKind } from "./section-kinds.ts";
import { StaticSection } from "./static-section.tsx";

const sections = Object.values(content.pages).flatMap((page) => page.sections);

/** Text without tags. Spaces that don't break are like others: a figure and its unit may be on two lines. */
const plain = (html: string) =>
  html
    .replaceAll("\u00a0", " ")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

/** A large figure may break before its unit, so its space is plain. */
const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

/** The texts of a section that its HTML must contain. */
function wordsOf(value: unknown, key = ""): string[] {
  const hidden = [
    "kind",
    "id",
    "icon",
    "url",
    "template",
    "image",
    "status",
    "recommendation",
    "from",
    "alt",
    "layout",
    "pictures",
    "surface",
    "follow",
    "mark",
    "rule",
    "criterion",
    "at",
    "person",
    "questionId",
    "taskId",
    "look",
    "measured",
    // Templates, and words for cases that need not occur.
    "live",
  ];
  if (hidden.includes(key) || typeof value === "boolean") return [];
  // Lines of a log are cells of a table.
  if (typeof value === "string")
    return (key === "html" ? plain(value) : value.replaceAll("\u00a0", " ")).split(/ {2,}|\n(?=\d\d:)/);
  if (Array.isArray(value)) return value.flatMap((entry) => wordsOf(entry, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => wordsOf(entry, name));
  return [];
}

describe.each(sectionKinds.filter((kind) => kind !== "HERO" && kind !== "STAGE" && !isLiveKind(kind)))(
  "%s",
  (kind) => {
    const ofKind = sections.filter((section) => section.kind === kind) as StaticSectionContent[];

    test("shows every word of its content", () => {
      expect(ofKind.length).toBeGreaterThan(0);
      for (const section of ofKind) {
        const text = withPlainSpaces(plain(renderToStaticMarkup(<StaticSection section={section} />)));
        expect(wordsOf(section).filter((words) => !text.includes(withPlainSpaces(words)))).toEqual([]);
      }
    });

    test("escapes what an author writes", () => {
      const [section] = JSON.parse(
        JSON.stringify(ofKind.slice(0, 1)).replaceAll(
          /"title":"[^"]*"/g,
          '"title":"<script>alert(1)</script>"',
        ),
      ) as typeof ofKind;
      if (!section) throw new Error("no section");
      expect(renderToStaticMarkup(<StaticSection section={section} />)).not.toContain("<script");
    });
  },
);

test("sections with behaviour are data, everything between them is one piece of HTML", () => {
  const page = content.pages["/solutions/diy-assessments"];
  const parts = pageParts(page?.sections as Section[]);
  expect(parts.map(({ kind }) => kind)).toEqual(["HERO", "ASSESSMENTS", "STATIC"]);
});

test("a stage and a picture are HTML of the hero", () => {
  const [home] = pageParts(content.pages["/"]?.sections as Section[]);
  const [bpo] = pageParts(content.pages["/solutions/bpo-and-customer-support"]?.sections as Section[]);
  expect(home).toMatchObject({ kind: "HERO", html: expect.stringContaining("data-threads") });
  expect(bpo).toMatchObject({ kind: "HERO", html: expect.stringContaining('role="img"') });
});

/** The layouts of a page's sections, such as FAQ BESIDE. `pictures` of FEATURES count as layouts, too. */
function layoutsOf(page: string): string[] {
  return (content.pages[page]?.sections ?? []).flatMap((section) => {
    if (!("layout" in section)) return [section.kind];
    if (section.kind !== "FEATURES") return [`${section.kind} ${section.layout}`];
    const hasTexts = section.cards.some(({ template }) => template === "CARD");
    const hasPictures = section.cards.some(({ template }) => template === "SPLIT");
    return [
      ...(hasPictures ? [`FEATURES with pictures ${section.pictures ?? "STICKY"}`] : []),
      ...(hasTexts ? [`FEATURES ${section.layout}`] : []),
    ];
  });
}

test.each(Object.keys(content.pages))("%s uses no layout twice", (page) => {
  const layouts = layoutsOf(page);
  expect(layouts).toEqual([...new Set(layouts)]);
});

const siblings = {
  products: ["/secure-sight", ...Object.keys(content.pages).filter((url) => url.startsWith("/platform/"))],
  solutions: Object.keys(content.pages).filter((url) => url.startsWith("/solutions/")),
  "ways of hiring": Object.keys(content.pages).filter((url) => url.startsWith("/how-it-works")),
  "job roles": Object.keys(content.pages).filter((url) => url.startsWith("/job-roles/")),
  "the company": Object.keys(content.pages).filter((url) => url.startsWith("/company/")),
  tools: ["/evaluate-resume", "/pronunciation-test"],
};

test.each(Object.entries(siblings))("no two pages of %s share the layout after the hero", (_, pages) => {
  expect(pages.length).toBeGreaterThan(1);
  const second = pages.map((page) => layoutsOf(page)[1]);
  expect(second).toEqual([...new Set(second)]);
});
