import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FindingKind, Growth, Submission, Verdict } from "../src/index.ts";
import { loadJudgeInNode } from "../src/load-judge-in-node.ts";

/** A program with what a person says of it. In a list each item is right; `may` is neither asked for nor wrong. */
type Case = Submission & {
  id: string;
  label: {
    verdict: Verdict;
    growth: Growth | Growth[] | null;
    findings: (FindingKind | FindingKind[])[];
    may?: FindingKind[];
  };
};

const cases = readFileSync(join(import.meta.dirname, "cases.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line): Case => JSON.parse(line));
const { judge } = loadJudgeInNode();

test.each(cases)("$id: $label.verdict", async ({ label, ...submission }) => {
  const { verdict, growth, findings } = await judge(submission);
  const found = [...new Set(findings.map(({ kind }) => kind))];
  const allowed = [...label.findings.flat(), ...(label.may ?? [])];
  expect({
    verdict,
    growth,
    missed: label.findings.filter((flaw) => ![flaw].flat().some((kind) => found.includes(kind))),
    needless: found.filter((kind) => !allowed.includes(kind)),
  }).toEqual({
    verdict: label.verdict,
    growth: expect.toBeOneOf([label.growth].flat()),
    missed: [],
    needless: [],
  });
});
