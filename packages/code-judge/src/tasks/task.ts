import type { FindingKind, Json, TaskId } from "../types.ts";

/** Inputs that differ from plain ones in one property. A program that fails only these has that flaw. */
export type EdgeGroup = { kind: FindingKind; inputs: Json[] };

/** Inputs of about n elements, to measure the growth of steps. */
export type Family = { name: string; make: (n: number) => Json };

export type Task = {
  id: TaskId;
  /** The reference solution. */
  solve: (input: Json) => Json;
  /** Typical inputs. */
  ordinary: Json[];
  /** Inputs without any special property. */
  plain: Json[];
  edges: EdgeGroup[];
  /** Inputs with several properties, for flaws that no group shows. */
  mixed: Json[];
  families: Family[];
  isRightType: (result: Json) => boolean;
};
