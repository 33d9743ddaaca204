import type { Progress } from "./score-state.ts";

/** The state of the text while it is read and scored. */
export type ReadingProgress = {
  /** Whether the visitor reads, or the reading is scored: the text cannot be changed. */
  isLocked: boolean;
  /** Whether the report shows the text with its results. */
  isScored: boolean;
  /** The share that was heard, from 0 to 1, while it is scored. */
  heard: number | undefined;
};

export const noProgress: ReadingProgress = { isLocked: false, isScored: false, heard: undefined };

/** The share of the recording that was heard: the engine listens from its beginning to its end, then compares. */
export function heardShare({ step, share }: Progress): number {
  if (step === "loading") return 0;
  return step === "hearing" ? share : 1;
}
