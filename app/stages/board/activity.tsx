import { useRef, useState } from "react";
import { activeChanges, type Change } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook } from "../live/looks.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import { type BoardModel, isUnsent, messageTo } from "./board-model.ts";
import { type BoardRow, changeTime } from "./board-rows.ts";
import { ReviewLetters } from "./review-letters.tsx";
import { listNames } from "./use-board.ts";

const headingLook = "mb-2 text-note font-semibold text-muted";
/** Longer lists are truncated. */
const maxShown = 100;

/** Describes a change in one line, such as "You: hold, Devika Rao". */
export function changeText(change: Change, { rows, source }: BoardModel): string {
  const { lines } = words.activity;
  const by = source.nameOf(change.by);
  const about = (people: readonly string[], values: Record<string, string> = {}) => {
    const line = change.kind === "TAG" && !change.isOn ? lines.UNTAG : lines[change.kind];
    return fillTemplate(line, { by, names: listNames(people, rows), ...values });
  };
  switch (change.kind) {
    case "DECIDE":
      return about(
        change.choices.map(({ person }) => person),
        { decision: stageWords.decisions[change.decision].toLowerCase() },
      );
    case "SEND":
      return about(change.messages.map(({ person }) => person));
    case "ADD":
      return about(change.people.map(({ id }) => id));
    case "TAG":
      return about(change.people, { tag: change.tag });
    case "OWN":
      return about(change.people, { owner: change.owner === "" ? words.nobody : change.owner });
    case "KEEP_APART":
      return about(change.people);
    case "REMOVE":
      return about([], { count: String(change.people.length) });
    case "APPLY":
      return about([], { names: change.applicant.name });
    case "RENAME":
      return about([], { title: change.title });
    case "LINK":
      return about([], { title: change.link.card.title });
    case "ARRIVE":
      return about([], { count: String(change.applied.length) });
    case "GIVE":
      return about([], { count: String(change.files.length) });
    case "WRITE":
    case "SETTLE":
    case "STRIKE":
    case "CORRECT":
    case "ATTACH":
    case "MERGE":
    case "NOTE":
      return about([change.person]);
    case "START":
    case "ASK":
    case "SHARE":
    case "UNSHARE":
    case "UNDO":
    case "REDO":
      return about([]);
  }
}

function Drafts({ board }: { board: BoardModel }) {
  const drafts = board.rows.filter(isUnsent);
  const shown = drafts.slice(0, maxShown);
  const [isReviewing, setReviewing] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const { sendAll } = board.source;
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
                  {!sendAll && (
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
                  )}
                </p>
                <p className="whitespace-pre-line text-muted">{messageTo(row)?.text}</p>
              </li>
            ))}
          </ul>
          {!sendAll && shown.length > 1 && (
            <p className="mt-3">
              <button type="button" className={actionLook} onClick={() => setReviewing(true)}>
                {fillTemplate(words.activity.approveAll, { count: shown.length })}
              </button>
            </p>
          )}
        </>
      )}
      {sendAll?.(drafts)}
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
                <span className="text-note text-muted tabular">{changeTime(time)}</span>
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
                <span className="text-note text-muted tabular">{changeTime(change.time)}</span>
                <span>
                  {changeText(change, board)}
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
