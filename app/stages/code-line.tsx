import type { Fix } from "code-judge";
import { type LineMark, MarkedLine } from "./marked-line.tsx";

/** A numbered line of program code. Lines with marks have a coloured background. */
function CodeLine({ number, text, marks }: { number: number; text: string; marks: LineMark[] }) {
  return (
    <li className={`grid grid-cols-[1.75rem_1fr] ${marks.length === 0 ? "" : "bg-leaf-soft"}`}>
      <span className="text-muted">{number}</span>
      <code className="whitespace-pre-wrap">
        <MarkedLine text={text} marks={marks} isNumbered={false} />
      </code>
    </li>
  );
}

/** A program as a sheet of numbered lines. `threadsOf` gives the threads that end at a line, which counts from 1. */
export function CodeSheet({
  code,
  threadsOf,
  className,
}: {
  code: string;
  threadsOf: (line: number) => number[];
  className: string;
}) {
  return (
    <ol data-sheet className={className}>
      {code
        .trimEnd()
        .split("\n")
        .map((text, index) => {
          const quote = text.trim();
          const marks = quote === "" ? [] : threadsOf(index + 1).map((thread) => ({ quote, thread }));
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and never move
          return <CodeLine key={index} number={index + 1} text={text} marks={marks} />;
        })}
    </ol>
  );
}

/** The line that makes a program right, below the one that it replaces. */
export function FixedLine({ before, after }: Pick<Fix, "before" | "after">) {
  return (
    <>
      <p className="text-clay">
        <del className="no-underline">− {before.trim()}</del>
      </p>
      <p className="text-leaf">
        <ins className="no-underline">+ {after.trim()}</ins>
      </p>
    </>
  );
}
