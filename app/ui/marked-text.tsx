/**
 * A text with one marked phrase, which must occur once. With `evidence`, the thread of that number ends at
 * the phrase (threads.ts), and phones show the number.
 */
export function Marked({
  text,
  mark,
  evidence,
  look = "mark",
}: {
  text: string;
  mark: string | undefined;
  evidence?: number;
  /** `mark-line` is for dense lists, where full strokes would leave nothing to stand out. */
  look?: "mark" | "mark-line";
}) {
  const start = mark === undefined ? -1 : text.indexOf(mark);
  if (mark === undefined || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className={look} data-evidence={evidence}>
        {mark}
      </mark>
      {evidence !== undefined && <span className="thread-number">{evidence + 1}</span>}
      {text.slice(start + mark.length)}
    </>
  );
}
