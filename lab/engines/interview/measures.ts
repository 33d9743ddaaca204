import type {
  AssessInput,
  CriterionId,
  CriterionResult,
  CriterionStatus,
} from "../../../packages/interview/src/index.ts";
import type { Cases, LabelledAnswer, LabelledPair } from "./cases.ts";

/** The engine or a baseline. */
export type Method = (input: Extract<AssessInput, { text: string }>) => { criteria: CriterionResult[] };

const statuses: CriterionStatus[] = ["shown", "partly", "missing"];

/** Macro F1 over the three statuses. */
function macroF1(outcomes: readonly [label: CriterionStatus, predicted: CriterionStatus][]): number {
  const each = statuses.map((status) => {
    const right = outcomes.filter(([label, predicted]) => label === status && predicted === status).length;
    const wrong = outcomes.filter(
      ([label, predicted]) => (label === status) !== (predicted === status),
    ).length;
    return right === 0 ? 0 : (2 * right) / (2 * right + wrong);
  });
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}

const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "");

/**
 * Overlap of labelled and found evidence: letters marked by both, divided by letters marked by either.
 * Optional passages count for neither.
 */
function overlap({ text, labels }: LabelledAnswer, id: string, found: CriterionResult | undefined): number {
  const within = (passages: readonly { span: [number, number] }[] | undefined, place: number) =>
    passages?.some(({ span: [start, end] }) => place >= start && place < end) ?? false;
  const label = labels[id];
  let [both, either] = [0, 0];
  for (let place = 0; place < text.length; place += 1) {
    if (!isLetter(text[place])) continue;
    const isLabelled = within(label?.evidence, place);
    const isFound = within(found?.evidence, place) && (isLabelled || !within(label?.optional, place));
    if (isLabelled && isFound) both += 1;
    if (isLabelled || isFound) either += 1;
  }
  return either === 0 ? 0 : both / either;
}

const rank = (status: CriterionStatus | undefined) => ["missing", "partly", "shown"].indexOf(status ?? "");

function isPassed({ question, a, b, expect, criteria }: LabelledPair, method: Method): boolean {
  const ids = Object.keys(criteria) as CriterionId[];
  const [inA, inB] = [a, b].map((text) => method({ question, criteria: ids, text }).criteria);
  return ids.every((id) => {
    const first = inA?.find((one) => one.id === id)?.status;
    const second = inB?.find((one) => one.id === id)?.status;
    if (expect === "a-above-b") return rank(first) > rank(second) && rank(second) >= 0;
    return first === second && (criteria[id]?.a === "missing" || first !== "missing");
  });
}

export type Measured = {
  labels: number;
  statusF1: number;
  span: number;
  pairs: { kind: string; passed: number; of: number }[];
};

/** Evaluates a method on all cases. */
export function measure({ answers, pairs }: Cases, method: Method): Measured {
  const outcomes: [CriterionStatus, CriterionStatus][] = [];
  const overlaps: number[] = [];
  for (const answer of answers) {
    const { criteria } = method(answer);
    for (const id of answer.criteria) {
      const found = criteria.find((one) => one.id === id);
      const label = answer.labels[id]?.status ?? "missing";
      outcomes.push([label, found?.status ?? "missing"]);
      if (label !== "missing") overlaps.push(overlap(answer, id, found));
    }
  }
  const kinds = [...new Set(pairs.map(({ kind }) => kind))].sort();
  return {
    labels: outcomes.length,
    statusF1: macroF1(outcomes),
    span: overlaps.reduce((sum, value) => sum + value, 0) / Math.max(overlaps.length, 1),
    pairs: kinds.map((kind) => {
      const ofKind = pairs.filter((pair) => pair.kind === kind);
      return { kind, passed: ofKind.filter((pair) => isPassed(pair, method)).length, of: ofKind.length };
    }),
  };
}
