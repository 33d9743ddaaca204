import { useEffect, useRef } from "react";

const intervalMs = 40;

/**
 * Types out the text of a `TypingText`, one character every 40 ms, then removes the cursor. Under reduced
 * motion the text is complete immediately. Returns a cleanup function.
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
 * A line that is typed out. Takes up its final space from the start, and screen readers read it once. Without
 * JavaScript the text is visible; with it, only the cursor until the code has loaded (`.typing` in app.css).
 * For server-rendered HTML, the page calls `typeOut`.
 */
export function TypingText({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is typed from its start
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
