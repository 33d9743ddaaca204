import type { Segment } from "./segments.ts";

/** Words at which one thread or several end. */
function Ends({ threads: [thread, ...others], text }: { threads: number[]; text: string }) {
  if (thread === undefined) return text;
  return (
    <span data-evidence={thread}>
      <Ends threads={others} text={text} />
    </span>
  );
}

function Piece({ segment: { text, isMarked, threads } }: { segment: Segment }) {
  if (!isMarked) return text;
  return (
    <>
      <mark className="mark">
        <Ends threads={threads} text={text} />
      </mark>
      {threads.map((thread) => (
        <span key={thread} className="thread-number">
          {thread + 1}
        </span>
      ))}
    </>
  );
}

/** A text with marked words, whose marks may overlap. */
export function MarkedSegments({ segments }: { segments: Segment[] }) {
  return segments.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    <Piece key={index} segment={segment} />
  ));
}
