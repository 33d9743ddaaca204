import { MarkedLine } from "./marked-line.tsx";
import type { MatchRequirement, Person } from "./round.ts";

const lineLooks = {
  HEADING: "mt-3.5 text-note font-semibold text-muted first:mt-0",
  ROLE: "mt-1 font-semibold",
  TEXT: "dash relative pl-4",
};

/** A person's résumé as a sheet with marked evidence. `requirements` must be in thread order. */
export function ResumeSheet({ person, requirements }: { person: Person; requirements: MatchRequirement[] }) {
  const marksOf = (line: number) =>
    requirements.flatMap(({ evidence }, thread) =>
      evidence.filter((item) => item.line === line).map(({ quote }) => ({ thread, quote })),
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
