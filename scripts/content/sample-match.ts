import {
  createGraph,
  matchResume,
  type RequirementResult,
  readJob,
  readResumeText,
  type SkillGraph,
} from "resume-match";
import { loadSkills } from "resume-match/node";
import type { MatchPicture, MatchSource } from "#app/pictures/picture.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

let graph: SkillGraph | undefined;

/** Runs the résumé engine on the sample: nothing in the picture is written by hand. */
export function runSampleMatch(source: MatchSource): MatchPicture {
  graph ??= createGraph(loadSkills());
  const lines = source.resume.map(({ style, text }) =>
    style === "HEADING" ? `# ${text}` : style === "TEXT" ? `- ${text}` : text,
  );
  const job = readJob(source.posting, graph);
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const report = matchResume(readResumeText(lines.join("\n")), job, graph, { now });
  const count = (status: string) => report.requirements.filter((result) => result.status === status).length;
  const figures = {
    score: Math.round(report.score),
    asked: report.requirements.length,
    proven: count("proven"),
    deduced: count("deduced"),
    partial: count("partial"),
    missing: count("missing"),
  };
  const [suggestion] = report.suggestions.filter(({ points }) => points >= 1);
  const suggested = report.requirements.find(
    ({ requirement }) => requirement.id === suggestion?.requirementId,
  );
  const quotes = toQuotes(report.requirements, source);
  return {
    kind: "MATCH",
    ...(source.sample && { sample: source.sample }),
    alt: fillTemplate(source.alt, figures),
    job: source.job,
    summary: fillTemplate(source.summary, figures),
    score: figures.score,
    requirements: report.requirements
      .slice(0, 8)
      .map((result) => ({ ...skillLabel(result), evidence: quotes.get(result) ?? [] })),
    resume: source.resume,
    ...(suggestion &&
      suggested && {
        suggestion: { label: suggested.requirement.label, points: Math.round(suggestion.points) },
      }),
  };
}

type Quote = { line: number; quote: string };

const skillLabel = ({ requirement, status, yearsShown }: RequirementResult) => ({
  label: requirement.label,
  status,
  ...(requirement.years !== undefined && yearsShown !== undefined && { note: `${yearsShown} years` }),
});

/** Marks words once: a proof before a deduction from the same words. */
function toQuotes(results: RequirementResult[], { resume }: MatchSource): Map<RequirementResult, Quote[]> {
  const drawn: Quote[] = [];
  const byPlainness = results.toSorted(
    (a, b) => Number(a.status !== "proven") - Number(b.status !== "proven"),
  );
  return new Map(
    byPlainness.map((result) => {
      const own: Quote[] = [];
      for (const { quote, how } of result.evidence) {
        const line = resume.findIndex(({ text }) => text.includes(quote));
        const isMarked = drawn.some(
          (mark) => mark.line === line && (mark.quote.includes(quote) || quote.includes(mark.quote)),
        );
        if (
          how === "negated" ||
          line < 0 ||
          quote.length < 2 ||
          isMarked ||
          own.some((mark) => mark.line === line)
        )
          continue;
        own.push({ line, quote });
      }
      drawn.push(...own);
      return [result, own.slice(0, 3)];
    }),
  );
}
