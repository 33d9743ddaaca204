import { type RefObject, useEffect, useState } from "react";
import { threadPath } from "#app/ui/threads.ts";

const maxThreads = 8;

/** Paths from the chosen requirement to each of its visible highlights, in the frame's pixels. */
function measure(frame: HTMLElement): string[] {
  const origin = frame.getBoundingClientRect();
  const panel = frame.querySelector(".report-resume")?.getBoundingClientRect();
  const start = frame.querySelector('[aria-expanded="true"]')?.getBoundingClientRect();
  // Single column, as on a phone: the requirement shows its quotations instead.
  if (!panel || !start || start.right > panel.left) return [];
  return [...frame.querySelectorAll("mark[data-chosen]")].slice(0, maxThreads).flatMap((highlight) => {
    const [end] = [...highlight.getClientRects()].sort((a, b) => a.left - b.left);
    if (!end || end.top < panel.top || end.bottom > panel.bottom) return [];
    return threadPath({
      from: { x: start.right - origin.left, y: start.top + start.height / 2 - origin.top },
      to: { x: end.left - origin.left + 2, y: end.bottom - origin.top - 1 },
      edge: panel.left - origin.left,
    });
  });
}

/** Threads from the chosen requirement to its highlights. They follow scrolling and wrapping. */
export function EvidenceThreads({
  frame,
  chosen,
}: {
  frame: RefObject<HTMLElement | null>;
  chosen: number | undefined;
}) {
  const [paths, setPaths] = useState<string[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!element || chosen === undefined) {
      setPaths([]);
      return;
    }
    const draw = () => setPaths(measure(element));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    // Scroll events of the panel do not bubble, but they can be captured.
    addEventListener("scroll", draw, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", draw, { capture: true });
    };
  }, [frame, chosen]);

  return (
    <svg
      aria-hidden="true"
      data-no-print
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-marigold stroke-[1.5]"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
