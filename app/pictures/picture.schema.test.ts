import { expect, test } from "vitest";
import { picture } from "./picture.schema.ts";

const findings = (result: string) => ({
  kind: "FINDINGS",
  alt: "Two tests.",
  title: "Sample candidate",
  items: [
    { title: "Aptitude", result: "17 of 20", status: "proven", evidence: "tried a small case" },
    { title: "Coding", result, status: "partial", evidence: "repaired the loop" },
  ],
});
const list = (value: string) => ({
  kind: "RANKED_LIST",
  alt: "Two people.",
  title: "Batch",
  rows: ["A", "B"].map((title) => ({ title, detail: "nights", value, status: "proven" })),
});

test.each(["84", "84.5", "84 %", "84 of 100", "84 out of 100"])(
  "a picture can't show %s as a score",
  (score) => {
    for (const drawing of [findings(score), list(score)])
      expect(picture.safeParse(drawing).error?.issues[0]?.message).toMatch(
        /is a score, which only résumés have/,
      );
  },
);

test("a picture can show a state or a count", () => {
  for (const state of ["one flaw", "229 of 236 words", "4 of 6", "Tue, 19:30"]) {
    expect(picture.safeParse(findings(state)).success, state).toBe(true);
    expect(picture.safeParse(list(state)).success, state).toBe(true);
  }
});
