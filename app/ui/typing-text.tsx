import { useEffect, useState } from "react";

/**
 * Types a text, one character every `intervalMs`. The text takes its final space from the start, and screen readers read
 * it once. Without scripts or motion it shows immediately; until the scripts arrive only the cursor shows (`.typing` in app.css).
 */
export function TypingText({
  text,
  intervalMs = 40,
  cursor = true,
}: {
  text: string;
  intervalMs?: number;
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
    }, intervalMs);
    return () => clearInterval(timer);
  }, [text, intervalMs]);

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
