import type { FlagKind, Signal } from "session-monitor";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook, smallFieldLook } from "../live/looks.ts";
import { MomentReplay } from "./moment-replay.tsx";
import { words } from "./session.data.ts";
import { decisions, type SessionModel, sentenceOf, timeOf } from "./session-model.ts";

const maxNote = 200;
/** Milliseconds replayed before and after a flag. */
const aroundMs = 10_000;

const buttonLook =
  "inline-flex min-h-9 items-center rounded-[10px] border px-3 font-medium enabled:cursor-pointer max-sm:min-h-11";
const openLook = `${buttonLook} border-control enabled:hover:bg-sunk`;
const chosenLook = `${buttonLook} border-transparent bg-leaf text-on-leaf`;

const isFlagKind = (kind: Signal["kind"]): kind is FlagKind => kind in words.kinds;

function Decisions({ flag, model }: { flag: Signal; model: SessionModel }) {
  const { isLive, reviews, replayed, decide, replay } = model;
  const { decisions: names, decide: legend, look } = words.reviewer;
  const chosen = reviews.get(flag.id)?.decision;
  const isOpen = replayed?.of === flag.id;
  return (
    <fieldset disabled={!isLive} className="flex flex-wrap gap-1 text-small print:hidden">
      <legend className="sr-only">{fillTemplate(legend, { time: timeOf(flag.start) })}</legend>
      {decisions.map((decision) => (
        <button
          key={decision}
          type="button"
          aria-pressed={decision === chosen}
          className={decision === chosen ? chosenLook : openLook}
          onClick={() => decide(flag, decision)}
        >
          {names[decision]}
        </button>
      ))}
      <button
        type="button"
        aria-expanded={isOpen}
        className={`${controlLook} underline`}
        onClick={() => replay(isOpen ? undefined : { of: flag.id, plays: true })}
      >
        {look}
      </button>
    </fieldset>
  );
}

function Reason({ flag, model }: { flag: Signal; model: SessionModel }) {
  const review = model.reviews.get(flag.id);
  if (!review?.decision) return null;
  const { ask, why } = words.reviewer;
  return (
    <>
      {review.decision === "ASK" && isFlagKind(flag.kind) && (
        <p className="mt-1 text-small">
          <span className="text-muted">{ask}</span> {words.kinds[flag.kind].ask}
        </p>
      )}
      <label className="mt-1 block text-note text-muted">
        {why}
        <input
          type="text"
          maxLength={maxNote}
          autoComplete="off"
          value={review.note}
          className={smallFieldLook}
          onChange={({ target }) => model.explain(flag, target.value)}
        />
      </label>
    </>
  );
}

/** A flag: its time, what happened, a common innocent explanation, and the reviewer's decision. */
export function FlagRow({ flag, model }: { flag: Signal; model: SessionModel }) {
  const { isLive, record, replayed } = model;
  const { kind, start } = flag;
  const isOpen = replayed?.of === flag.id;
  const sentence = sentenceOf(flag, record);
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-t border-line py-3">
      <p className="display text-row tabular">{timeOf(start)}</p>
      <div className="min-w-0">
        <p className="text-small">{isOpen ? <mark className="mark">{sentence}</mark> : sentence}</p>
        {isFlagKind(kind) && (
          <p className="text-note text-muted">
            {words.reviewer.innocent} {words.kinds[kind].innocent}
          </p>
        )}
      </div>
      <div className="col-span-2 mt-1 sm:col-span-1 sm:col-start-2">
        <Decisions flag={flag} model={model} />
        <Reason flag={flag} model={model} />
      </div>
      {isOpen && (
        <div className="col-span-2">
          <MomentReplay
            isLive={isLive}
            edits={record.edits}
            from={Math.max(0, start - aroundMs)}
            to={Math.min(start + aroundMs, Math.max(record.end, start))}
            at={start}
            plays={replayed.plays}
          />
        </div>
      )}
    </li>
  );
}
