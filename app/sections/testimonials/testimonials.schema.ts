import { z } from "zod";
import { list, sample, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

export const testimonial = strictEntry({
  id: slug,
  sample,
  name: text("the person's name, or the role while it is a sample", 60),
  photo: text("initials that stand for the photo", 2),
  companyLogo: text("the company's name as its word mark", 40),
  title: text("what kind of company it is", 90),
  content: text("what the person says", 480),
});
export type Testimonial = z.infer<typeof testimonial>;

export const testimonialsSection = strictEntry({
  kind: z.literal("TESTIMONIALS"),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  testimonials: list(slug, "ids of content/testimonials.yaml", 1, 5),
});
