import { type RefObject, useEffect, useState } from "react";
import type { RequirementResult } from "resume-match";
import { knotRadius, maxRun, threadPath } from "#app/ui/threads.ts";
import { requirementId } from "./requirement-id.ts";

/** For the chosen requirement; others have one thread each. */
const maxThreads = 8;
/** Distance from the sheet's edge to the end of a thread's curve. */
const edgeWidth = 6;

type Thread = {
  key: string;
  status: RequirementResult["status"];
  isChosen: boolean;
  path: string;
  /** Ends of the thread that are not hidden by a mark. */
  knots: { x: number; y: number }[];
};

/** Computes threads from requirements to their visible marks, in pixels relative to the frame. */
function measure(
  frame: HTMLElement,
  requirements: RequirementResult[],
  chosen: number | undefined,
): Thread[] {
  const origin = frame.getBoundingClientRect();
  const panel = frame.querySelector(".report-resume")?.getBoundingClientRect();
  if (!panel) return [];
  const round = (value: number) => Math.round(value * 10) / 10;
  return requirements.flatMap(({ status }, index) => {
    const row = frame.querySelector(`#${requirementId(index)}`);
    // A closed <details> hides its rows, but lays them out.
    if (!row?.checkVisibility()) return [];
    const start = row.getBoundingClientRect();
    // In a single column, as on phones, numbers replace threads.
    if (start.right > panel.left) return [];
    const marks = [...frame.querySelectorAll(`mark[data-requirements~="${index}"]`)];
    const isChosen = index === chosen;
    const from = { x: round(start.right - origin.left), y: round(start.top + start.height / 2 - origin.top) };
    const edge = round(panel.left - origin.left + edgeWidth);
    return marks
      .flatMap((mark) => {
        const [end] = mark.getClientRects();
        const isVisible = end && end.top >= panel.top && end.bottom <= panel.bottom;
        return isVisible ? [end] : [];
      })
      .slice(0, isChosen ? maxThreads : 1)
      .map((end, at) => {
        const to = { x: round(end.left - origin.left + 2), y: round(end.bottom - origin.top - 2) };
        return {
          key: `${index} ${at} ${isChosen}`,
          status,
          isChosen,
          path: threadPath({ from, to, edge }),
          knots: [from, ...(to.x - edge > maxRun ? [{ x: edge, y: to.y }] : [])],
        };
      });
  });
}

/** Threads from requirements to their marks, updated on scrolling, wrapping and unfolding. */
export function EvidenceThreads({
  frame,
  requirements,
  chosen,
}: {
  frame: RefObject<HTMLElement | null>;
  requirements: RequirementResult[];
  chosen: number | undefined;
}) {
  const [threads, setThreads] = useState<Thread[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const draw = () => setThreads(measure(element, requirements, chosen));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    // The panel's events and those of a <details> do not bubble, but can be captured.
    addEventListener("scroll", draw, { capture: true, passive: true });
    addEventListener("toggle", draw, { capture: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", draw, { capture: true });
      removeEventListener("toggle", draw, { capture: true });
    };
  }, [frame, requirements, chosen]);

  return (
    <svg aria-hidden="true" data-no-print className="threads report-threads">
      {threads.map(({ key, status, isChosen, path, knots }) => (
        <g key={key} data-status={status} data-chosen={isChosen || undefined}>
          <path d={path} />
          {knots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={knotRadius} />
          ))}
        </g>
      ))}
    </svg>
  );
}
