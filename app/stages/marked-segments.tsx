import { Fragment } from "react";
import type { Segment } from "./segments.ts";

/** Text at which one or more threads end. */
function Ends({ threads: [thread, ...others], text }: { threads: number[]; text: string }) {
  if (thread === undefined) return text;
  return (
    <span data-evidence={thread}>
      <Ends threads={others} text={text} />
    </span>
  );
}

/** Groups adjacent marked segments into one run, so that they share a mark without gaps. */
function runsOf(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    if (run?.at(-1)?.isMarked && segment.isMarked) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

const Numbers = ({ threads }: { threads: number[] }) =>
  threads.map((thread) => (
    <span key={thread} className="thread-number">
      {thread + 1}
    </span>
  ));

function Run({ segments }: { segments: Segment[] }) {
  const last = segments.at(-1);
  if (!last?.isMarked) return last?.text;
  return (
    <>
      <mark className="mark">
        {segments.map((segment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
          <Fragment key={index}>
            <Ends threads={segment.threads} text={segment.text} />
            {segment !== last && <Numbers threads={segment.threads} />}
          </Fragment>
        ))}
      </mark>
      <Numbers threads={last.threads} />
    </>
  );
}

/** Text with marks that may overlap. */
export function MarkedSegments({ segments }: { segments: Segment[] }) {
  return runsOf(segments).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs never move
    <Run key={index} segments={run} />
  ));
}
