import { useEffect, useState } from "react";

/**
 * Types a text out, one character each `speed` milliseconds. The whole text keeps its place from the
 * start and is read to screen readers once. Without scripts or motion it simply stands there; while
 * the scripts are on their way only the cursor shows (`.typing` in app.css).
 */
export function TypingText({
  text,
  speed = 40,
  cursor = true,
}: {
  text: string;
  speed?: number;
  cursor?: boolean;
}) {
  const [typed, setTyped] = useState<number>();

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setTyped(text.length);
      return;
    }
    setTyped(0);
    const timer = setInterval(() => {
      setTyped((count = 0) => {
        if (count + 1 >= text.length) clearInterval(timer);
        return Math.min(count + 1, text.length);
      });
    }, speed);
    return () => clearInterval(timer);
  }, [text, speed]);

  const shown = typed === undefined ? "" : text.slice(0, typed);
  const done = typed === text.length;
  return (
    <span className="typing" data-state={typed === undefined ? "waiting" : done ? "done" : "typing"}>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {shown}
        {cursor && !done && <span className="typing-cursor" />}
        <span className="typing-rest">{text.slice(shown.length)}</span>
      </span>
    </span>
  );
}
