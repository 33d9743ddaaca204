import { useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook } from "../live/looks.ts";
import { activeChanges, type Change } from "../log/change.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import { type BoardModel, isUnsent, messageTo, nameOf } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";
import { ReviewLetters } from "./review-letters.tsx";
import { listNames } from "./use-board.ts";

const headingLook = "mb-2 text-note font-semibold text-muted";
/** Longer lists are truncated. */
const maxShown = 100;

/** Describes a change in one line, such as "You: hold, Devika Rao". */
export function changeText(change: Change, rows: readonly BoardRow[]): string {
  const { lines } = words.activity;
  const by = nameOf(change.by);
  switch (change.kind) {
    case "DECIDE":
      return fillTemplate(lines.DECIDE, {
        by,
        decision: stageWords.decisions[change.decision].toLowerCase(),
        names: listNames(
          change.choices.map(({ person }) => person),
          rows,
        ),
      });
    case "WRITE":
      return fillTemplate(lines.WRITE, { by, names: listNames([change.person], rows) });
    case "SEND":
      return fillTemplate(lines.SEND, {
        by,
        names: listNames(
          change.messages.map(({ person }) => person),
          rows,
        ),
      });
    case "SETTLE":
      return fillTemplate(lines.SETTLE, { by, names: listNames([change.person], rows) });
    case "APPLY":
      return fillTemplate(lines.APPLY, { by, names: change.applicant.name });
    case "STRIKE":
      return fillTemplate(lines.STRIKE, { by, names: listNames([change.person], rows) });
    case "UNDO":
    case "REDO":
      return fillTemplate(lines[change.kind], { by });
  }
}

function Drafts({ board }: { board: BoardModel }) {
  const drafts = board.rows.filter(isUnsent);
  const shown = drafts.slice(0, maxShown);
  const [isReviewing, setReviewing] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const letters = (rows: readonly BoardRow[]) =>
    rows.map((row) => ({ person: row.id, text: messageTo(row)?.text ?? "" }));
  return (
    <div>
      <p ref={heading} tabIndex={-1} className={headingLook}>
        {fillTemplate(words.activity.drafts, { count: drafts.length })}
      </p>
      {drafts.length === 0 ? (
        <p className="text-muted">{words.activity.noDrafts}</p>
      ) : (
        <>
          <ul className="border-b border-line">
            {shown.map((row) => (
              <li key={row.id} className="border-t border-line py-2">
                <p className="flex flex-wrap items-center justify-between gap-2">
                  <strong>{row.person.name}</strong>
                  <button
                    type="button"
                    className={`${controlLook} underline`}
                    onClick={() => {
                      board.send(letters([row]));
                      heading.current?.focus();
                    }}
                  >
                    {words.approve}
                  </button>
                </p>
                <p className="whitespace-pre-line text-muted">{messageTo(row)?.text}</p>
              </li>
            ))}
          </ul>
          {shown.length > 1 && (
            <p className="mt-3">
              <button type="button" className={actionLook} onClick={() => setReviewing(true)}>
                {fillTemplate(words.activity.approveAll, { count: shown.length })}
              </button>
            </p>
          )}
        </>
      )}
      {isReviewing && (
        <ReviewLetters
          board={board}
          rows={shown}
          close={(isSent) => {
            setReviewing(false);
            // The button that opened the review is gone with the letters.
            if (isSent) heading.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Sent({ rows }: { rows: readonly BoardRow[] }) {
  const sent = rows.flatMap((row) => row.sent.map((message) => ({ ...message, name: row.person.name })));
  return (
    <div>
      <p className={headingLook}>{fillTemplate(words.activity.sent, { count: sent.length })}</p>
      {sent.length === 0 ? (
        <p className="text-muted">{words.activity.noSent}</p>
      ) : (
        <ul className="border-b border-line">
          {sent.slice(0, maxShown).map(({ change, person, name, text, time }) => (
            <li key={`${change} ${person}`} className="border-t border-line py-2">
              <p className="flex justify-between gap-4">
                <strong>{name}</strong>
                <span className="text-note text-muted tabular">{time}</span>
              </p>
              <p className="whitespace-pre-line text-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Detail({ change }: { change: Change }) {
  if (change.kind !== "DECIDE") return null;
  const [first] = change.choices;
  if (!first) return null;
  return (
    <span className="block text-note text-muted">
      <span className="block">{first.reason}</span>
      {fillTemplate(words.activity.onScreen, { screen: first.screen })}
    </span>
  );
}

/** All changes, newest first, including undone ones, with what the author's screen showed. */
function Trail({ board }: { board: BoardModel }) {
  const { changes, window } = board.log;
  const active = new Set(activeChanges(changes).map(({ id }) => id));
  return (
    <div>
      <p className={headingLook}>{words.activity.trail}</p>
      {changes.length === 0 && <p className="text-muted">{words.activity.noTrail}</p>}
      <ol className="border-b border-line">
        {changes
          .toReversed()
          .slice(0, maxShown)
          .map((change) => {
            const isBack = change.kind !== "UNDO" && change.kind !== "REDO" && !active.has(change.id);
            return (
              <li key={change.id} className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-t border-line py-2">
                <span className="text-note text-muted tabular">{change.time}</span>
                <span>
                  {changeText(change, board.rows)}
                  {isBack && <span className="text-clay"> {words.activity.takenBack}</span>}
                  {change.window !== window && change.by === undefined && (
                    <span className="text-muted"> {words.activity.elsewhere}</span>
                  )}
                  <Detail change={change} />
                </span>
              </li>
            );
          })}
      </ol>
    </div>
  );
}

/** Pending messages, approved messages, and the log of all changes. */
export function Activity({ board }: { board: BoardModel }) {
  return (
    <div className="grid grid-cols-1 gap-8 border-t border-line p-5 text-small lg:grid-cols-3">
      <Drafts board={board} />
      <Sent rows={board.rows} />
      <Trail board={board} />
    </div>
  );
}
