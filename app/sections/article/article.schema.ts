import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/**
 * - `BESIDE`: each part's heading on the left, its text on the right
 * - `COLUMNS`: the parts in two columns
 * - `NUMBERED`: each part with its number
 */
export const articleSection = strictEntry({
  kind: z.literal("ARTICLE"),
  layout: layout("BESIDE", "COLUMNS", "NUMBERED"),
  surface,
  title: text("the section's heading", 90),
  subtitle: text("one or two sentences", 240).optional(),
  parts: list(
    strictEntry({
      id: slug,
      title: text("the part's heading", 90),
      text: text("the part's text in Markdown: paragraphs, lists, tables and links, without headings", 4000),
    }),
    "parts",
    1,
    16,
  ),
});
