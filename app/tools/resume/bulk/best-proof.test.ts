import { expect, test } from "vitest";
import { bestProof } from "./best-proof.ts";
import type { RowRequirement } from "./rank-messages.ts";

const requirement = (
  priority: RowRequirement["priority"],
  status: RowRequirement["status"],
  words: string,
  before = "",
): RowRequirement => ({
  label: words,
  priority,
  status,
  quotations: words === "" ? [] : [{ before, words, after: "", rule: "" }],
});

test("the proof is of the most important requirement that is proven", () => {
  const requirements = [
    requirement("nice", "proven", "Kafka"),
    requirement("must", "deduced", "SQL"),
    requirement("must", "proven", ""),
    requirement("must", "proven", "Java"),
  ];
  expect(bestProof({ requirements })?.words).toBe("Java");
  expect(bestProof({ requirements: requirements.slice(0, 2) })?.words).toBe("Kafka");
});

test("a long text before the proof is cut between words", () => {
  const requirements = [requirement("must", "proven", "Zendesk", "- Set up the macros and triggers of ")];
  expect(bestProof({ requirements })?.before).toBe("… macros and triggers of ");
});

test("without evidence there is no proof", () => {
  expect(bestProof({ requirements: [requirement("must", "missing", "Java")] })).toBeUndefined();
});
