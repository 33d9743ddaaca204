import { softmax } from "text-classifier";
import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";
import { plainFeaturesOf, ruleFeaturesOf } from "./clause-features.ts";
import type { ClauseShares } from "./clause-shares.ts";
import type { FeatureWeights } from "./clause-weights.ts";
import { clauses } from "./weights.ts";

const known = new WeakMap<ReadAnswer, FeatureWeights[][]>();

/** The weights of each clause group's features, looked up once for all criteria. */
function weightsOf(answer: ReadAnswer): FeatureWeights[][] {
  const weights =
    known.get(answer) ??
    plainFeaturesOf(answer).map((features) => features.flatMap((feature) => clauses.of(feature) ?? []));
  known.set(answer, weights);
  return weights;
}

/** The likelihood that each clause group of an answer is evidence for a criterion, from `clauseFeatures` without their names. */
export function classifyClauses(
  answer: ReadAnswer,
  criterion: CriterionId,
  candidates: readonly Candidate[],
): ClauseShares[] {
  return weightsOf(answer).map((plain, index) => {
    const sums: [number, number, number] = [0, 0, 0];
    const add = (numbers: readonly number[] | undefined) => {
      if (!numbers) return;
      sums[0] += (numbers[0] ?? 0) / clauses.scale;
      sums[1] += (numbers[1] ?? 0) / clauses.scale;
      sums[2] += (numbers[2] ?? 0) / clauses.scale;
    };
    for (const weights of plain) {
      add(weights.get(criterion));
      add(weights.get(""));
    }
    for (const feature of ruleFeaturesOf(answer, index, candidates)) add(clauses.of(feature)?.get(criterion));
    const [missing = 1, partly = 0, shown = 0] = softmax(sums);
    return [missing, partly, shown];
  });
}
