import { useEffect } from "react";

/** Draws the threads in a page's static HTML. The code is loaded only if the page has any. */
export function useThreads(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own threads
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
