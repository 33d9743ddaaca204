import { z } from "zod";
import { layout } from "#app/sections/section-fields.ts";
import { list, sample, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

export const testimonial = strictEntry({
  id: slug,
  sample,
  name: text("the person's name, or the role while it is a sample", 60),
  photo: text("initials that stand for the photo", 2),
  companyLogo: text("the company's name as its word mark", 40),
  title: text("what kind of company it is", 90),
  figure: text("the figure that the quotation proves", 12),
  figureLabel: text("what the figure counts", 60),
  content: text("what the person says", 480),
});
export type Testimonial = z.infer<typeof testimonial>;

const voices = { VOICES: { min: 3, max: 5 }, PAIR: { min: 2, max: 2 }, ONE: { min: 1, max: 1 } };

/**
 * - `VOICES`: the first voice large, with its figure; the others in a row below
 * - `PAIR`: two voices side by side
 * - `ONE`: one voice, its figure on the left
 */
export const testimonialsSection = strictEntry({
  kind: z.literal("TESTIMONIALS"),
  layout: layout("VOICES", "PAIR", "ONE"),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  testimonials: list(slug, "ids of content/testimonials.yaml", 1, 5),
}).superRefine(({ layout, testimonials }, context) => {
  const { min, max } = voices[layout];
  if (testimonials.length < min || testimonials.length > max)
    context.addIssue({
      code: "custom",
      path: ["testimonials"],
      message: `the layout ${layout} has ${min === max ? min : `${min} to ${max}`} voices`,
    });
});
