import type { ReadResume } from "../extract/read-resume.ts";
import { type Job, priorityWeight } from "../job/read-job.ts";
import type { FieldOfWork, Requirement, RequirementResult, ScorePart } from "../report.ts";
import { type SkillGraph, skillNamed } from "../skills/graph.ts";
import { countYears, type Proofs, workPeriods, workPeriodsOf } from "./evidence.ts";
import { directSentences, fieldOfWork } from "./field-of-work.ts";
import { missingCost, missingShare } from "./missing.ts";
import { jobRecency } from "./recency.ts";
import { relatedWork } from "./related-work.ts";
import { scoreRequirement } from "./requirement-score.ts";
import { educationPart, titlePart, wordingPart } from "./score-parts.ts";

/**
 * Shares of the whole, chosen by docs/decisions/037-kind-of-work.md. Parts the job does not ask for are left out; the others
 * grow in proportion.
 */
export const shares = { requirements: 0.28, field: 0.36, title: 0.23, education: 0.03, wording: 0.1 };

type ShareName = keyof typeof shares;

/** How well each part is met, 0 to 1; absent if the job does not ask for it. */
export type PartValues = Partial<Record<ShareName, number>> & {
  /** The weighted share of the must-haves that are missing. */
  missing: number;
};

export type Scored = {
  score: number;
  parts: ScorePart[];
  cap?: number;
  requirements: RequirementResult[];
  /** Absent for a job without words of any occupation. */
  field: FieldOfWork | undefined;
  values: PartValues;
};
type Now = { year: number; month: number };

/** Weight of a requirement: unknown phrases and soft skills are less certain. */
function requirementWeight(requirement: Requirement, graph: SkillGraph): number {
  const base = priorityWeight[requirement.priority] * (requirement.weight ?? 1);
  if (requirement.kind === "phrase") return base * 0.6;
  const skills = requirement.skills.map((label) => skillNamed(label, graph));
  return skills.length > 0 && skills.every((skill) => skill?.kind === "soft") ? base * 0.5 : base;
}

/** All nice-to-haves together weigh at most this share of the lightest must-have, so they never replace one. */
const niceShare = 0.8;

function balancedWeights(requirements: RequirementResult[], graph: SkillGraph): number[] {
  const weights = requirements.map(({ requirement }) => requirementWeight(requirement, graph));
  const weightsOf = (priority: Requirement["priority"]) =>
    weights.filter((_, index) => requirements[index]?.requirement.priority === priority);
  const [musts, nice] = [weightsOf("must"), weightsOf("nice").reduce((sum, weight) => sum + weight, 0)];
  const factor = musts.length > 0 && nice > 0 ? Math.min(1, (niceShare * Math.min(...musts)) / nice) : 1;
  return weights.map((weight, index) =>
    requirements[index]?.requirement.priority === "nice" ? weight * factor : weight,
  );
}

/**
 * Scores a résumé against a job, 0 to 1 before rounding. Every term is monotone in the proofs and every denominator
 * depends only on the job: proof never lowers the score.
 */
export function score(read: ReadResume, job: Job, proofs: Proofs, graph: SkillGraph, now: Now): Scored {
  const { words } = proofs;
  const { occupations } = graph;
  const recency = jobRecency(read.resume.work);
  const field = fieldOfWork(job, directSentences(words, read, recency, occupations), read, occupations);
  const relatedJobs = relatedWork(read, job, proofs, field, graph);
  const related = workPeriodsOf(read, now, (index) => relatedJobs.has(index));
  const requirements = job.requirements.map((requirement) =>
    scoreRequirement(requirement, read, proofs, graph, { all: workPeriods(read, now), related }),
  );
  const values: PartValues = {
    ...(field && { field: field.score }),
    ...(job.title !== undefined && { title: titlePart(read, job, words, recency, occupations) }),
    ...(job.education && { education: educationPart(read, job, countYears(related)) }),
    ...(job.words.length > 0 && { wording: wordingPart(job, words, occupations) }),
    ...requirementValues(requirements, graph),
  };
  return { ...sumParts(values), requirements, field, values };
}

/** Recomputes the score with other requirement results. */
export const scoreWith = (requirements: RequirementResult[], { values }: Scored, graph: SkillGraph): number =>
  sumParts({ ...values, ...requirementValues(requirements, graph) }).score;

/** How well the requirements are met, and the share of the must-haves that are missing. */
function requirementValues(
  requirements: RequirementResult[],
  graph: SkillGraph,
): Pick<PartValues, "requirements" | "missing"> {
  const weights = balancedWeights(requirements, graph);
  const sum = weights.reduce((a, b) => a + b, 0);
  const met = requirements.reduce((all, result, index) => all + result.score * (weights[index] ?? 0), 0);
  return { ...(sum > 0 && { requirements: met / sum }), missing: shareOfMissing(requirements, weights) };
}

function sumParts(values: PartValues): Pick<Scored, "score" | "parts" | "cap"> {
  const remaining = 1 - missingCost * values.missing;
  const asked = shareNames.filter((name) => values[name] !== undefined);
  const shareSum = asked.reduce((sum, name) => sum + shares[name], 0);
  const shareOf = (name: ShareName) => (values[name] === undefined ? 0 : shares[name] / shareSum);
  const pointsOf = (name: ShareName) => shareOf(name) * (values[name] ?? 0);
  const parts = pageParts.flatMap(([name, ...inside]): ScorePart[] => {
    const of = inside.reduce((sum, part) => sum + shareOf(part), 0);
    const points = inside.reduce((sum, part) => sum + pointsOf(part), 0);
    return of === 0 ? [] : [{ name, points: round(100 * points), of: round(100 * of) }];
  });
  return {
    score: asked.reduce((sum, name) => sum + pointsOf(name), 0) * remaining,
    parts,
    ...(remaining < 1 ? { cap: round(remaining * 100) } : {}),
  };
}

const shareNames = Object.keys(shares) as ShareName[];
/** The parts as the page shows them. */
const pageParts: readonly [ScorePart["name"], ...ShareName[]][] = [
  ["requirements", "requirements"],
  ["title", "field", "title"],
  ["education", "education"],
  ["wording", "wording"],
];

/** The weighted share of the must-haves that are missing. */
function shareOfMissing(requirements: RequirementResult[], weights: number[]): number {
  let [musts, missing] = [0, 0];
  requirements.forEach(({ requirement, score: resultScore }, index) => {
    if (requirement.priority !== "must") return;
    musts += weights[index] ?? 0;
    missing += (weights[index] ?? 0) * missingShare(resultScore);
  });
  return musts === 0 ? 0 : missing / musts;
}

/** Rounds half up to one decimal. */
export const round = (value: number) => Math.floor(value * 10 + 0.5) / 10;
