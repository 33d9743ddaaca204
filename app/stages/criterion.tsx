import content from "virtual:content";
import { StatusMark } from "#app/ui/status-mark.tsx";
import type { InterviewAnswer } from "./round.ts";

/** A criterion of a question and the time of the words for it. Without words it has a dash. */
export function Criterion({
  criterion: { title, at },
  thread,
}: {
  criterion: InterviewAnswer["criteria"][number];
  /** The number of its thread, from 0. */
  thread?: number;
}) {
  const { heard, notHeard } = content.stages.interview;
  return (
    <li
      data-from={thread}
      data-status="proven"
      className="flex min-h-17 items-center justify-between gap-5 border-b border-line py-3.5 lg:pl-6"
    >
      <span>
        {at !== undefined && thread !== undefined && <span className="thread-number">{thread + 1}</span>}
        <span className="font-semibold">{title}</span>
        <span className="mt-1 block">
          {at === undefined ? (
            <StatusMark status="none" text={notHeard} />
          ) : (
            <StatusMark status="proven" text={heard} />
          )}
        </span>
      </span>
      <span className={`display text-name tabular ${at === undefined ? "text-muted" : ""}`}>{at ?? "–"}</span>
    </li>
  );
}
