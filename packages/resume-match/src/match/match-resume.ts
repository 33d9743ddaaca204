import type { ReadResume } from "../extract/read-resume.ts";
import type { Job } from "../job/read-job.ts";
import type { MatchReport, RequirementResult, Suggestion } from "../report.ts";
import type { SkillGraph } from "../skills/graph.ts";
import { findProofs } from "./evidence.ts";
import { resumeHealth } from "./health.ts";
import { mixedUpTexts } from "./mixed-up.ts";
import { round, type Scored, score, scoreWith } from "./score.ts";

const engineVersion = "3";
type Now = { year: number; month: number };

/**
 * Compares a résumé with a job. The same arguments give the same report, byte for byte. Name, contact, birth,
 * address, and the names of schools and employers do not affect the score.
 *
 * @param now year and month (1 to 12) that "present" means in dates
 * @returns all scores rounded half up to one decimal; spans refer to `resumeText` and `jobText`
 */
export function matchResume(
  read: ReadResume,
  job: Job,
  graph: SkillGraph,
  { now }: { now: Now },
): MatchReport {
  const proofs = findProofs(read, job.text, graph, now);
  const scored = score(read, job, proofs, graph, now);
  const points = round(scored.parts.reduce((sum, part) => sum + part.points, 0));
  return {
    score: points,
    band: bandOf(points),
    parts: scored.parts,
    requirements: scored.requirements,
    field: { occupations: scored.field?.occupations ?? [], evidence: scored.field?.evidence ?? [] },
    health: resumeHealth(read, now),
    suggestions: suggest(scored, graph),
    warnings: [...read.warnings, ...proofs.warnings, ...mixedUpTexts(read, job.text)],
    resume: read.resume,
    resumeText: read.text,
    jobText: job.text,
    engine: { version: engineVersion, graph: graph.version },
  };
}

/**
 * Of real résumés in a job's line of work, 23 % are strong and 59 % at least good; of others fewer than 1 and 2 %
 * (docs/decisions/037-kind-of-work.md).
 */
export const bandOf = (points: number): MatchReport["band"] =>
  points >= 65 ? "strong" : points >= 50 ? "good" : points >= 35 ? "partial" : "low";

/**
 * Only the score of `matchResume`, 0 to 100 and unrounded: for ranking, where ties should be rare.
 *
 * @param now year and month (1 to 12) that "present" means in dates
 */
export function matchScore(read: ReadResume, job: Job, graph: SkillGraph, { now }: { now: Now }): number {
  return score(read, job, findProofs(read, job.text, graph, now), graph, now).score * 100;
}

/**
 * Only the score of `matchResume` and its parts, rounded like its: for one résumé and many jobs.
 *
 * @param now year and month (1 to 12) that "present" means in dates
 */
export function matchParts(
  read: ReadResume,
  job: Job,
  graph: SkillGraph,
  { now }: { now: Now },
): Pick<MatchReport, "score" | "parts"> {
  const scored = score(read, job, findProofs(read, job.text, graph, now), graph, now);
  return { score: round(scored.score * 100), parts: scored.parts };
}

/** Up to ten changes, largest gain first. Each gain comes from scoring again with the change. */
function suggest(scored: Scored, graph: SkillGraph): Suggestion[] {
  const suggestions = scored.requirements.flatMap((result, resultIndex): Suggestion[] => {
    const change = improvement(result);
    if (!change) return [];
    const changed = scored.requirements.map((other, index) =>
      index === resultIndex ? { ...other, score: change.score } : other,
    );
    const gain = round((scoreWith(changed, scored, graph) - scored.score) * 100);
    return gain > 0 ? [{ text: change.text, points: gain, requirementId: result.requirement.id }] : [];
  });
  return suggestions
    .sort((a, b) => b.points - a.points || (a.requirementId ?? "").localeCompare(b.requirementId ?? "", "en"))
    .slice(0, 10);
}

function improvement({
  requirement,
  score: currentScore,
  status,
  evidence,
  yearsShown,
}: RequirementResult): { score: number; text: string } | undefined {
  const { label } = requirement;
  if (requirement.kind === "years" || requirement.kind === "education") return undefined;
  const inRole = evidence.some(
    ({ place, how }) => place === "role" && (how === "exact" || how === "alias" || how === "sentence"),
  );
  if (status === "missing" && requirement.kind === "phrase")
    return {
      score: 0.85,
      text: `If you've done this, say so in your own words, under the job where you did it: “${label}”.`,
    };
  if (status === "missing")
    return {
      score: 1,
      text: `If you have it, mention “${label}” under the job where it shows.`,
    };
  if (requirement.years !== undefined && (yearsShown ?? 0) < requirement.years && !inRole && currentScore < 1)
    return {
      score: 1,
      text: `Say in which jobs, with dates, you used ${label}: the job asks for ${requirement.years} years.`,
    };
  if (currentScore < 0.97 && !inRole && requirement.kind === "skill")
    return {
      score: Math.max(currentScore, requirement.years === undefined ? 1 : currentScore),
      text: `Show ${label} in a dated job: it counts for more there than in a list.`,
    };
  return undefined;
}
