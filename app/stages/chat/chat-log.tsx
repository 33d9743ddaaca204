import { memo, useEffect, useRef } from "react";
import { MarkedSegments } from "../marked-segments.tsx";
import { Bubble } from "./bubble.tsx";
import { words } from "./chat.data.ts";
import type { ShownMessage } from "./chat-view.ts";

/** Memoised: a message renders only when its own text or marks change. */
const LogLine = memo(
  function LogLine({ from, at, segments, isDocument }: ShownMessage) {
    return (
      <Bubble from={from} at={at} author={from === "BOT" ? words.botName : words.you}>
        {isDocument && <span className="sr-only">{words.file} </span>}
        <MarkedSegments segments={segments} />
      </Bubble>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

/** The visitor's own chat scrolls to the newest message, as on a phone; the example is shown in full. */
export function ChatLog({ messages, isOwn }: { messages: ShownMessage[]; isOwn: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is shown
  useEffect(() => {
    if (isOwn && frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [isOwn, count]);
  const height = isOwn
    ? "h-[min(34rem,70svh)] overflow-y-auto lg:h-0 lg:min-h-[34rem] lg:grow overscroll-contain print:h-auto print:overflow-visible"
    : "";
  return (
    <div
      ref={frame}
      role="log"
      aria-label={words.log}
      tabIndex={isOwn ? 0 : undefined}
      data-scrolls
      className={`px-5 py-6 lg:px-10 lg:py-8 ${height}`}
    >
      <ol className={`grid gap-2 ${isOwn ? "min-h-full content-end" : "content-start"}`}>
        {messages.map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages may repeat and never move
          <LogLine key={place} {...message} />
        ))}
      </ol>
    </div>
  );
}
