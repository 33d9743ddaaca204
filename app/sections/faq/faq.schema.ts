import { z } from "zod";
import { aside, layout, surface } from "#app/sections/section-fields.ts";
import { choice, link, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

export const faqQuestion = strictEntry({
  id: slug,
  question: text("a question as a visitor would ask it", 140),
  answer: text("an answer of one to five sentences", 900),
  template: choice("how it is shown", ["ACCORDION"]),
  link: strictEntry({ title: text("the link after the answer", 60), url: link }).optional(),
});

/**
 * - `BESIDE`: the heading on the left, the questions on the right
 * - `COLUMNS`: the questions in two columns
 * - `ASIDE`: the questions beside a list, such as of what the product does not do
 */
export const faqSection = strictEntry({
  kind: z.literal("FAQ"),
  layout: layout("BESIDE", "COLUMNS", "ASIDE"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  questions: list(faqQuestion, "questions", 2, 12),
  aside: aside.optional(),
}).refine(({ layout, aside: list }) => (layout === "ASIDE") === (list !== undefined), {
  path: ["aside"],
  error: "belongs to the layout ASIDE, which needs it: write a title and items",
});
