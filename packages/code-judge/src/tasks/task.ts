import type { FindingKind, Json } from "../types.ts";

/** Inputs that differ from plain ones in one property. A program that fails them and not the plain ones has that flaw. */
export type EdgeGroup = {
  kind: FindingKind;
  inputs: Json[];
  /** The flaw that these inputs show, too: if a program has it, they say nothing. */
  unless?: FindingKind;
};

/** A family of inputs for the count of steps: an input of about n elements. */
export type Family = { name: string; make: (n: number) => Json };

/** A text that replaces another, with the flaw that it fixes, where that is plain. */
export type Change = [text: string, about?: FindingKind];

/** A coding task: its inputs with the right results, and what the search for a fix has to know about it. */
export type Task = {
  /** The function that is asked for, and the task's name in the table of tasks. */
  id: string;
  /** Gives the right result. */
  solve: (input: Json) => Json;
  /** Inputs that a candidate sees with their results, before and while writing. */
  examples: [Json, ...Json[]];
  /** Inputs as they come in use. */
  ordinary: Json[];
  /** Inputs without any special property. */
  plain: Json[];
  edges: EdgeGroup[];
  /** Inputs of several properties at once: what a program that passes all groups may still get wrong. */
  mixed: Json[];
  families: Family[];
  /** Whether a result has the right type. */
  isRightType: (result: Json) => boolean;
  /** The result for empty input, as an expression. */
  emptyResult: string;
  /** The elements of the input, which decide how it is copied. */
  elements: "OBJECTS" | "LISTS" | "VALUES" | "CHARACTERS";
  /** The accesses to the keys of an element, such as `.id` or `[0]`, the most important first. */
  keys: string[];
  /** Whether programs may sort elements, and then decide between equal ones. */
  hasTies: boolean;
  /** Numbers to try instead of a literal above 24. */
  limits?: string[];
  /** Whether programs may hold back a piece of the result, and forget to add the last one. */
  hasLastPiece?: boolean;
  /** Other texts for a result, beside those for every task. */
  otherResults?: (result: string) => Change[];
  /** Lines for the beginning of the function, beside the one for empty input. */
  guards?: (input: string) => Change[];
};

/** An expression for the task's function in a program. */
export const functionOf = ({ id }: Task): string => `typeof ${id} === "function" ? ${id} : undefined`;
