import { useEffect } from "react";

/** Adds behaviour to static HTML below a root, and returns a function that takes it off. */
type Start = (root: ParentNode) => () => void;

/** Behaviours by what they need on the page. */
const behaviours: [selector: string, load: () => Promise<Start>][] = [
  ["[data-threads]", async () => (await import("#app/ui/threads.ts")).drawThreads],
  ["[data-slides]", async () => (await import("#app/stages/match/slide-tabs.ts")).makeTabs],
  ["[data-street]", async () => (await import("#app/stages/street-clock.ts")).runStreets],
];

/** Starts the behaviours of a page's static HTML. The code of each is loaded only if the page has a place for it. */
export function useBehaviours(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own HTML
  useEffect(() => {
    const stops: (() => void)[] = [];
    let isGone = false;
    for (const [selector, load] of behaviours) {
      if (!document.querySelector(selector)) continue;
      load().then(
        (start) => {
          if (!isGone) stops.push(start(document));
        },
        () => {},
      );
    }
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [page]);
}
