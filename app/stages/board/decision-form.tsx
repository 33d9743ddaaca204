import { useDeferredValue, useId, useState } from "react";
import type { DecisionName } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook, smallFieldLook } from "../live/looks.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardModel } from "./board-model.ts";
import { type BoardRow, daysAfter } from "./board-rows.ts";
import { focusRow } from "./keys.ts";
import { firstReason, type OfferedReason, offeredReasons } from "./reasons.ts";

const maxReason = 200;
const maxLetter = 400;
const firstHoldDays = 5;
const longestHoldDays = 90;

/** The last day of a hold. */
export function HoldDay({
  today,
  value,
  change,
}: {
  today: string;
  value: string;
  change: (day: string) => void;
}) {
  return (
    <label className="mt-3 block text-note font-semibold">
      {words.form.until}
      <input
        type="date"
        required
        value={value}
        min={daysAfter(today, 1)}
        max={daysAfter(today, longestHoldDays)}
        className={smallFieldLook}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}

function Offered({
  decision,
  offered,
  reason: chosen,
  choose,
}: {
  decision: DecisionName;
  offered: OfferedReason[];
  reason: string;
  choose: (offered: OfferedReason) => void;
}) {
  const name = useId();
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-note font-semibold">{words.form.offered[decision]}</legend>
      {offered.map((one) => (
        <label key={one.reason} className="flex min-h-9 cursor-pointer items-center gap-2 max-sm:min-h-11">
          <input
            type="radio"
            name={name}
            checked={chosen === one.reason}
            className="shrink-0 accent-leaf"
            onChange={() => choose(one)}
          />
          <span className="grow py-1">{one.missing?.label ?? one.reason}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Form for a decision: its reason for the record, words for the letter, and the last day of a hold. Only the
 * reason is required.
 */
export function DecisionForm({
  board,
  row,
  decision,
}: {
  board: BoardModel;
  row: BoardRow;
  decision: DecisionName;
}) {
  const id = useId();
  const [reason, setReason] = useState(() => firstReason(row, decision));
  const [letter, setLetter] = useState("");
  const [isLetterOwn, setLetterOwn] = useState(false);
  const [until, setUntil] = useState(() => daysAfter(board.source.today, firstHoldDays));
  const [isMissing, setMissing] = useState(false);
  // A field for a day is the slowest of the form: the focus moves first, and the field follows.
  const hasDay = useDeferredValue(decision === "HOLD", false);
  const { name } = row.person;
  const changeReason = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  return (
    <form
      aria-label={fillTemplate(words.form[decision], { name })}
      className="mt-3 rounded-[10px] border border-line bg-raised p-4 text-small"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === "") {
          setMissing(true);
          document.getElementById(id)?.focus();
          return;
        }
        const written = letter.trim();
        board.decide(decision, [
          {
            person: row.id,
            reason: reason.trim(),
            ...(written !== "" && { letter: written }),
            ...(decision === "HOLD" && { until }),
          },
        ]);
        focusRow(row.id);
      }}
    >
      <Offered
        decision={decision}
        offered={offeredReasons(row, decision)}
        reason={reason}
        choose={(offered) => {
          changeReason(offered.reason);
          if (!isLetterOwn) setLetter(offered.letter ?? "");
        }}
      />
      <label className="mt-3 block text-note font-semibold">
        {words.form.reason}
        <textarea
          id={id}
          rows={2}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this form
          autoFocus
          maxLength={maxReason}
          value={reason}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          className={`${smallFieldLook} py-2 font-normal aria-invalid:border-clay`}
          onChange={({ target }) => changeReason(target.value)}
        />
      </label>
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="text-note text-clay">
          {words.form.missing}
        </p>
      )}
      <label className="mt-3 block text-note font-semibold">
        {fillTemplate(words.form.letter, { name: name.split(" ")[0] ?? name })}
        <textarea
          rows={2}
          maxLength={maxLetter}
          value={letter}
          aria-describedby={`${id}-letter`}
          className={`${smallFieldLook} field-sizing-content py-2 font-normal`}
          onChange={({ target }) => {
            setLetter(target.value);
            setLetterOwn(target.value !== "");
          }}
        />
      </label>
      <p id={`${id}-letter`} className="text-note text-muted">
        {words.form.letterNote}
      </p>
      {hasDay && <HoldDay today={board.source.today} value={until} change={setUntil} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className={actionLook}>
          {fillTemplate(words.form.submit, { decision: stageWords.decisions[decision] })}
        </button>
        <button
          type="button"
          className={controlLook}
          onClick={() => {
            board.openForm(undefined);
            focusRow(row.id);
          }}
        >
          {words.form.cancel}
        </button>
      </p>
      {board.source.isSample && (
        <button
          type="button"
          className={`${controlLook} mt-1 -ml-3 text-note underline`}
          onClick={() => board.askColleague(row)}
        >
          {words.colleague.meanwhile}
        </button>
      )}
    </form>
  );
}
