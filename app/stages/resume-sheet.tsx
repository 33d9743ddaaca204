import { Signet } from "#app/ui/signet.tsx";
import { MarkedLine } from "./marked-line.tsx";
import type { MatchRequirement, Person } from "./round.ts";

const lineLooks = {
  HEADING: "mt-3.5 text-note font-semibold text-muted first:mt-0",
  ROLE: "mt-1 mb-0.5 font-semibold",
  TEXT: "dash relative pl-4",
};

/** The dates at the end of a role's line: "…, 2019 to present". */
const dates = /, ((?:\p{L}+ )?\d{4}\b.*)$/u;

/** A role, and its dates below it, unless a mark spans both. */
function Role({ text, marks }: { text: string; marks: { thread: number; quote: string }[] }) {
  const [, when] = dates.exec(text) ?? [];
  const what = when === undefined ? text : text.slice(0, -`, ${when}`.length);
  const isWithin = (part: string) => marks.filter(({ quote }) => part.includes(quote));
  if (when === undefined || isWithin(what).length + isWithin(when).length !== marks.length)
    return <MarkedLine text={text} marks={marks} />;
  return (
    <>
      <MarkedLine text={what} marks={isWithin(what)} />
      <span className="block text-small font-normal text-muted">
        <MarkedLine text={when} marks={isWithin(when)} />
      </span>
    </>
  );
}

/** A person's résumé as a sheet with marked evidence. `requirements` must be in thread order. */
export function ResumeSheet({ person, requirements }: { person: Person; requirements: MatchRequirement[] }) {
  const marksOf = (line: number) =>
    requirements.flatMap(({ evidence }, thread) =>
      evidence.filter((item) => item.line === line).map(({ quote }) => ({ thread, quote })),
    );
  return (
    <div data-sheet className="sheet rounded p-6 text-[0.96875rem] text-pretty sm:px-8 sm:py-7">
      <div className="mb-4 flex items-center gap-3">
        <Signet seed={person.signet} look="size-12" />
        <div>
          <p className="display text-name">{person.name}</p>
          <p className="text-note text-muted">{person.location}</p>
        </div>
      </div>
      {person.resume?.map(({ style, text }, line) => (
        <p key={text} className={lineLooks[style]}>
          {style === "ROLE" ? (
            <Role text={text} marks={marksOf(line)} />
          ) : (
            <MarkedLine text={text} marks={marksOf(line)} />
          )}
        </p>
      ))}
    </div>
  );
}
