import { useEffect, useLayoutEffect } from "react";
import { heardShare, noProgress, type ReadingProgress } from "./reading-progress.ts";
import { isBusy, type Reading, type ScoreState } from "./score-state.ts";

/** Reports what the text panel should show; nothing once unmounted. */
export function useReadingProgress(
  { stage, scored }: ScoreState,
  reading: Reading,
  onProgress: (progress: ReadingProgress) => void,
): void {
  const isLocked = isBusy(stage);
  const heard = stage.kind === "working" ? heardShare(stage.progress) : undefined;
  const isScored =
    stage.kind === "report" && scored?.text === reading.text && scored.report.verdict !== "refused";
  // A layout effect, so that the text above unlocks and grows in the same frame as the content below, and no
  // button moves while it is clicked.
  useLayoutEffect(() => onProgress({ isLocked, isScored, heard }), [onProgress, isLocked, isScored, heard]);
  useEffect(() => () => onProgress(noProgress), [onProgress]);
}
