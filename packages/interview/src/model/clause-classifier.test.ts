import { type Classifier, classify } from "text-classifier";
import { expect, test } from "vitest";
import { judges } from "../judge/judges.ts";
import { readAnswer } from "../language/read-answer.ts";
import { classifyClauses } from "./clause-classifier.ts";
import { clauseFeatures } from "./clause-features.ts";
import { networkReader } from "./clause-network.ts";
import { sharesOfBoth } from "./clause-shares.ts";
import { readClauseWeights, writeClauseWeights } from "./clause-weights.ts";
import { clauses, criteria, network } from "./weights.ts";

const answer = readAnswer(
  "A bakery in Pune, last March. The oven was late, so I rang her the same evening. She said “I am angry”, and I promised Monday at ten.",
);

const classes = ["missing", "partly", "shown"];

/** A classifier of these features only, under their full names. */
function classifierOf(names: readonly string[]): Classifier {
  const weights = names.flatMap((name) => {
    const [, criterion = "", feature = name] = /^([a-z-]+): (.*)$/.exec(name) ?? [];
    const numbers = clauses.of(feature)?.get(criterion);
    return numbers ? [[name, numbers] as const] : [];
  });
  return { classes, scale: clauses.scale, weights: Object.fromEntries(weights) };
}

test("written weights are read back relative to those for missing", () => {
  const weights = { "w a=b": [3, 0, -2], "coaches: w a=b": [0, -1, 1], "ownership: rule": [-7, 0, 4] };
  const criteria = ["ownership", "coaches"];
  const { of } = readClauseWeights(criteria, 8, writeClauseWeights({ classes, scale: 8, weights }, criteria));
  expect([...(of("w a=b") ?? [])]).toEqual([
    ["", [0, -3, -5]],
    ["coaches", [0, -1, 1]],
  ]);
  expect([...(of("rule") ?? [])]).toEqual([["ownership", [0, 7, 11]]]);
  expect(of("constructor")).toBeUndefined();
});

test.each(["ownership", "next-step", "acknowledges"] as const)(
  "cached weights give the same result as the features and the network, for %s",
  (criterion) => {
    const candidates = judges[criterion](answer);
    const shares = classifyClauses(answer, criterion, candidates);
    const byNetwork = networkReader(network)(answer, criteria.indexOf(criterion), candidates);
    for (const [index, share] of shares.entries()) {
      const names = clauseFeatures(answer, index, criterion, candidates);
      const byFeatures = classify(classifierOf(names), names).map(Math.log);
      const expected = sharesOfBoth(byFeatures, byNetwork[index] ?? []);
      for (const [place, value] of share.entries()) expect(value).toBeCloseTo(expected[place] ?? -1);
    }
    expect(shares.length).toBeGreaterThan(2);
    expect(shares[1]?.[0]).not.toBeCloseTo(1 / 3, 1);
  },
);
