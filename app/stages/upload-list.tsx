import content from "#app/content/content.data.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Person } from "./round.ts";
import { roundCounts } from "./round-counts.ts";
import { samePeople } from "./same-person.tsx";
import { shortDay } from "./short-day.ts";

/** Lines of a person's résumé that the other résumé does not have. */
const ownLines = ({ resume = [] }: Person, other: Person) =>
  resume.filter(({ text }) => !other.resume?.some((line) => line.text === text));

function Resume({ person, other }: { person: Person; other: Person }) {
  const { ranking } = content.stages;
  return (
    <div className="rounded border border-line bg-raised p-4">
      <p className="flex justify-between gap-2 text-note text-muted">
        {fillTemplate(ranking.arrived, { day: shortDay(person.applied.at.slice(0, 10)) })}
        <span className="display text-name text-ink tabular">{person.match?.score}</span>
      </p>
      {person.match && <ScoreParts parts={person.match.parts} look="short" className="block" />}
      {ownLines(person, other).map(({ text }) => (
        <p key={text} className="mt-2">
          <span className="mark">{text}</span>
        </p>
      ))}
    </div>
  );
}

/**
 * An upload: the number of files read, one person's two files with their differences, and unreadable files.
 */
export function UploadList() {
  const { round, stages } = content;
  const { read, samePerson } = stages.parts;
  const { scored, shown } = roundCounts(round);
  const unread = round.people.filter(({ unreadable }) => unreadable !== undefined);
  const [pair] = samePeople();
  return (
    <div className="text-small">
      <p className="border-b border-line py-3 font-semibold">
        {fillTemplate(read, { count: scored, of: shown })}
      </p>
      {pair && (
        <div className="border-b border-line py-3">
          <p className="mb-3 font-semibold">{fillTemplate(samePerson, { name: pair[0].name })}</p>
          <div className="grid grid-cols-2 gap-4 md:max-lg:grid-cols-1">
            <Resume person={pair[0]} other={pair[1]} />
            <Resume person={pair[1]} other={pair[0]} />
          </div>
          <p className="mt-3 text-note text-muted">{pair[1].decision?.reason}</p>
        </div>
      )}
      {unread.map(({ id, name, unreadable, steps }) => (
        <div key={id} className="border-b border-line py-3">
          <p className="flex justify-between gap-4">
            <strong>{name}</strong> <StatusMark status="missing" text={stages.ranking.notRead} />
          </p>
          <p className="text-muted">
            {unreadable}. {steps.findLast(({ state }) => state === "DONE")?.note}.
          </p>
        </div>
      ))}
    </div>
  );
}
