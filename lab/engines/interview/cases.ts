import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CriterionId, CriterionStatus } from "../../../packages/interview/src/index.ts";

type Passage = { span: [number, number]; quote: string };
export type LabelledAnswer = {
  id: string;
  question: { id: string; text: string };
  criteria: CriterionId[];
  text: string;
  labels: Record<string, { status: CriterionStatus; evidence: Passage[]; optional?: Passage[] }>;
};
/** Two answers to compare: either their statuses are the same, or `a` shows more than `b`. */
export type LabelledPair = {
  id: string;
  kind: string;
  question: { id: string; text: string };
  a: string;
  b: string;
  expect: "same" | "a-above-b";
  criteria: Record<string, { a: CriterionStatus; b: CriterionStatus }>;
};
export type Cases = { answers: LabelledAnswer[]; pairs: LabelledPair[] };

function readLines<Row>(file: string): Row[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}

/** Reads the cases of a folder from answers.jsonl and pairs.jsonl. */
export function readCases(folder: string): Cases {
  return {
    answers: readLines<LabelledAnswer>(join(folder, "answers.jsonl")),
    pairs: readLines<LabelledPair>(join(folder, "pairs.jsonl")),
  };
}
