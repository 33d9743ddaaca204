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
