import content from "#app/content/content.data.ts";
import { acceptedFiles } from "#app/tools/resume/accepted-files.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type Person, peopleByScore, strongestEvidence } from "../round.ts";
import { roundCounts, roundSummary } from "../round-counts.ts";
import { RoundNote } from "../round-note.tsx";
import { SamePerson, samePeople } from "../same-person.tsx";
import { ScoreLine } from "../score-line.tsx";

const rowsOfDesk = 5;
const rowsOfPhone = 5;

/**
 * A field for files, which the page's demo takes. Until `useFileField` brings it to life, it only says where the
 * demo is, in the same place.
 */
function DropField() {
  const { drop, choose, formats, demo, privacy } = content.stages.ranking;
  return (
    <div
      data-file-field
      className="group grid rounded-2xl border border-line p-5 text-center text-small text-muted *:col-start-1 *:row-start-1 data-dragging:border-leaf data-dragging:bg-leaf-soft data-live:border-dashed data-live:border-control"
    >
      <p className="self-center group-data-live:hidden">{demo}</p>
      <div className="invisible group-data-live:visible">
        <p className="font-semibold text-ink">{drop}</p>
        <Button look="outlined" className="my-1.5">
          {choose}
        </Button>
        <input type="file" hidden multiple accept={acceptedFiles} />
        <p className="text-note">{formats}</p>
        <p className="text-note">{privacy}</p>
      </div>
    </div>
  );
}

/** The job's requirements with the number of résumés that meet each. */
function Requirements() {
  const { found, foundIn } = content.stages.ranking;
  const matches = content.round.people.flatMap(({ match }) => match ?? []);
  const answers = (label: string) =>
    matches.filter(({ requirements }) =>
      requirements.some((requirement) => requirement.label === label && requirement.status !== "missing"),
    ).length;
  return (
    <div className="mt-5 max-lg:hidden">
      <p className="text-note font-semibold text-muted">{found}</p>
      <ul className="border-b border-line text-small">
        {matches[0]?.requirements.map(({ label, mustHave }) => (
          <li key={label} className="flex justify-between gap-4 border-t border-line py-2">
            <span className={mustHave ? "font-semibold" : ""}>{label}</span>
            <span className="shrink-0 text-note text-muted tabular">
              {fillTemplate(foundIn, { count: answers(label), of: matches.length })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ person, rank }: { person: Person; rank: number }) {
  const mark = <span className={rank === 1 ? "mark" : "mark-line"}>{strongestEvidence(person)?.quote}</span>;
  const missing = person.match?.requirements.filter(({ status }) => status === "missing") ?? [];
  return (
    <tr className={`h-11 border-t border-line ${rank > rowsOfPhone ? "max-sm:hidden" : ""}`}>
      <td className="text-muted tabular max-sm:hidden">{rank}</td>
      <td>
        <span className="flex items-center gap-2 font-semibold tabular">
          {person.match?.score}
          <span className="max-sm:hidden">{person.match && <ScoreLine score={person.match.score} />}</span>
        </span>
      </td>
      <th scope="row" className="py-2">
        {person.name}
        {person.match && (
          <ScoreParts
            parts={person.match.parts}
            look="short"
            className="block font-normal max-sm:whitespace-normal"
          />
        )}
        {rank <= rowsOfPhone && <span className="block whitespace-normal sm:hidden">{mark}</span>}
      </th>
      <td className="w-full max-w-0 truncate max-sm:hidden">{mark}</td>
      <td className="text-note whitespace-normal text-clay max-sm:min-w-27">
        {missing.length === 0 ? (
          <span className="text-leaf">{content.stages.ranking.complete}</span>
        ) : (
          missing.map(({ label }) => label).join(", ")
        )}
      </td>
    </tr>
  );
}

function Table() {
  const { columns, more } = content.stages.ranking;
  const people = peopleByScore(content.round);
  const { scored } = roundCounts(content.round);
  return (
    <>
      <table className="w-full border-collapse text-left text-small whitespace-nowrap [&_:is(td,th)]:px-2 [&_:is(td,th)]:font-medium">
        <thead className="max-sm:hidden">
          <tr className="h-11 text-note text-muted">
            <td />
            <th scope="col">{columns.score}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.proof}</th>
            <th scope="col" className="sm:min-w-36 lg:min-w-64">
              {columns.missing}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.slice(0, rowsOfDesk).map((person, index) => (
            <Row key={person.id} person={person} rank={index + 1} />
          ))}
        </tbody>
      </table>
      <div className="border-t border-line px-2 py-3 text-note text-muted">
        <p className="max-sm:hidden">{fillTemplate(more, { count: scored - rowsOfDesk })}</p>
        <p className="sm:hidden">{fillTemplate(more, { count: scored - rowsOfPhone })}</p>
      </div>
    </>
  );
}

/** Résumés that a person must look at: duplicates and unreadable ones. */
function SetAside() {
  const { twice, notRead } = content.stages.ranking;
  const unread = content.round.people.filter(({ unreadable }) => unreadable !== undefined);
  return (
    <div className="grid gap-x-6 gap-y-4 border-t-[1.5px] border-ink px-2 pt-4 text-small sm:grid-cols-2">
      {samePeople().map((people) => (
        <div key={people[1].id}>
          <p className="text-note font-semibold text-muted">{twice}</p>
          <SamePerson people={people} />
        </div>
      ))}
      {unread.map(({ id, name, unreadable }) => (
        <div key={id}>
          <p className="text-note font-semibold text-muted">{notRead}</p>
          <p className="flex justify-between gap-2">
            {name} <StatusMark status="missing" text={notRead} />
          </p>
          <p className="mt-1 text-note text-muted">{unreadable}</p>
        </div>
      ))}
    </div>
  );
}

/** The round's résumés by score, each row with one quotation. */
export default function RankingStage() {
  const { round, stages } = content;
  return (
    <section aria-label={stages.ranking.label} className="stage sheet border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
        <p className="font-semibold">
          {round.title}, {round.location}
        </p>
        <RoundNote />
      </div>
      <div className="grid gap-6 border-t border-line p-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <DropField />
          <Requirements />
        </div>
        <div className="lg:col-span-8">
          <Table />
          <SetAside />
          <p className="mt-4 px-2 text-note text-muted">{roundSummary(content)}</p>
        </div>
      </div>
    </section>
  );
}
