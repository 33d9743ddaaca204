import { classify } from "text-classifier";
import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer } from "../language/read-answer.ts";
import type { CriterionId, CriterionStatus } from "../types.ts";
import { classifyClauses } from "./clause-classifier.ts";
import { evidenceFeatures } from "./evidence-features.ts";
import { canShow } from "./speaker.ts";
import { statusFeatures } from "./status-features.ts";
import { evidence, statuses } from "./weights.ts";

/** A clause group that is likelier than this is evidence; the likeliest always is. */
const enough = 0.4;

/** A status that is less likely than this needs a rule that says the same. */
const sureEnough = 0.3;

/** "Missing" has to be likelier than this, and than the second if a rule says "shown". */
const likelyMissing = 0.55;
const surelyMissing = 0.65;

export type Judged = {
  status: CriterionStatus;
  /** 0 to 1: how likely the status is. */
  strength: number;
  /** Places of the clause groups that are evidence, in the order of the text. */
  evidence: number[];
};

/**
 * Judges an answer for a criterion: how likely each clause group is evidence, from all of them the status, and
 * which of them count beside the others.
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
  const [missing = 1, ...heard] = likely;
  // A rule that finds the words outweighs a doubt whether they count.
  const isRule = candidates.some((candidate) => candidate.status === "shown");
  const strength = missing > (isRule ? surelyMissing : likelyMissing) ? missing : Math.max(...heard);
  const status = (statuses.classes[likely.indexOf(strength)] ?? "missing") as CriterionStatus;
  const any = shares.map(([missing]) => 1 - missing);
  const likeliest = answer.units[any.indexOf(Math.max(...any))];
  // Without a rule, a doubtful word is none, and neither is a principle that is the whole answer.
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
