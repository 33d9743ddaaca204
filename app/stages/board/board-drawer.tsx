import { memo, useRef } from "react";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { Marked } from "#app/ui/marked-text.tsx";
import { Signet } from "#app/ui/signet.tsx";
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
import { backButtonId, focusRow } from "./keys.ts";
import { LetterField } from "./letter-field.tsx";

const headingLook = "mb-2 text-note font-semibold text-muted";
const rowLook = "flex justify-between gap-4 border-t border-line py-2";
/** From 1,024 to 1,440 px the person lies over the right of the table; below, the table is hidden. */
const overlayLook =
  "z-2 lg:max-[90rem]:w-100 lg:max-[90rem]:justify-self-end lg:max-[90rem]:border-l lg:max-[90rem]:border-line lg:max-[90rem]:floating lg:max-[90rem]:[grid-area:1/1] print:w-auto print:justify-self-auto print:[grid-area:auto]";
const decisionNames = ["SELECT", "HOLD", "REJECT"] as const;

/** Evidence for and against a person, with its source. */
function Reasons({
  row: { person, decision },
  hasOpen,
}: {
  row: BoardRow;
  /** Whether the open question is said here, and not in a list of all that the résumé does not mention. */
  hasOpen: boolean;
}) {
  const evidence: SourcedWords[] = [decision?.quote, person.interviewQuote].flatMap((words) => words ?? []);
  return (
    <ul className="border-b border-line text-small">
      {decision && (
        <li className={rowLook}>
          {decision.reason}
          <span className="shrink-0 text-note text-muted">{words.record}</span>
        </li>
      )}
      {evidence.map(({ text, source }) => (
        <li key={text} className={rowLook}>
          <span>
            <span className="mark">“{text}”</span>
          </span>
          <span className="shrink-0 text-note text-muted">{source}</span>
        </li>
      ))}
      {person.invited !== undefined && (
        <li className={rowLook}>
          {person.invited}
          <span className="shrink-0 text-note text-muted">{stageWords.steps.INVITE}</span>
        </li>
      )}
      {hasOpen && person.openQuestion !== undefined && (
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
            onClick={() => {
              board.settle(row.id, decision.change);
              focusRow(row.id);
            }}
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
  const field = useRef<HTMLTextAreaElement>(null);
  const label = fillTemplate(words.message, { name: person.name.split(" ")[0] ?? "" });
  if (!message || !decision) return <p className="text-small text-muted">{words.noMessage}</p>;
  const last = sent.at(-1);
  const title = <p className={headingLook}>{label}</p>;
  if (decision.change === "")
    return (
      <>
        {title}
        <p className="rounded-[10px] border border-control p-5 text-small whitespace-pre-line">
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
        <p className="mt-2 text-note text-muted">
          {board.source.sentText?.(last) ?? fillTemplate(words.sentAt, { at: last.time })}
        </p>
      </>
    );
  if (row.conflict) return <p className="text-small text-muted">{words.conflict.noMessage}</p>;
  return (
    <>
      {title}
      <LetterField ref={field} board={board} row={row} label={label} />
      <p className="mt-2 flex flex-wrap items-center gap-3">
        {board.source.sendBy ? (
          board.source.sendBy(row, () => (field.current?.reportValidity() ? field.current.value : undefined))
        ) : (
          <>
            <button
              type="button"
              className={actionLook}
              onClick={() => {
                // The field has changes that the log gets as it is left.
                if (!field.current?.reportValidity()) return;
                board.send([{ person: row.id, text: field.current.value }]);
                focusRow(row.id);
              }}
            >
              {words.approve}
            </button>
            <span className="text-note text-muted">{words.notReallySent}</span>
          </>
        )}
      </p>
    </>
  );
}

/** Details of the chosen person: decision, reasons and message. */
export const BoardDrawer = memo(function BoardDrawer({
  board,
  isOpen,
}: {
  board: BoardModel;
  /** Windows without room for both show the person over the table, or in its place, while this is true. */
  isOpen: boolean;
}) {
  const { chosen: row, isLive } = board;
  if (!row) return null;
  const { person, decision } = row;
  return (
    <section
      aria-label={person.name}
      className={`grid min-w-0 grid-cols-1 content-start gap-y-4 bg-paper p-5 ${isOpen ? overlayLook : "max-[90rem]:hidden print:grid"}`}
    >
      {isOpen && (
        <p className="min-[90rem]:hidden print:hidden">
          <button
            type="button"
            id={backButtonId}
            className={`${controlLook} -ml-3 underline`}
            onClick={() => {
              board.closePerson();
              focusRow(row.id);
            }}
          >
            {words.back}
          </button>
        </p>
      )}
      <div>
        <p className="flex items-start justify-between gap-4">
          <span className="flex items-center gap-3">
            {person.signet !== undefined && <Signet seed={person.signet} />}
            <span className="display text-name">{person.name}</span>
          </span>
          <span className="display text-name tabular">{person.score ?? "–"}</span>
        </p>
        {person.score !== undefined && (
          <p className="text-note">
            <ScoreParts parts={person.parts} />
          </p>
        )}
        <p className="text-note text-muted">
          {decision ? decidedLine(decision) : stageWords.decisions[row.standing]}
        </p>
        <Decide board={board} row={row} />
        {board.form && (
          <DecisionForm key={`${row.id} ${board.form}`} board={board} row={row} decision={board.form} />
        )}
        {row.conflict && <Conflict board={board} row={row} />}
        {isLive && board.source.isSample && !board.form && row.standing === "OPEN" && (
          <button
            type="button"
            className={`${controlLook} mt-2 -ml-3 text-note underline`}
            onClick={() => {
              board.askColleague(row);
              focusRow(row.id);
            }}
          >
            {words.colleague.ask}
          </button>
        )}
      </div>
      {(board.source.isSample || decision) && (
        <div>
          <p className={headingLook}>{words.because}</p>
          <Reasons row={row} hasOpen={board.source.isSample} />
          <Tests person={person} />
        </div>
      )}
      <div>
        <Message board={board} row={row} />
      </div>
      {board.source.person?.(row)}
    </section>
  );
});
