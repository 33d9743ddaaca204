import type { ReadResume } from "../extract/read-resume.ts";
import { type Job, priorityWeight } from "../job/read-job.ts";
import type { FieldOfWork, Requirement, RequirementResult, ScorePart } from "../report.ts";
import { type SkillGraph, skillNamed } from "../skills/graph.ts";
import { countYears, type Proofs, workPeriods } from "./evidence.ts";
import { fieldOfWork } from "./field-of-work.ts";
import { missingCost, missingShare } from "./missing.ts";
import { scoreRequirement } from "./requirement-score.ts";
import { educationPart, titlePart, wordingPart } from "./score-parts.ts";

/**
 * Shares of the whole, chosen by docs/decisions/037-kind-of-work.md. Parts the job does not ask for are left out; the others
 * grow in proportion.
 */
const shares = { requirements: 0.25, title: 0.62, education: 0.03, wording: 0.1 };
/** The kind of work beside the words of the title. */
const fieldShare = 0.7;

export type Scored = {
  score: number;
  parts: ScorePart[];
  cap?: number;
  requirements: RequirementResult[];
  field: FieldOfWork;
};
type Now = { year: number; month: number };

/** Weight of a requirement: unknown phrases and soft skills are less certain. */
function requirementWeight(requirement: Requirement, graph: SkillGraph): number {
  const base = priorityWeight[requirement.priority];
  if (requirement.kind === "phrase") return base * 0.6;
  const skills = requirement.skills.map((label) => skillNamed(label, graph));
  return skills.length > 0 && skills.every((skill) => skill?.kind === "soft") ? base * 0.5 : base;
}

/** All nice-to-haves together weigh at most this share of the must-haves, so they never replace one. */
const niceShare = 0.35;

function balancedWeights(requirements: RequirementResult[], graph: SkillGraph): number[] {
  const weights = requirements.map(({ requirement }) => requirementWeight(requirement, graph));
  const sumWeights = (priority: Requirement["priority"]) =>
    weights.reduce(
      (sum, weight, index) => sum + (requirements[index]?.requirement.priority === priority ? weight : 0),
      0,
    );
  const [musts, nice] = [sumWeights("must"), sumWeights("nice")];
  const factor = musts > 0 && nice > 0 ? Math.min(1, (niceShare * musts) / nice) : 1;
  return weights.map((weight, index) =>
    requirements[index]?.requirement.priority === "nice" ? weight * factor : weight,
  );
}

/**
 * Scores a résumé against a job, 0 to 1 before rounding. Every term is monotone in the proofs and every denominator
 * depends only on the job: proof never lowers the score.
 */
export function score(read: ReadResume, job: Job, proofs: Proofs, graph: SkillGraph, now: Now): Scored {
  const requirements = job.requirements.map((requirement) =>
    scoreRequirement(requirement, read, proofs, graph, now),
  );
  const field = fieldOfWork(job, proofs.words, read, graph.occupations);
  return total(requirements, field, read, job, proofs, graph, now);
}

/** Sums the parts for given requirement results, real or hypothetical. */
export function total(
  requirements: RequirementResult[],
  field: FieldOfWork,
  read: ReadResume,
  job: Job,
  proofs: Proofs,
  graph: SkillGraph,
  now: Now,
): Scored {
  const weights = balancedWeights(requirements, graph);
  const sum = weights.reduce((a, b) => a + b, 0);
  const coverage =
    sum === 0
      ? 0
      : requirements.reduce((covered, result, index) => covered + result.score * (weights[index] ?? 0), 0) /
        sum;
  const years = countYears(workPeriods(read, now));
  const parts: [ScorePart["name"], number, boolean][] = [
    ["requirements", coverage, sum > 0],
    [
      "title",
      titleAndField(read, job, proofs, field),
      job.title !== undefined || field.occupations.length > 0,
    ],
    ["education", educationPart(read, job, years), job.education !== undefined],
    ["wording", wordingPart(job, proofs.words), job.words.length > 0],
  ];
  const requested = parts.filter(([, , isRequested]) => isRequested);
  const shareSum = requested.reduce((all, [name]) => all + shares[name], 0);
  const raw =
    shareSum === 0 ? 0 : requested.reduce((all, [name, value]) => all + (shares[name] / shareSum) * value, 0);
  const remaining = remainingShare(requirements, weights);
  return {
    score: raw * remaining,
    parts: requested.map(([name, value]) => ({
      name,
      points: round((100 * value * shares[name]) / shareSum),
      of: round((100 * shares[name]) / shareSum),
    })),
    ...(remaining < 1 ? { cap: round(remaining * 100) } : {}),
    requirements,
    field,
  };
}

/** The title's words and the kind of work; only the kind of work if the job has no title. */
function titleAndField(read: ReadResume, job: Job, proofs: Proofs, field: FieldOfWork): number {
  if (job.title === undefined) return field.score;
  const title = titlePart(read, job, proofs.words);
  return field.occupations.length === 0 ? title : fieldShare * field.score + (1 - fieldShare) * title;
}

/** Share of the whole that remains after missing must-haves: 1 if none is missing. */
function remainingShare(requirements: RequirementResult[], weights: number[]): number {
  let [musts, missing] = [0, 0];
  requirements.forEach(({ requirement, score: resultScore }, index) => {
    if (requirement.priority !== "must") return;
    musts += weights[index] ?? 0;
    missing += (weights[index] ?? 0) * missingShare(resultScore);
  });
  return musts === 0 ? 1 : 1 - missingCost * (missing / musts);
}

/** Rounds half up to one decimal. */
export const round = (value: number) => Math.floor(value * 10 + 0.5) / 10;
