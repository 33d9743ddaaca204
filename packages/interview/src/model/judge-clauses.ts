import { classify } from "text-classifier";
import type { Candidate } from "../judge/candidate.ts";
import { mostOf } from "../judge/cause.ts";
import type { ReadAnswer } from "../language/read-answer.ts";
import type { CriterionId, CriterionStatus } from "../types.ts";
import { classifyClauses } from "./clause-classifier.ts";
import type { ClauseShares } from "./clause-shares.ts";
import { evidenceFeatures } from "./evidence-features.ts";
import { canShow } from "./speaker.ts";
import { statusFeatures } from "./status-features.ts";
import { evidence, statuses } from "./weights.ts";

/** Clause groups with at least this probability are evidence; the likeliest always is. */
const enough = 0.4;

/** Below this probability, a status needs a rule that found something. */
const sureEnough = 0.3;

/** An answer is "missing" above this probability, unless a certain rule found something. */
const likelyMissing = 0.55;

/** What a clause can show at most, by its cause. */
function capped([missing, partly, shown]: ClauseShares, most: CriterionStatus | undefined): ClauseShares {
  if (most === "missing") return [1, 0, 0];
  return most === "partly" ? [missing, partly + shown, 0] : [missing, partly, shown];
}

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
  const most = answer.units.map((unit) => mostOf(criterion, unit));
  const withCause = new Set(answer.units.filter((_, index) => most[index] !== "missing"));
  const causes = candidates.filter(({ units }) => units.some((unit) => withCause.has(unit)));
  const shares = classifyClauses(answer, criterion, candidates).map((share, index) =>
    capped(share, most[index]),
  );
  const likely = classify(statuses, statusFeatures(answer, shares, criterion, causes));
  const [missing = 1, ...evident] = likely;
  // A certain match by a rule outweighs the models, and is then itself the evidence.
  const certain = missing > likelyMissing ? causes.filter(({ isCertain }) => isCertain) : [];
  const strength = missing > likelyMissing && certain.length === 0 ? missing : Math.max(...evident);
  const status = (statuses.classes[likely.indexOf(strength)] ?? "missing") as CriterionStatus;
  const any = shares.map(([missing]) => 1 - missing);
  const likeliest = answer.units[any.indexOf(Math.max(...any))];
  // Without a rule, neither an improbable status nor an answer that is one general principle counts.
  const isPrinciple = answer.units.length === 1 && likeliest?.mode === "GENERAL";
  if (causes.length === 0 && (strength < sureEnough || isPrinciple))
    return { status: "missing", strength: 1, evidence: [] };
  if (status === "missing") return { status, strength, evidence: [] };
  const featuresOf = evidenceFeatures(answer, shares, criterion);
  const counts = answer.units.map((unit, index) =>
    certain.length > 0
      ? Number(certain.some(({ units }) => units.includes(unit)))
      : (classify(evidence, featuresOf(index))[1] ?? 0),
  );
  const least = Math.min(enough, Math.max(...counts));
  const places = counts.flatMap((count, index) =>
    count >= least && most[index] !== "missing" ? [index] : [],
  );
  if (places.length === 0) return { status: "missing", strength: 1, evidence: [] };
  if (!canShow(answer.units, places, criterion)) return { status: "missing", strength: 1, evidence: [] };
  const isShown = status === "shown" && places.some((place) => most[place] === "shown");
  return { status: isShown ? "shown" : "partly", strength, evidence: places };
}
