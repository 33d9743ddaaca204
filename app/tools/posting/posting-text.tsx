import { useId, useLayoutEffect, useRef } from "react";
import { type MarkKind, markedLines, type PostingMark } from "./posting-marks.ts";

/**
 * A posting to write in, with marks under its words. A field cannot have marks, so that the same text lies behind
 * it, set in the same way, and the field itself is clear.
 */
export function PostingText({
  label,
  text,
  marks,
  near,
  placeholder,
  onText,
  onCaret,
}: {
  label: string;
  text: string;
  marks: readonly PostingMark[];
  /** The requirement whose words stand out. */
  near: string | undefined;
  placeholder: string;
  onText: (text: string) => void;
  /** The requirement under the caret. */
  onCaret: (key: string | undefined) => void;
}) {
  const id = `posting${useId()}`;
  const field = useRef<HTMLTextAreaElement>(null);
  const last = useRef({ text, caret: 0 });
  // A change from another window would take the caret to the end.
  useLayoutEffect(() => {
    const { text: before, caret } = last.current;
    last.current.text = text;
    if (before === text || document.activeElement !== field.current) return;
    const isBehind = before.slice(0, caret) !== text.slice(0, caret);
    const at = isBehind ? Math.max(0, text.length - (before.length - caret)) : caret;
    field.current?.setSelectionRange(at, at);
  }, [text]);
  const readCaret = () => {
    const at = field.current?.selectionStart ?? -1;
    last.current.caret = at;
    onCaret(marks.find(({ start, end, key }) => key !== undefined && start <= at && at <= end)?.key);
  };
  return (
    <div className="posting-text">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div aria-hidden="true" className="posting-behind">
        {markedLines(text, marks).map((segments, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <p key={index}>
            {segments.map(({ text: words, mark }) =>
              mark ? (
                <span
                  key={mark.start}
                  data-kind={mark.kind}
                  data-near={(mark.key !== undefined && mark.key === near) || undefined}
                >
                  {words}
                </span>
              ) : (
                words
              ),
            )}
            {"\n"}
          </p>
        ))}
      </div>
      <textarea
        ref={field}
        id={id}
        value={text}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          last.current = { text: target.value, caret: target.selectionStart };
          onText(target.value);
        }}
        onSelect={readCaret}
      />
    </div>
  );
}

/** What the lines under the words mean, with their numbers. */
export function MarkLegend({ kinds }: { kinds: { kind: MarkKind; label: string; count: number }[] }) {
  return (
    <ul className="posting-legend">
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, label, count }) => (
          <li key={kind}>
            <span data-kind={kind}>{label}</span> <span className="tabular">{count}</span>
          </li>
        ))}
    </ul>
  );
}
