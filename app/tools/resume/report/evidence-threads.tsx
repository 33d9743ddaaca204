import { type RefObject, useEffect, useState } from "react";
import { threadPath } from "#app/pictures/threads.tsx";

const maxThreads = 8;

/** From the chosen requirement's edge to each of its strokes that the panel shows now, in the frame's pixels. */
function measure(frame: HTMLElement): string[] {
  const origin = frame.getBoundingClientRect();
  const panel = frame.querySelector(".report-resume")?.getBoundingClientRect();
  const start = frame.querySelector('[aria-expanded="true"]')?.getBoundingClientRect();
  // One below the other, as on a phone: the words stand with the requirement.
  if (!panel || !start || start.right > panel.left) return [];
  return [...frame.querySelectorAll("mark[data-chosen]")].slice(0, maxThreads).flatMap((stroke) => {
    const [end] = [...stroke.getClientRects()].sort((a, b) => a.left - b.left);
    if (!end || end.top < panel.top || end.bottom > panel.bottom) return [];
    return threadPath({
      from: { x: start.right - origin.left, y: start.top + start.height / 2 - origin.top },
      to: { x: end.left - origin.left + 2, y: end.bottom - origin.top - 1 },
      edge: panel.left - origin.left,
    });
  });
}

/** The threads of the chosen requirement. They follow the panel, the window and the text as it wraps. */
export function EvidenceThreads({
  frame,
  chosen,
}: {
  frame: RefObject<HTMLElement | null>;
  chosen: number | undefined;
}) {
  const [paths, setPaths] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen requirement changes what is measured
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const draw = () => setPaths(measure(element));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    // Scrolling does not bubble: it is met on its way to the panel.
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
