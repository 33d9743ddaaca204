import { memo } from "react";
import { Marked } from "#app/ui/marked-text.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook } from "../live/looks.ts";
import { flagLooks } from "../session/flag-looks.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import { type BoardModel, messageTo } from "./board-model.ts";
import type { BoardPerson, SourcedWords } from "./board-person.ts";
import type { BoardRow, RowDecision } from "./board-rows.ts";
import { flagsText, testsText } from "./board-tests.ts";
import { DecisionForm } from "./decision-form.tsx";

const headingLook = "mb-2 text-note font-semibold text-muted";
const rowLook = "flex justify-between gap-4 border-t border-line py-2";
const decisionNames = ["SELECT", "HOLD", "REJECT"] as const;

/** Evidence for and against a person, with its source. */
function Reasons({ row: { person, decision } }: { row: BoardRow }) {
  const evidence: SourcedWords[] = [decision?.quote, person.interviewQuote].flatMap((words) => words ?? []);
  return (
    <ul className="border-b border-line text-small">
      {decision && decision.change !== "" && <li className={rowLook}>{decision.reason}</li>}
      {evidence.map(({ text, source }) => (
        <li key={text} className={rowLook}>
          <span>
            <span className="mark">“{text}”</span>
          </span>
          <span className="shrink-0 text-note text-muted">{source}</span>
        </li>
      ))}
      {person.openQuestion !== undefined && (
        <li className={rowLook}>
          {person.openQuestion} <StatusMark status="missing" text={words.columns.open} />
        </li>
      )}
    </ul>
  );
}

/** The person's test answers, and each flag with its review. */
function Tests({ person }: { person: BoardPerson }) {
  const { work, flags } = person;
  if (!work && !flags) return null;
  return (
    <>
      <p className={`mt-4 ${headingLook}`}>{words.columns.tests}</p>
      <ul className="border-b border-line text-small">
        <li className={rowLook}>{testsText(person)}</li>
        <li className={rowLook}>
          {words.columns.flags} <span className="text-note text-muted">{flagsText(person)}</span>
        </li>
        {flags?.map(({ at, detail, settling, state, review }) => (
          <li key={at} className="border-t border-line py-2">
            <p className="flex justify-between gap-4">
              <span>
                <strong className="tabular">{at}</strong> {detail}
              </span>
              <StatusMark status={flagLooks[settling]} text={state} />
            </p>
            {review && (
              <p className="text-note text-muted">
                {review.source}: {review.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function decidedLine({ decision, by, at }: RowDecision): string {
  return fillTemplate(words.decided, { decision: stageWords.decisions[decision], by, at });
}

/** Two people decided without having seen each other's decision; the visitor chooses which one counts. */
function Conflict({ board, row }: { board: BoardModel; row: BoardRow }) {
  const both = [row.decision, row.conflict].flatMap((decision) => decision ?? []);
  return (
    <fieldset className="mt-4 min-w-0 rounded-[10px] bg-clay-soft p-4 text-small">
      <legend className="sr-only">{words.conflict.title}</legend>
      <p aria-hidden="true" className="font-semibold">
        {words.conflict.title}
      </p>
      {both.map((decision) => (
        <div key={decision.change} className="mt-3 border-t border-line pt-3">
          <p>{decidedLine(decision)}</p>
          <p className="text-muted">{decision.reason}</p>
          <button
            type="button"
            className={`${actionLook} mt-2`}
            onClick={() => board.settle(row.id, decision.change)}
          >
            {fillTemplate(words.conflict.keep, {
              decision: stageWords.decisions[decision.decision],
              by: decision.by,
            })}
          </button>
        </div>
      ))}
    </fieldset>
  );
}

function Decide({ board, row }: { board: BoardModel; row: BoardRow }) {
  const { form, isLive, openForm } = board;
  const shown = form ?? row.decision?.decision;
  return (
    <fieldset disabled={!isLive} className="mt-4 print:hidden">
      <legend className="sr-only">{fillTemplate(words.decideAbout, { name: row.person.name })}</legend>
      <div className="grid grid-cols-3 rounded-[10px] border border-control text-center text-small font-semibold">
        {decisionNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            className={`min-h-10 rounded-[10px] enabled:cursor-pointer max-sm:min-h-11 ${name === shown ? "bg-leaf text-on-leaf" : "enabled:hover:bg-sunk"}`}
            onClick={() => openForm(form === name ? undefined : name)}
          >
            {stageWords.decisions[name]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Message({ board, row }: { board: BoardModel; row: BoardRow }) {
  const message = messageTo(row);
  const { decision, sent, person } = row;
  const first = person.name.split(" ")[0] ?? "";
  if (!message || !decision) return <p className="text-small text-muted">{words.noMessage}</p>;
  const last = sent.at(-1);
  const title = <p className={headingLook}>{fillTemplate(words.message, { name: first })}</p>;
  if (decision.change === "")
    return (
      <>
        {title}
        <p className="rounded-[10px] border border-control p-5 text-small">
          <Marked text={message.text} mark={message.quote} />
        </p>
        <p className="mt-2 text-note text-muted">{person.steps.at(-1)?.note}</p>
      </>
    );
  if (last)
    return (
      <>
        {title}
        <p className="rounded-[10px] border border-control p-5 text-small whitespace-pre-line">{last.text}</p>
        <p className="mt-2 text-note text-muted">{fillTemplate(words.sentAt, { at: last.time })}</p>
      </>
    );
  if (row.conflict) return <p className="text-small text-muted">{words.conflict.noMessage}</p>;
  return (
    <>
      <label>
        <span className={`block ${headingLook}`}>{fillTemplate(words.message, { name: first })}</span>
        <textarea
          key={decision.change}
          rows={6}
          maxLength={1000}
          value={message.text}
          className="w-full rounded-[10px] border border-control bg-raised p-4 text-small"
          onChange={({ target }) => board.write(row.id, target.value)}
        />
      </label>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={actionLook}
          disabled={message.text.trim() === ""}
          onClick={() => board.send([row])}
        >
          {words.approve}
        </button>
        <span className="text-note text-muted">{words.notReallySent}</span>
      </p>
    </>
  );
}

/** Details of the chosen person: decision, reasons and message. */
export const BoardDrawer = memo(function BoardDrawer({ board }: { board: BoardModel }) {
  const { chosen: row, isLive } = board;
  if (!row) return null;
  const { person, decision } = row;
  return (
    <section
      aria-label={person.name}
      className="grid content-start gap-x-6 gap-y-4 bg-paper p-5 lg:grid-cols-3 xl:grid-cols-1"
    >
      <div>
        <p className="flex items-start justify-between gap-4">
          <span className="display text-name">{person.name}</span>
          <span className="display text-name tabular">{person.score ?? "–"}</span>
        </p>
        <p className="text-note text-muted">
          {decision ? decidedLine(decision) : stageWords.decisions[row.standing]}
        </p>
        <Decide board={board} row={row} />
        {board.form && (
          <DecisionForm key={`${row.id} ${board.form}`} board={board} row={row} decision={board.form} />
        )}
        {row.conflict && <Conflict board={board} row={row} />}
        {isLive && !board.form && row.standing === "OPEN" && (
          <button
            type="button"
            className={`${controlLook} mt-2 px-0 text-note underline`}
            onClick={() => board.askColleague(row)}
          >
            {words.colleague.ask}
          </button>
        )}
      </div>
      <div>
        <p className={headingLook}>{words.because}</p>
        <Reasons row={row} />
        <Tests person={person} />
      </div>
      <div>
        <Message board={board} row={row} />
      </div>
    </section>
  );
});
