import { z } from "zod";
import { choice, entry, list, slug, text } from "#domain/schema/content-fields.ts";

export const faqQuestion = entry({
  id: slug,
  question: text("a question as a visitor would ask it", 140),
  answer: text("an answer of one to five sentences", 900),
  template: choice("how it is shown", ["ACCORDION"]),
});

export const faqSection = entry({
  kind: z.literal("FAQ"),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  questions: list(faqQuestion, "questions", 2, 12),
});
