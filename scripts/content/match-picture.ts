import type { MatchPicture, MatchSource } from "#app/pictures/picture.schema.ts";
import { bestSuggestion, requirementLabel } from "#app/stages/person-match.ts";
import { matchSample } from "#app/stages/sample-match.ts";
import { sumFigures } from "#app/tools/resume/report/sum-figures.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** The picture of a match, with the engine's report of today. */
export function runSampleMatch(source: MatchSource): MatchPicture {
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const { report, quotes } = matchSample(source.resume, source.posting, now);
  const suggestion = bestSuggestion(report);
  const count = (status: string) => report.requirements.filter((result) => result.status === status).length;
  const figures = {
    score: Math.round(report.score),
    asked: report.requirements.length,
    proven: count("proven"),
    deduced: count("deduced"),
    partial: count("partial"),
    missing: count("missing"),
  };
  return {
    kind: "MATCH",
    ...(source.sample && { sample: source.sample }),
    alt: fillTemplate(source.alt, figures),
    job: source.job,
    summary: fillTemplate(source.summary, figures),
    ...sumFigures(report),
    requirements: report.requirements
      .slice(0, 8)
      .map((result) => ({ ...requirementLabel(result), evidence: quotes.get(result) ?? [] })),
    resume: source.resume,
    ...(suggestion && { suggestion }),
  };
}
