import { useEffect, useRef } from "react";
import { typeOut } from "./type-out.ts";

/** Combining marks, as in Hindi, form shapes that typing letter by letter would break. */
const isJoined = /\p{M}/u;

/**
 * A line that is typed out. Takes up its final space from the start, and screen readers read it once. Without
 * JavaScript the text is visible; with it, only the cursor until the code has loaded (`.typing` in app.css).
 * For server-rendered HTML, the page calls `typeOut`.
 */
export function TypingText({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is typed from its start
  useEffect(() => (line.current ? typeOut(line.current) : undefined), [text]);
  if (isJoined.test(text)) return text;
  return (
    <span ref={line} className="typing" data-state="waiting" key={text}>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        <span className="typing-typed" />
        <span className="typing-cursor" />
        <span className="typing-rest">{text}</span>
      </span>
    </span>
  );
}
