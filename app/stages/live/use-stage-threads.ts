import { useEffect, useRef } from "react";

/** Draws a live stage's threads, and redraws them for each `state`. The page draws those of its picture. */
export function useStageThreads(isLive: boolean, state: string) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redraws when the state changes
  useEffect(() => {
    if (!isLive || !frame.current?.parentElement) return;
    const root = frame.current.parentElement;
    let stop: (() => void) | undefined;
    let isGone = false;
    import("#app/ui/threads.ts").then(
      ({ drawThreads }) => {
        if (!isGone) stop = drawThreads(root);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isLive, state]);
  return frame;
}
