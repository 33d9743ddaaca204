import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import type { CriterionStatus } from "../types.ts";

/** A passage that supports a criterion. `units` are its clause groups, in text order. */
export type Candidate = {
  status: Exclude<CriterionStatus, "missing">;
  units: Unit[];
  rule: string;
  /** Whether the rule decides even against the models. */
  isCertain?: boolean;
};

export type Judge = (answer: ReadAnswer) => Candidate[];

export const isReal = ({ mode }: Unit) => mode === "DONE" || mode === "NEGATED";
export const isDone = ({ mode }: Unit) => mode === "DONE";
export const bySpeaker = ({ actor }: Unit) => actor === "I";

/** All units in the same sentence as this one. */
export const sentenceOf = ({ units }: ReadAnswer, { sentence }: Unit) =>
  units.filter((unit) => unit.sentence === sentence);

/** All units between two others, inclusive. */
export const fromTo = ({ units }: ReadAnswer, first: Unit, last: Unit) =>
  units.filter(({ start }) => start >= first.start && start <= last.start);
