import { z } from "zod";
import { choice, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

export const faqQuestion = strictEntry({
  id: slug,
  question: text("a question as a visitor would ask it", 140),
  answer: text("an answer of one to five sentences", 900),
  template: choice("how it is shown", ["ACCORDION"]),
});

export const faqSection = strictEntry({
  kind: z.literal("FAQ"),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  questions: list(faqQuestion, "questions", 2, 12),
});
