import { type LineMark, MarkedLine } from "./marked-line.tsx";

/** A line of program code with its number. A line with marks has a band. */
export function CodeLine({ number, text, marks }: { number: number; text: string; marks: LineMark[] }) {
  return (
    <li className={`grid grid-cols-[1.75rem_1fr] ${marks.length === 0 ? "" : "bg-leaf-soft"}`}>
      <span className="text-muted">{number}</span>
      <code className="whitespace-pre-wrap">
        <MarkedLine text={text} marks={marks} isNumbered={false} />
      </code>
    </li>
  );
}
