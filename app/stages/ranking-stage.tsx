import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type Person, peopleByScore, strongestEvidence } from "./round.ts";
import { SamePerson, samePeople } from "./same-person.tsx";
import { ScoreLine } from "./score-line.tsx";
import { StatusMark } from "./status-mark.tsx";

const rowsOfDesk = 8;
const rowsOfPhone = 5;

/** The field for files, drawn: the demo below it takes files. */
function DropField() {
  const { drop, formats, demo } = content.stages.ranking;
  return (
    <div className="rounded-2xl border-2 border-dashed border-control p-5 text-center text-small text-muted">
      <svg
        aria-hidden="true"
        width="64"
        height="48"
        strokeWidth="1.5"
        className="mx-auto mb-2 fill-raised stroke-control"
      >
        <path d="M8 6h26v34H8zM16 3h26v34H16zM24 8h26v38H24z" />
        <path d="M30 17h14M30 24h14M30 31h8" />
      </svg>
      <p className="font-semibold">{drop}</p>
      <p className="text-note">{formats}</p>
      <p className="mt-2 text-note text-ink">{demo}</p>
    </div>
  );
}

/** The requirements of the job, and the number of résumés that answer each. */
function Requirements() {
  const { found, foundIn } = content.stages.ranking;
  const matches = content.round.people.flatMap(({ match }) => match ?? []);
  const answers = (label: string) =>
    matches.filter(({ requirements }) =>
      requirements.some((requirement) => requirement.label === label && requirement.status !== "missing"),
    ).length;
  return (
    <div>
      <p className="mb-1 text-note text-muted font-semibold">{found}</p>
      <ul className="border-b border-line text-small">
        {matches[0]?.requirements.map(({ label, mustHave }) => (
          <li key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
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
  const evidence = strongestEvidence(person);
  const missing = person.match?.requirements.filter(({ status }) => status === "missing") ?? [];
  return (
    <tr
      className={`border-t border-line max-sm:grid max-sm:grid-cols-[3.5rem_1fr] max-sm:py-2 sm:h-11 ${rank > rowsOfPhone ? "max-sm:hidden!" : ""}`}
    >
      <td className="text-muted tabular max-sm:hidden">{rank}</td>
      <td>
        <span className="flex items-center gap-2 font-semibold tabular">
          {person.match?.score}
          <span className="max-sm:hidden">{person.match && <ScoreLine score={person.match.score} />}</span>
        </span>
      </td>
      <th scope="row">{person.name}</th>
      <td className="w-full max-w-0 truncate max-sm:col-start-2 max-sm:max-w-none">
        {evidence && <span className={rank === 1 ? "mark" : "mark-line"}>{evidence.quote}</span>}
      </td>
      <td className="text-note/tight whitespace-normal text-clay max-sm:col-start-2">
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
  const people = peopleByScore(content.round).filter(({ match }) => match);
  return (
    <>
      <table className="w-full border-collapse text-left text-small whitespace-nowrap max-sm:block [&_:is(td,th)]:px-2 [&_:is(td,th)]:font-medium">
        <thead className="max-sm:hidden">
          <tr className="h-11 text-note text-muted">
            <td />
            <th scope="col">{columns.score}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.proof}</th>
            <th scope="col" className="min-w-48 xl:min-w-72">
              {columns.missing}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {people.slice(0, rowsOfDesk).map((person, index) => (
            <Row key={person.id} person={person} rank={index + 1} />
          ))}
        </tbody>
      </table>
      <div className="border-t border-line px-2 py-3 text-note text-muted">
        <p className="max-sm:hidden">{fillTemplate(more, { count: people.length - rowsOfDesk })}</p>
        <p className="sm:hidden">{fillTemplate(more, { count: people.length - rowsOfPhone })}</p>
      </div>
    </>
  );
}

/** The résumés that need a person's eye: sent twice, or not readable. */
function SetAside() {
  const { twice, notRead } = content.stages.ranking;
  const unread = content.round.people.filter(({ unreadable }) => unreadable !== undefined);
  return (
    <div className="grid gap-x-10 gap-y-5 border-t-[1.5px] border-ink px-2 pt-4 text-small md:grid-cols-2">
      {samePeople().map((people) => (
        <div key={people[1].id}>
          <p className="mb-1 text-note text-muted font-semibold">{twice}</p>
          <SamePerson people={people} />
        </div>
      ))}
      {unread.map(({ id, name, unreadable }) => (
        <div key={id}>
          <p className="mb-1 text-note text-muted font-semibold">{notRead}</p>
          <p className="flex justify-between gap-2">
            {name} <StatusMark status="missing" text={notRead} />
          </p>
          <p className="mt-1 text-note text-muted">{unreadable}</p>
        </div>
      ))}
    </div>
  );
}

/** The résumés of the round in the order of their scores, one quotation a row. */
export function RankingStage() {
  const { round, stages } = content;
  return (
    <section aria-label={stages.ranking.label} className="stage sheet border border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 lg:px-10">
        <p className="font-semibold">
          {round.title}, {round.location}
        </p>
        <p className="text-note text-muted">{fillTemplate(stages.sample, { received: round.received })}</p>
      </div>
      <div className="grid content-start gap-8 border-t border-line px-5 py-7 lg:grid-rows-[auto_1fr] lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:px-10">
        <DropField />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Table />
          <SetAside />
        </div>
        <Requirements />
      </div>
    </section>
  );
}
