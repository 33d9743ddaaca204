import type { Json } from "code-judge";
import { words } from "./editor.data.ts";

const maxJson = 160;
const shorten = (text: string) => (text.length > maxJson ? `${text.slice(0, maxJson)}…` : text);

/** Dims what is said of a program that was changed since, with contrast enough to be read. */
export const earlierLook = "grayscale [&_*]:text-muted";

export function EarlierNote({ text }: { text: string }) {
  return (
    <p className="mb-4 border-l-[3px] border-control bg-sunk px-3 py-2 text-small font-semibold">{text}</p>
  );
}

/** The input of a call, the right result and the program's own: what is known of them. */
export function Values({
  input,
  expected,
  got,
}: {
  input?: Json | undefined;
  expected?: Json | undefined;
  got?: string | undefined;
}) {
  const json = (value: Json | undefined) => (value === undefined ? undefined : JSON.stringify(value));
  const values: [label: string, value: string | undefined][] = [
    [words.input, json(input)],
    [words.expected, json(expected)],
    [words.got, got],
  ];
  return (
    <dl className="mt-1 font-mono text-[0.8125rem] text-muted wrap-anywhere">
      {values.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt className="inline">{label}: </dt>
              <dd className="inline">{shorten(value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
