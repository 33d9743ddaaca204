import type { Progress } from "./score-state.ts";

/** State of the text while it is read and scored. */
export type ReadingProgress = {
  /** True while recording and scoring, when the text must not change. */
  isLocked: boolean;
  /** Whether the report shows the text with its results. */
  isScored: boolean;
  /** While scoring, the share of the recording that is decoded, 0 to 1. */
  heard: number | undefined;
};

export const noProgress: ReadingProgress = { isLocked: false, isScored: false, heard: undefined };

/** The decoded share of the recording. The engine decodes all of it before it aligns and scores it. */
export function heardShare({ step, share }: Progress): number {
  if (step === "loading") return 0;
  return step === "hearing" ? share : 1;
}
