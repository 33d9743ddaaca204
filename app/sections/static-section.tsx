import { Api } from "./api/api.tsx";
import { Article } from "./article/article.tsx";
import { BeginToday } from "./begin-today/begin-today.tsx";
import { CandidateReports } from "./candidate-reports/candidate-reports.tsx";
import { EngineErrors } from "./engine-errors/engine-errors.tsx";
import { Faq } from "./faq/faq.tsx";
import { Features } from "./features/features.tsx";
import { KeyBenefits } from "./key-benefits/key-benefits.tsx";
import { MatchMadeIn } from "./match-made-in/match-made-in.tsx";
import { Products } from "./products/products.tsx";
import { Results } from "./results/results.tsx";
import { RoundMoments } from "./round/round.tsx";
import { SampleTask } from "./sample-task/sample-task.tsx";
import type { StaticSectionContent } from "./section.ts";
import { StepsToMatch } from "./steps-to-match/steps-to-match.tsx";
import { TechTalentHunt } from "./tech-talent-hunt/tech-talent-hunt.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";

/**
 * Renders a section without behaviour. The compiler requires every kind to be here or in `liveKinds` and
 * `LiveSection`. Server only.
 */
export function StaticSection({ section }: { section: StaticSectionContent }) {
  switch (section.kind) {
    case "KEY_BENEFITS":
      return <KeyBenefits {...section} />;
    case "FAQ":
      return <Faq {...section} />;
    case "BEGIN_TODAY":
      return <BeginToday {...section} />;
    case "TESTIMONIALS":
      return <Testimonials {...section} />;
    case "FEATURES":
      return <Features {...section} />;
    case "TECH_TALENT_HUNT":
      return <TechTalentHunt {...section} />;
    case "STEPS_TO_MATCH":
      return <StepsToMatch {...section} />;
    case "MATCH_MADE_IN":
      return <MatchMadeIn {...section} />;
    case "CANDIDATE_REPORTS":
      return <CandidateReports {...section} />;
    case "ARTICLE":
      return <Article {...section} />;
    case "PRODUCTS":
      return <Products {...section} />;
    case "SAMPLE_TASK":
      return <SampleTask {...section} />;
    case "API":
      return <Api {...section} />;
    case "RESULTS":
      return <Results {...section} />;
    case "ROUND":
      return <RoundMoments {...section} />;
    case "ENGINE_ERRORS":
      return <EngineErrors {...section} />;
    default:
      return section satisfies never;
  }
}
