import type { DrawnPicture } from "#app/pictures/picture.schema.ts";
import type { SampleTask } from "#app/stages/tasks/sample-task.schema.ts";
import type { Page, ToolCategory } from "#domain/page.ts";
import type { ApiReference } from "./api/api-reference.ts";
import type { AssessmentItem } from "./assessments/assessments.schema.ts";
import type { CandidateReport } from "./candidate-reports/candidate-reports.schema.ts";
import type { EngineResult, MeasuredFigure, ResultsWords } from "./results/results.schema.ts";
import type { SectionSource } from "./section.schema.ts";
import type { LiveKind } from "./section-kinds.ts";
import type { Testimonial } from "./testimonials/testimonials.schema.ts";

/* Sections as components receive them, with references resolved. */

type Source<Kind extends SectionSource["kind"]> = Extract<SectionSource, { kind: Kind }>;
type WithPicture<T extends { image?: string | undefined }, P = DrawnPicture> = Omit<T, "image"> & {
  image?: P;
};

export type HeroSlide = WithPicture<Source<"HERO">["slide"]>;
export type FeatureCard = WithPicture<Source<"FEATURES">["cards"][number]>;

/** Kinds whose data differ from their source. */
type Resolved =
  | (Omit<Source<"HERO">, "slide"> & { slide: HeroSlide })
  | (Omit<Source<"FEATURES">, "cards"> & { cards: FeatureCard[] })
  | (Omit<Source<"TESTIMONIALS">, "testimonials"> & { testimonials: Testimonial[] })
  | (Source<"ASSESSMENTS"> & { items: AssessmentItem[] })
  | (Omit<Source<"CANDIDATE_REPORTS">, "report" | "round"> & { report: CandidateReport })
  | (Omit<Source<"RESULTS">, "of" | "summary"> & {
      engines: EngineResult[];
      labels: ResultsWords["labels"];
      summary: MeasuredFigure[];
    })
  | (Omit<Source<"KEY_BENEFITS">, "measured"> & {
      /** The heading of items that are targets, not results. */
      targets?: string;
      measured?: { title: string; all: string; figures: MeasuredFigure[] };
    })
  | (Omit<Source<"ARTICLE">, "parts"> & { parts: { id: string; title: string; html: string }[] })
  | (Omit<Source<"SAMPLE_TASK">, "task"> & { task: SampleTask })
  | (Source<"API"> & { reference: ApiReference });

export type Section = Resolved | Exclude<SectionSource, { kind: Resolved["kind"] }>;
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;
/** A section of `liveKinds`. */
export type LiveSectionContent = SectionOf<LiveKind>;
export type StaticSectionContent = Exclude<Section, LiveSectionContent | { kind: "HERO" | "STAGE" }>;

/** A page of `content/pages`. */
export type ContentPage = Page & {
  toolCategory?: ToolCategory | undefined;
  sections: Section[];
};
