import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { assess, type CriterionId, type CriterionStatus } from "../src/index.ts";

type Question = { id: string; text: string };
type Span = [start: number, end: number];
type Label = { status: CriterionStatus; evidence: { span: Span }[] };
/** An answer with what a person says of it. */
type Answer = { id: string; question: Question; text: string; labels: Record<CriterionId, Label> };
/** Two answers to compare: their statuses are the same, or `a` shows more than `b`. */
type Pair = {
  id: string;
  question: Question;
  a: string;
  b: string;
  expect: "same" | "a-above-b";
  criteria: Record<CriterionId, { a: CriterionStatus; b: CriterionStatus }>;
};

const cases = readFileSync(join(import.meta.dirname, "cases.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line): Answer | Pair => JSON.parse(line));
const answers = cases.filter((one) => "labels" in one);
const pairs = cases.filter((one) => "expect" in one);

const idsOf = (labels: Partial<Record<CriterionId, unknown>>) => Object.keys(labels) as CriterionId[];
const overlaps = ([start, end]: Span, [from, to]: Span) => start < to && from < end;

describe("answers have the labelled statuses, each with evidence in a labelled place", () => {
  test.each(answers)("$id", ({ question, text, labels }) => {
    const { criteria } = assess({ question, criteria: idsOf(labels), text });
    const said = criteria.map(({ id, status, evidence }) => {
      const isPlaced = labels[id].evidence.some((label) =>
        evidence.some(({ span }) => overlaps(span, label.span)),
      );
      return [id, status, status === "missing" || isPlaced ? "in its place" : evidence];
    });
    expect(said).toEqual(idsOf(labels).map((id) => [id, labels[id].status, "in its place"]));
  });
});

describe("pairs that differ in one thing have the same statuses, or one shows more", () => {
  const order: CriterionStatus[] = ["missing", "partly", "shown"];

  test.each(pairs)("$id: $expect", ({ question, a, b, criteria, expect: wanted }) => {
    const ids = idsOf(criteria);
    const [inA, inB] = [a, b].map((text) => assess({ question, criteria: ids, text }).criteria);
    const said = ids.map((id, index) => {
      const [first = "missing", second = "missing"] = [inA?.[index]?.status, inB?.[index]?.status];
      const isAbove = order.indexOf(first) > order.indexOf(second);
      // An answer that shows nothing is the same as another one, but not what the label says.
      const isSame = first === second && (first !== "missing" || criteria[id].a === "missing");
      return [id, (wanted === "same" ? isSame : isAbove) ? wanted : `${first}, ${second}`];
    });
    expect(said).toEqual(ids.map((id) => [id, wanted]));
  });
});
