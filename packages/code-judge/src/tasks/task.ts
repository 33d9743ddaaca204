import type { FindingKind, Json, TaskId } from "../types.ts";

/** Inputs that differ from plain ones in one property. A program that fails them and not the plain ones has that flaw. */
export type EdgeGroup = { kind: FindingKind; inputs: Json[] };

/** A family of inputs for the count of steps: an input of about n elements. */
export type Family = { name: string; make: (n: number) => Json };

export type Task = {
  id: TaskId;
  /** The name of the parameter in inserted lines, if the program's own cannot be read. */
  solve: (input: Json) => Json;
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
};
