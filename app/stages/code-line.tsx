import { type LineMark, MarkedLine } from "./marked-line.tsx";

/** A numbered line of program code. Lines with marks have a coloured background. */
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
