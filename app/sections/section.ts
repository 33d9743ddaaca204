import type { DrawnPicture, MatchPicture } from "#app/pictures/picture.schema.ts";
import type { Page } from "#domain/page.ts";
import type { AssessmentItem } from "./assessments/assessments.schema.ts";
import type { SectionSource } from "./section.schema.ts";
import type { Testimonial } from "./testimonials/testimonials.schema.ts";

/** Sections as components receive them: references are replaced by what they refer to. */

type Source<Kind extends SectionSource["kind"]> = Extract<SectionSource, { kind: Kind }>;
type WithPicture<T extends { image?: string | undefined }, P = DrawnPicture> = Omit<T, "image"> & {
  image?: P;
};

export type HeroSlide = WithPicture<Source<"HERO">["slide"], DrawnPicture | MatchPicture>;
export type FeatureCard = WithPicture<Source<"FEATURES">["cards"][number]>;

export type Section =
  | { kind: "HERO"; slide: HeroSlide }
  | (Omit<Source<"FEATURES">, "cards"> & { cards: FeatureCard[] })
  | (Omit<Source<"TESTIMONIALS">, "testimonials"> & { testimonials: Testimonial[] })
  | (Source<"ASSESSMENTS"> & { items: AssessmentItem[] })
  | Source<
      | "KEY_BENEFITS"
      | "FAQ"
      | "BEGIN_TODAY"
      | "TECH_TALENT_HUNT"
      | "STEPS_TO_MATCH"
      | "MATCH_MADE_IN"
      | "CANDIDATE_REPORTS"
      | "BULK_MATCH"
      | "READ_ALOUD"
    >;
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

/** A page made of sections: one file of `content/pages`. */
export type ContentPage = Page & { sections: Section[] };
