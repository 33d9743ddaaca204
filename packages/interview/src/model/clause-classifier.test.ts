import { classify } from "text-classifier";
import { expect, test } from "vitest";
import { judges } from "../judge/judges.ts";
import { readAnswer } from "../language/read-answer.ts";
import { classifyClauses } from "./clause-classifier.ts";
import { clauseFeatures } from "./clause-features.ts";
import { clauses } from "./weights.ts";

const answer = readAnswer(
  "A bakery in Pune, last March. The oven was late, so I rang her the same evening. She said “I am angry”, and I promised Monday at ten.",
);

test.each(["ownership", "next-step", "acknowledges"] as const)(
  "looking weights up once gives what the features say, for %s",
  (criterion) => {
    const candidates = judges[criterion](answer);
    const shares = classifyClauses(answer, criterion, candidates);
    for (const [index, share] of shares.entries()) {
      const expected = classify(clauses, clauseFeatures(answer, index, criterion, candidates));
      for (const [place, value] of share.entries()) expect(value).toBeCloseTo(expected[place] ?? -1);
    }
    expect(shares.length).toBeGreaterThan(2);
    expect(shares[1]?.[0]).not.toBeCloseTo(1 / 3, 1);
  },
);
