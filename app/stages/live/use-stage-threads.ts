import { useEffect, useRef } from "react";

/** Draws the threads of a stage in use, again for each `state`. Those of its picture are drawn with the page's. */
export function useStageThreads(isLive: boolean, state: string) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has other threads
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
