import { useEffect } from "react";

/** Draws the threads of a page's static HTML. The code loads only where a page has some and the window shows them. */
export function useThreads(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other threads
  useEffect(() => {
    if (!document.querySelector("[data-threads]")) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import("./threads.ts").then(
      ({ drawThreads }) => {
        if (!isGone) stop = drawThreads(document);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [page]);
}
