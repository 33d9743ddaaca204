import { z } from "zod";
import { sectionSource } from "#app/sections/section.schema.ts";
import { toolCategories } from "#domain/page.ts";
import { choice, list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

const head = {
  name: text("the page's name in lists and breadcrumbs", 40),
  title: text("the title for search results and the browser's tab", 60),
  description: text("the description for search results, 70 to 160 characters", 160).min(
    70,
    "is shorter than 70 characters: say what the page offers and to whom",
  ),
};

/** One file of `content/pages`; its path is the page's address. */
export const pageSource = strictEntry({
  ...head,
  toolCategory: choice(
    "what kind of tool the page is for search engines, if it is one",
    toolCategories,
  ).optional(),
  sections: list(sectionSource, "sections", 1, 14),
}).superRefine((page, context) => {
  const [first] = page.sections;
  const isProduct = first?.kind === "HERO" && (first.stage !== undefined || page.toolCategory !== undefined);
  if (first?.kind === "HERO" && first.slide.highlight !== undefined && !isProduct)
    context.addIssue({
      code: "custom",
      path: ["sections", 0, "slide", "highlight"],
      message:
        "marks words that a visitor can check: write it only where the page opens on a product or a tool, and otherwise end the title with it",
    });
  page.sections.forEach((section, index) => {
    if ((index === 0) !== (section.kind === "HERO")) {
      context.addIssue({
        code: "custom",
        path: ["sections", index, "kind"],
        message:
          index === 0
            ? "the first section must be HERO: it holds the page's heading"
            : "only the first section may be HERO: a page has one heading",
      });
    }
  });
});

/** The front matter of one file of `content/legal`. */
export const legalFrontMatter = strictEntry({
  ...head,
  sample,
  updated: z.iso.date({ error: "must be a date such as 2026-11-20" }),
});
