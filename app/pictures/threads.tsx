import { type RefObject, useEffect, useState } from "react";

type Thread = { path: string; deduced: boolean };

type Point = { x: number; y: number };

/** Curves from the requirement to the edge of the résumé, then runs straight to the stroke. */
export function threadPath({ from, to, edge }: { from: Point; to: Point; edge: number }): string {
  const bend = (edge - from.x) / 2;
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${edge - bend} ${to.y} ${edge + 4} ${to.y}L${to.x} ${to.y}`;
}

/** Measures the threads from the middle of each requirement's edge to its strokes, in pixels of the frame. */
function measureThreads(frame: HTMLElement): Thread[] {
  const origin = frame.getBoundingClientRect();
  return [...frame.querySelectorAll<HTMLElement>("[data-evidence]")].flatMap((stroke) => {
    const requirement = frame.querySelector<HTMLElement>(`[data-requirement="${stroke.dataset.evidence}"]`);
    // The thread meets a wrapped stroke where it is closest to the edge.
    const end = [...stroke.getClientRects()].sort((a, b) => a.left - b.left)[0];
    const start = requirement?.getBoundingClientRect();
    if (!start || !end || start.right > end.left) return [];
    const [x1, y1] = [start.right - origin.left, start.top + start.height / 2 - origin.top];
    // Along the bottom of the line, so that the thread crosses no word.
    const [x2, y2] = [end.left - origin.left + 2, end.bottom - origin.top - 1];
    const edge = (stroke.closest("section")?.getBoundingClientRect().left ?? end.left) - origin.left;
    return [
      {
        path: threadPath({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, edge }),
        deduced: requirement?.dataset.status === "deduced",
      },
    ];
  });
}

/** Draws the threads, again whenever the text of the frame may have moved. */
export function Threads({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [threads, setThreads] = useState<Thread[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const draw = () => setThreads(measureThreads(element));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    document.fonts.ready.then(draw);
    return () => observer.disconnect();
  }, [frame]);

  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-[1.5]"
    >
      {threads.map(({ path, deduced }) => (
        <path
          key={path}
          d={path}
          className={deduced ? "stroke-slate [stroke-dasharray:3_3]" : "stroke-marigold"}
        />
      ))}
    </svg>
  );
}
