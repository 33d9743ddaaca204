import { Fragment } from "react";
import type { MatchRequirement, Person } from "./round.ts";

type Mark = { index: number; quote: string };

const lineLooks = {
  HEADING: "mt-3.5 text-note font-semibold text-muted first:mt-0",
  ROLE: "mt-1 font-semibold",
  TEXT: "dash relative pl-4",
};

function MarkedLine({ text, marks }: { text: string; marks: Mark[] }) {
  const inOrder = marks
    .map((mark) => ({ ...mark, start: text.indexOf(mark.quote) }))
    .sort((a, b) => a.start - b.start);
  let end = 0;
  const parts = inOrder.map(({ index, quote, start }) => {
    const before = text.slice(end, start);
    end = start + quote.length;
    return (
      <Fragment key={quote}>
        {before}
        <mark className="mark" data-evidence={index}>
          {quote}
        </mark>
        <span className="thread-number">{index + 1}</span>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

/** A person's résumé as a sheet of paper, its evidence marked. `requirements` are in the order of their numbers. */
export function ResumeSheet({ person, requirements }: { person: Person; requirements: MatchRequirement[] }) {
  const marksOf = (line: number) =>
    requirements.flatMap(({ evidence }, index) =>
      evidence.filter((item) => item.line === line).map(({ quote }) => ({ index, quote })),
    );
  return (
    <div data-sheet className="sheet rounded p-6 sm:px-9 sm:py-7">
      <p className="display text-name">{person.name}</p>
      <p className="mb-4 text-note text-muted">{person.location}</p>
      {person.resume?.map(({ style, text }, line) => (
        <p key={text} className={lineLooks[style]}>
          <MarkedLine text={text} marks={marksOf(line)} />
        </p>
      ))}
    </div>
  );
}
