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

/** The weights of each clause group's features, looked up once for all criteria. */
function weightsOf(answer: ReadAnswer): FeatureWeights[][] {
  const weights =
    known.get(answer) ??
    plainFeaturesOf(answer).map((features) => features.flatMap((feature) => clauses.of(feature) ?? []));
  known.set(answer, weights);
  return weights;
}

/**
 * The likelihood that each clause group of an answer is evidence for a criterion: by its features (those of `clauseFeatures`, looked
 * up without their criterion) and by a network that reads its words, in equal parts.
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
