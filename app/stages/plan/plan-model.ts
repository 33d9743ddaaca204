import { words } from "./plan.data.ts";
import type { PlanPart } from "./plan-parts.ts";

/** The things to try, and whether the visitor has. */
type Tried = { add: boolean; move: boolean; preview: boolean };

export type PlanModel = {
  /** False in the document, before the stage's script has come. */
  isLive: boolean;
  parts: PlanPart[];
  /** Whether the address asks for parts that do not exist. */
  hasUnknownView: boolean;
  /** The last change, for screen readers. */
  message: string;
  tried: Tried;
  /** The part that is open as a candidate sees it; the number of parts is the end. */
  open?: number;
  change: (parts: PlanPart[], message: string, tried?: Partial<Tried>) => void;
  openPart: (index: number | undefined) => void;
  reset: () => void;
};

export const partTitle = (part: PlanPart) => (part.kind === "TEST" ? part.test.title : words.question);
