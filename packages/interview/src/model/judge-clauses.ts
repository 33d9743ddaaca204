import { classify } from "text-classifier";
import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer } from "../language/read-answer.ts";
import type { CriterionId, CriterionStatus } from "../types.ts";
import { classifyClauses } from "./clause-classifier.ts";
import { evidenceFeatures } from "./evidence-features.ts";
import { canShow } from "./speaker.ts";
import { statusFeatures } from "./status-features.ts";
import { evidence, statuses } from "./weights.ts";

/** Clause groups with at least this probability are evidence; the likeliest always is. */
const enough = 0.4;

/** Below this probability, a status needs a rule that found something. */
const sureEnough = 0.3;

/** "Missing" must be likelier than the first, or than the second if a rule says "shown". */
const likelyMissing = 0.55;
const surelyMissing = 0.65;

export type Judged = {
  status: CriterionStatus;
  /** Probability of the status, 0 to 1. */
  strength: number;
  /** Indices of the clause groups that are evidence, in text order. */
  evidence: number[];
};

/**
 * Judges an answer for a criterion in three steps: how likely each clause group is evidence, the status of
 * the whole, and which clause groups are evidence for it.
 * @param answer without the clause groups that cannot show anything
 */
export function judgeClauses(
  answer: ReadAnswer,
  criterion: CriterionId,
  candidates: readonly Candidate[],
): Judged {
  if (answer.units.length === 0) return { status: "missing", strength: 1, evidence: [] };
  const shares = classifyClauses(answer, criterion, candidates);
  const likely = classify(statuses, statusFeatures(answer, shares, criterion, candidates));
  const [missing = 1, ...evident] = likely;
  // A match by a rule outweighs a slight doubt of the model.
  const isRule = candidates.some((candidate) => candidate.status === "shown");
  const strength = missing > (isRule ? surelyMissing : likelyMissing) ? missing : Math.max(...evident);
  const status = (statuses.classes[likely.indexOf(strength)] ?? "missing") as CriterionStatus;
  const any = shares.map(([missing]) => 1 - missing);
  const likeliest = answer.units[any.indexOf(Math.max(...any))];
  // Without a rule, neither an improbable status nor an answer that is one general principle counts.
  const isPrinciple = answer.units.length === 1 && likeliest?.mode === "GENERAL";
  if (candidates.length === 0 && (strength < sureEnough || isPrinciple))
    return { status: "missing", strength: 1, evidence: [] };
  if (status === "missing") return { status, strength, evidence: [] };
  const featuresOf = evidenceFeatures(answer, shares, criterion);
  const counts = shares.map((_, index) => classify(evidence, featuresOf(index))[1] ?? 0);
  const least = Math.min(enough, Math.max(...counts));
  const places = counts.flatMap((count, index) => (count >= least ? [index] : []));
  if (!canShow(answer.units, places, criterion)) return { status: "missing", strength: 1, evidence: [] };
  return { status, strength, evidence: places };
}
