import {
  createGraph,
  matchResume,
  type RequirementResult,
  readJob,
  readResumeText,
  type SkillGraph,
} from "resume-match";
import { loadSkills } from "../../packages/resume-match/src/skills/load-skills.ts";
import type { MatchPicture, MatchSource } from "../pictures/picture.schema.ts";
import { fillIn } from "./fill-in.ts";

let graph: SkillGraph | undefined;

/** What the résumé engine says of the sample: nothing in the picture is drawn by hand. */
export function drawMatch(source: MatchSource): MatchPicture {
  graph ??= createGraph(loadSkills());
  const lines = source.resume.map(({ style, text }) =>
    style === "HEADING" ? `# ${text}` : style === "TEXT" ? `- ${text}` : text,
  );
  const job = readJob(source.posting, graph);
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const report = matchResume(readResumeText(lines.join("\n")), job, graph, { now });
  const count = (status: string) => report.requirements.filter((one) => one.status === status).length;
  const figures = {
    score: Math.round(report.score),
    asked: report.requirements.length,
    proven: count("proven"),
    deduced: count("deduced"),
    partial: count("partial"),
    missing: count("missing"),
  };
  const [suggestion] = report.suggestions.filter(({ points }) => points >= 1);
  const asked = report.requirements.find(({ requirement }) => requirement.id === suggestion?.requirementId);
  return {
    kind: "MATCH",
    ...(source.sample && { sample: source.sample }),
    alt: fillIn(source.alt, figures),
    job: source.job,
    summary: fillIn(source.summary, figures),
    score: figures.score,
    requirements: report.requirements.slice(0, 8).map((result) => drawRequirement(result, source)),
    resume: source.resume,
    ...(suggestion &&
      asked && { suggestion: { label: asked.requirement.label, points: Math.round(suggestion.points) } }),
  };
}

function drawRequirement(
  { requirement, status, evidence, yearsShown }: RequirementResult,
  { resume }: MatchSource,
) {
  const quotes = evidence
    .filter(({ how }) => how !== "negated")
    .flatMap(({ quote }) => {
      const line = resume.findIndex(({ text }) => text.includes(quote));
      return line < 0 ? [] : [{ line, quote }];
    });
  const seen = new Set<string>();
  return {
    label: requirement.label,
    status,
    ...(requirement.years !== undefined && yearsShown !== undefined && { note: `${yearsShown} years` }),
    evidence: quotes
      .filter(({ line, quote }) => !seen.has(`${line}`) && seen.add(`${line}`) && quote.length > 1)
      .slice(0, 3),
  };
}
