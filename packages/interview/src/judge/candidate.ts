import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import type { CriterionStatus } from "../types.ts";

/** A passage that counts for a criterion. `units` are its clause groups, in the order of the text. */
export type Candidate = {
  status: Exclude<CriterionStatus, "missing">;
  /** 0 to 1, to choose between passages of one status. */
  strength: number;
  units: Unit[];
  rule: string;
};

export type Judge = (answer: ReadAnswer) => Candidate[];

export const isReal = ({ mode }: Unit) => mode === "DONE" || mode === "NEGATED";
export const isDone = ({ mode }: Unit) => mode === "DONE";
export const bySpeaker = ({ actor }: Unit) => actor === "I";

/** All units of the sentence of one. */
export const sentenceOf = ({ units }: ReadAnswer, { sentence }: Unit) =>
  units.filter((unit) => unit.sentence === sentence);

/** The units of the sentences from one to another, both included. */
export const fromTo = ({ units }: ReadAnswer, first: Unit, last: Unit) =>
  units.filter(({ start }) => start >= first.start && start <= last.start);
