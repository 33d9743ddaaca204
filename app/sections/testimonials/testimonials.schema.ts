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
  figure: text("the figure of the situation", 12),
  figureLabel: text("what the figure counts", 60),
  content: text("the person's situation and what changes, in the second person", 320),
});
export type Testimonial = z.infer<typeof testimonial>;

const voices = { VOICES: { min: 3, max: 5 }, PAIR: { min: 2, max: 2 }, ONE: { min: 1, max: 1 } };

/**
 * - `VOICES`: the first situation large, with its figure; the others in a row below
 * - `PAIR`: two situations side by side
 * - `ONE`: one situation, its figure on the left
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
      message: `the layout ${layout} has ${min === max ? min : `${min} to ${max}`} situations`,
    });
});
