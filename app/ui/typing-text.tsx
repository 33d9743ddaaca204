import { useEffect, useRef } from "react";

const intervalMs = 40;

/**
 * Types the text of a `TypingText`, one character every 40 ms, and removes the cursor at the end. Under reduced motion
 * the text is complete immediately. Returns a function that stops.
 */
export function typeOut(line: HTMLElement): () => void {
  const typed = line.querySelector(".typing-typed");
  const rest = line.querySelector(".typing-rest");
  const text = line.firstElementChild?.textContent ?? "";
  if (!typed || !rest) return () => {};
  const show = (count: number) => {
    typed.textContent = text.slice(0, count);
    rest.textContent = text.slice(count);
    line.dataset.state = count < text.length ? "typing" : "done";
  };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    show(text.length);
    return () => {};
  }
  let count = 0;
  show(count);
  const timer = setInterval(() => {
    count += 1;
    show(count);
    if (count >= text.length) clearInterval(timer);
  }, intervalMs);
  return () => clearInterval(timer);
}

/**
 * A line that is typed out. It takes its final space from the start, and screen readers read it once. Without scripts it
 * shows immediately; until they arrive only the cursor shows (`.typing` in app.css). In HTML from the server, the page
 * calls `typeOut`.
 */
export function TypingText({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is typed from its start
  useEffect(() => (line.current ? typeOut(line.current) : undefined), [text]);
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
