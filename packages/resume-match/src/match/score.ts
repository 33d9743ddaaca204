import type { ReadResume } from "../extract/read-resume.ts";
import { priorityWeight } from "../job/priorities.ts";
import type { Job } from "../job/read-job.ts";
import type { FieldOfWork, Requirement, RequirementResult, ScorePart } from "../report.ts";
import { type SkillGraph, skillNamed } from "../skills/graph.ts";
import { type Proofs, workPeriods, workPeriodsOf } from "./evidence.ts";
import { fieldOfWork } from "./field-of-work.ts";
import { relatedWork } from "./related-work.ts";
import { scoreRequirement } from "./requirement-score.ts";
import { wordingPart } from "./wording.ts";

type PartName = ScorePart["name"];

/**
 * Shares of the whole, chosen by docs/decisions/037-kind-of-work.md. A part that the job has no words for is left out; the
 * others grow in proportion.
 */
export const shares: Record<PartName, number> = { requirements: 0.6, field: 0.34, wording: 0.06 };
const partNames: readonly PartName[] = ["requirements", "field", "wording"];

/** How well each part is met, 0 to 1; absent if the job has no words for it. */
export type PartValues = Partial<Record<PartName, number>>;

export type Scored = {
  /** 0 to 1: the sum of the parts, each with its share. */
  score: number;
  parts: ScorePart[];
  requirements: RequirementResult[];
  /** Absent for a job without words of any occupation. */
  field: FieldOfWork | undefined;
  values: PartValues;
};
type Now = { year: number; month: number };

/** The factors that a reader of the report may set. */
const [minWeight, maxWeight] = [0.5, 3];

/** Weight of a requirement: unknown phrases, degrees and soft skills are less certain. */
function requirementWeight(requirement: Requirement, graph: SkillGraph): number {
  const chosen = Math.min(maxWeight, Math.max(minWeight, requirement.weight ?? 1));
  const base = priorityWeight[requirement.priority] * chosen;
  if (requirement.kind === "phrase" || requirement.kind === "education") return base * 0.6;
  const skills = requirement.skills.map((label) => skillNamed(label, graph));
  return skills.length > 0 && skills.every((skill) => skill?.kind === "soft") ? base * 0.5 : base;
}

/** All nice-to-haves together weigh at most this share of the lightest must-have, so they never replace one. */
const niceShare = 0.5;

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
  const { occupations } = graph;
  const field = fieldOfWork(job, proofs.sentences, read, occupations);
  const relatedJobs = relatedWork(read, job, proofs, field, graph);
  const related = workPeriodsOf(read, now, (index) => relatedJobs.has(index));
  const dated = { all: workPeriods(read, now), related };
  const requirements = job.requirements.map((requirement) =>
    scoreRequirement(requirement, { read, job, proofs, graph, dated }),
  );
  const values: PartValues = {
    ...requirementValue(requirements, graph),
    ...(field && { field: field.score }),
    ...(job.words.length > 0 && { wording: wordingPart(job, proofs, occupations) }),
  };
  return { ...sumParts(values), requirements, field, values };
}

/** Recomputes the score with other requirement results. */
export const scoreWith = (requirements: RequirementResult[], { values }: Scored, graph: SkillGraph): number =>
  sumParts({ ...values, ...requirementValue(requirements, graph) }).score;

/** How well the requirements are met, by weight. */
function requirementValue(requirements: RequirementResult[], graph: SkillGraph): PartValues {
  const weights = balancedWeights(requirements, graph);
  const sum = weights.reduce((a, b) => a + b, 0);
  const met = requirements.reduce((all, result, index) => all + result.score * (weights[index] ?? 0), 0);
  return sum > 0 ? { requirements: met / sum } : {};
}

function sumParts(values: PartValues): Pick<Scored, "score" | "parts"> {
  const asked = partNames.filter((name) => values[name] !== undefined);
  const shareSum = asked.reduce((sum, name) => sum + shares[name], 0);
  const exact = asked.map((name) => {
    const of = shares[name] / shareSum;
    return { name, of, points: of * (values[name] ?? 0) };
  });
  return {
    score: exact.reduce((sum, { points }) => sum + points, 0),
    parts: exact.map(({ name, points, of }) => ({ name, points: round(100 * points), of: round(100 * of) })),
  };
}

/** Rounds half up to one decimal. */
export const round = (value: number) => Math.floor(value * 10 + 0.5) / 10;
