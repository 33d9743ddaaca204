import { z } from "zod";
import { layout } from "#app/sections/section-fields.ts";
import { icon, link, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

const tag = text("a tag", 40);

/** A kind of test; an entry of `content/assessments.yaml`. */
export const assessmentItem = strictEntry({
  title: text("the kind of test", 40),
  description: text("one to three sentences", 280),
  icon,
  url: link,
  time: text("how long it takes, such as 30 mins", 20),
  tags: list(tag, "tags", 1, 16),
});
export type AssessmentItem = z.infer<typeof assessmentItem>;

/** A filter keeps items that have one of the chosen options as a tag. */
const filter = strictEntry({
  id: slug.describe("its name in the address"),
  title: text("the filter's name", 50),
  options: list(tag, "options", 1, 12),
});

/**
 * - `SHELF`: one row per test, its tags at the end
 * - `SHEETS`: one sheet per test, four side by side
 */
export const assessmentsSection = strictEntry({
  kind: z.literal("ASSESSMENTS"),
  layout: layout("SHELF", "SHEETS"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320).optional(),
  solution: filter,
  categoriesTitle: text("the heading of the category filters", 40),
  categories: list(filter, "categories", 1, 6),
  labels: strictEntry({
    search: text("the search field's label", 40),
    placeholder: text("an example in the search field", 60),
    submit: text("the button that searches without JavaScript", 30),
    anySolution: text("the first entry of the solution list", 40),
    count: text("the number of results; {count} and {total} are filled in", 60),
    empty: text("the text when nothing is found", 160),
    clear: text("the button that clears everything", 40),
    open: text("the link on a card; {title} is filled in", 60),
  }),
});
