import { z } from "zod";
import { apiSection } from "./api/api.schema.ts";
import { articleSection } from "./article/article.schema.ts";
import { assessmentsSection } from "./assessments/assessments.schema.ts";
import { beginTodaySection } from "./begin-today/begin-today.schema.ts";
import { bulkMatchSection } from "./bulk-match/bulk-match.schema.ts";
import { candidateReportsSection } from "./candidate-reports/candidate-reports.schema.ts";
import { drivePlanSection } from "./drive-plan/drive-plan.schema.ts";
import { engineErrorsSection } from "./engine-errors/engine-errors.schema.ts";
import { faqSection } from "./faq/faq.schema.ts";
import { featuresSection } from "./features/features.schema.ts";
import { heroSection } from "./hero/hero.schema.ts";
import { keyBenefitsSection } from "./key-benefits/key-benefits.schema.ts";
import { matchMadeInSection } from "./match-made-in/match-made-in.schema.ts";
import { productsSection } from "./products/products.schema.ts";
import { readAloudSection } from "./read-aloud/read-aloud.schema.ts";
import { resultsSection } from "./results/results.schema.ts";
import { roundSection } from "./round/round.schema.ts";
import { sampleTaskSection } from "./sample-task/sample-task.schema.ts";
import { stageSection } from "./stage/stage.schema.ts";
import { stepsToMatchSection } from "./steps-to-match/steps-to-match.schema.ts";
import { techTalentHuntSection } from "./tech-talent-hunt/tech-talent-hunt.schema.ts";
import { testimonialsSection } from "./testimonials/testimonials.schema.ts";

const sections = [
  heroSection,
  keyBenefitsSection,
  faqSection,
  beginTodaySection,
  testimonialsSection,
  featuresSection,
  techTalentHuntSection,
  stepsToMatchSection,
  matchMadeInSection,
  candidateReportsSection,
  assessmentsSection,
  bulkMatchSection,
  readAloudSection,
  articleSection,
  productsSection,
  sampleTaskSection,
  apiSection,
  drivePlanSection,
  resultsSection,
  stageSection,
  roundSection,
  engineErrorsSection,
] as const;

/** All section kinds, by their names in content files. */
export const sectionKinds = sections.map((section) => section.shape.kind.value);

/** A section in a content file, with ids as references. */
export const sectionSource = z.discriminatedUnion("kind", sections, {
  error: (issue) => {
    const kind = (issue.input as { kind?: unknown } | undefined)?.kind;
    const wrong = typeof kind === "string" ? `unknown section kind "${kind}"` : "has no kind";
    return `${wrong}: write one of ${sectionKinds.join(", ")}`;
  },
});
export type SectionSource = z.infer<typeof sectionSource>;
