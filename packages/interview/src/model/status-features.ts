import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";

/** How likely a clause group is evidence: probabilities of `missing`, `partly` and `shown`, whose sum is 1. */
export type ClauseShares = readonly [missing: number, partly: number, shown: number];

const steps = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
/** One feature for each step that a number reaches. */
const reached = (name: string, value: number) =>
  steps.filter((step) => value >= step).map((step) => `${name} ${step}`);

/** The features of a whole answer for a criterion: how likely its clauses are, who acts in the likeliest, and the rules. */
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
    ...(unit ? [`actor ${unit.actor}`, `mode ${unit.mode}`, `${unit.actor} ${unit.mode}`] : []),
  ];
}
