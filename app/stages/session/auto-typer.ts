/** Speed of the simulated typing. */
const charactersPerSecond = 12;
const holdMs = 40;

/** Types a text at the end of a field with synthetic events, key by key. Returns a function that stops it. */
export function typeByProgram(field: HTMLTextAreaElement, text: string, onEnd: () => void): () => void {
  const characters = [...(/\S$/.test(field.value) ? ` ${text}` : text)];
  let release: ReturnType<typeof setTimeout> | undefined;
  const timer = setInterval(() => {
    const key = characters.shift();
    if (key === undefined || field.readOnly || field.value.length >= field.maxLength) {
      clearInterval(timer);
      onEnd();
      return;
    }
    const code = `Program${characters.length % 2}`;
    field.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
    const { length } = field.value;
    field.setRangeText(key, length, length, "end");
    field.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: key, bubbles: true }));
    release = setTimeout(
      () => field.dispatchEvent(new KeyboardEvent("keyup", { key, code, bubbles: true })),
      holdMs,
    );
  }, 1000 / charactersPerSecond);
  return () => {
    clearInterval(timer);
    clearTimeout(release);
  };
}
