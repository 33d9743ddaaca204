import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";
import { plainFeaturesOf, ruleFeaturesOf } from "./clause-features.ts";
import { networkReader } from "./clause-network.ts";
import { type ClauseShares, sharesOfBoth } from "./clause-shares.ts";
import type { FeatureWeights } from "./clause-weights.ts";
import { clauses, criteria, network } from "./weights.ts";

const readByNetwork = networkReader(network);

const known = new WeakMap<ReadAnswer, FeatureWeights[][]>();

/** The feature weights of each clause group, looked up once and used for all criteria. */
function weightsOf(answer: ReadAnswer): FeatureWeights[][] {
  const weights =
    known.get(answer) ??
    plainFeaturesOf(answer).map((features) => features.flatMap((feature) => clauses.of(feature) ?? []));
  known.set(answer, weights);
  return weights;
}

/**
 * Probability that each clause group is evidence for a criterion: the average of a feature classifier (the
 * features of `clauseFeatures`, looked up without their criterion) and a network that reads the words.
 */
export function classifyClauses(
  answer: ReadAnswer,
  criterion: CriterionId,
  candidates: readonly Candidate[],
): ClauseShares[] {
  const byNetwork = readByNetwork(answer, criteria.indexOf(criterion), candidates);
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
    return sharesOfBoth(sums, byNetwork[index] ?? [0, 0, 0]);
  });
}
