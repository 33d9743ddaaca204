import content from "virtual:content";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { auditLine } from "./audit-line.ts";
import { BoardDrawer } from "./board-drawer.tsx";
import { BoardRow } from "./board-row.tsx";
import { countStanding, latestDecisions } from "./decisions.ts";
import { shortMoment } from "./person-steps.ts";
import { peopleByScore } from "./round.ts";
import { RoundNote } from "./round-note.tsx";

const rowsOfDesk = 8;
const rowsOfPhone = 5;

function Toolbar() {
  const { round, stages } = content;
  const { board, decisions } = stages;
  const counts = [
    { title: decisions.OPEN, count: countStanding(round, "OPEN") },
    { title: board.all, count: round.people.length },
    ...(["SELECT", "HOLD", "REJECT", "WITHDREW"] as const).map((standing) => ({
      title: decisions[standing],
      count: countStanding(round, standing),
    })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-3 text-small">
      <p className="font-semibold">
        {round.title}, {round.location}
      </p>
      <ul className="flex flex-wrap text-note text-muted">
        {counts.map(({ title, count }, index) => (
          <li key={title} className={`rounded-[10px] px-3 py-2 ${index === 1 ? "bg-sunk text-ink" : ""}`}>
            {title} <strong className="text-ink tabular">{count}</strong>
          </li>
        ))}
      </ul>
      <p className="ml-auto">
        <RoundNote />
      </p>
    </div>
  );
}

function More({ count, look }: { count: number; look: string }) {
  return <p className={look}>{fillTemplate(content.stages.board.more, { count })}</p>;
}

function Table({ chosen }: { chosen: string }) {
  const { round, stages } = content;
  const { columns, notJudged } = stages.board;
  const people = peopleByScore(round).slice(0, rowsOfDesk);
  return (
    <table className="w-full border-collapse text-left text-small whitespace-nowrap [&_:is(td,th)]:px-2 [&_:is(td,th)]:font-medium">
      <thead className="max-sm:hidden">
        <tr className="h-11 text-note text-muted">
          <th scope="col">{columns.score}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.evidence}</th>
          <th scope="col" className="min-w-48 max-lg:hidden">
            {columns.open}
          </th>
          <th scope="col" className="max-lg:hidden">
            <span className="sr-only">{columns.interview}</span>
          </th>
          <th scope="col">{columns.step}</th>
          <th scope="col" className="max-lg:hidden">
            {columns.changed}
          </th>
          <th scope="col">{columns.decision}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person, index) => (
          <BoardRow
            key={person.id}
            person={person}
            isChosen={person.id === chosen}
            isOnPhone={index < rowsOfPhone}
          >
            {index === 0 && (
              <td
                rowSpan={people.length}
                className="bg-sunk py-3 text-center text-note text-muted [writing-mode:vertical-rl] max-lg:hidden"
              >
                {notJudged}
              </td>
            )}
          </BoardRow>
        ))}
      </tbody>
    </table>
  );
}

/** Everyone of the round in one table, and beside it the person of the chosen row. */
export function BoardStage() {
  const { round, stages } = content;
  const decided = latestDecisions(round);
  const chosen = decided.find(({ id }) => id === "asha-kulkarni");
  if (!chosen) throw new Error("asha-kulkarni has no decision");
  return (
    <section aria-label={stages.board.label} className="stage sheet border border-line">
      <Toolbar />
      <div className="grid border-t border-line xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="px-3">
          <Table chosen={chosen.id} />
          <div className="border-t border-line px-2 py-3 text-note text-muted">
            <More count={round.people.length - rowsOfDesk} look="max-sm:hidden" />
            <More count={round.people.length - rowsOfPhone} look="sm:hidden" />
          </div>
        </div>
        <BoardDrawer person={chosen} />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 bg-sunk px-5 py-3 text-note text-muted">
        {decided.slice(0, 2).map((person) => (
          <li key={person.id}>
            <strong className="text-ink tabular">{shortMoment(person.decision.at)}</strong>{" "}
            {auditLine(person)}
          </li>
        ))}
      </ul>
    </section>
  );
}
