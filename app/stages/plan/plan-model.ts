import { words } from "./plan.data.ts";
import type { PlanPart } from "./plan-parts.ts";

type Tried = { add: boolean; move: boolean; preview: boolean };

export type PlanModel = {
  /** False in the server-rendered HTML, until the stage's script has loaded. */
  isLive: boolean;
  parts: PlanPart[];
  /** Whether the URL has parts that do not exist. */
  hasUnknownView: boolean;
  /** Announces the last change to screen readers. */
  message: string;
  tried: Tried;
  /** Index of the part that is previewed as a candidate; the number of parts at the end. */
  open?: number;
  /** Changes the plan as it is by then. The message is for screen readers. */
  change: (edit: (now: PlanPart[]) => PlanPart[], message: string, tried?: Partial<Tried>) => void;
  openPart: (index: number | undefined) => void;
  reset: () => void;
};

export const partTitle = (part: PlanPart) => (part.kind === "TEST" ? part.test.title : words.question);
