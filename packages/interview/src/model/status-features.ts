import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";
import { type ClauseShares, reached } from "./clause-shares.ts";
import { hasSpeaker } from "./speaker.ts";

/** The actor of the likeliest clause group, and whether it happened. */
function likeliestFeatures(unit: Unit, criterion: CriterionId): string[] {
  const { actor, isIntended, isUnreal, mode } = unit;
  const traits = [
    `actor ${actor}`,
    `mode ${mode}`,
    `${actor} ${mode}`,
    ...(hasSpeaker(unit) ? [] : ["no speaker"]),
    ...(isUnreal ? ["unreal"] : []),
    ...(isIntended ? ["intended"] : []),
  ];
  return [...traits, ...traits.map((trait) => `${criterion} ${trait}`)];
}

/**
 * Features of a whole answer for a criterion: the probabilities of its clauses, the traits of the likeliest,
 * and rule matches.
 */
export function statusFeatures(
  { units, isGeneral }: ReadAnswer,
  shares: readonly ClauseShares[],
  criterion: CriterionId,
  candidates: readonly Candidate[],
): string[] {
  const top = (values: number[]) => values.toSorted((a, b) => b - a);
  const any = shares.map(([missing]) => 1 - missing);
  const [best = 0, second = 0] = top(any);
  const [shown = 0, nextShown = 0] = top(shares.map((share) => share[2]));
  const [partly = 0] = top(shares.map((share) => share[1]));
  const unit = units[any.indexOf(best)];
  return [
    "any",
    criterion,
    ...reached("shown", shown),
    ...reached("next shown", nextShown),
    ...reached("partly", partly),
    ...reached("best", best),
    ...reached("second", second),
    ...(shown > partly ? ["more shown than partly"] : []),
    ...(isGeneral ? ["general answer"] : []),
    ...(candidates.some(({ status }) => status === "shown") ? ["rule shown"] : []),
    ...(candidates.length > 0 ? ["rule"] : []),
    ...(unit ? likeliestFeatures(unit, criterion) : []),
  ];
}
