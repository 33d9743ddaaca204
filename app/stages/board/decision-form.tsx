import { useId, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook, smallFieldLook } from "../live/looks.ts";
import type { DecisionName } from "../log/change.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardModel } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";
import { roundDay } from "./colleague.ts";

const maxReason = 200;
const firstHoldDays = 5;
const longestHoldDays = 90;

/** Suggested reasons for a decision, from the board's evidence. */
export function offeredReasons({ person }: BoardRow, decision: DecisionName): string[] {
  switch (decision) {
    case "REJECT":
      return person.missing.map((label) => fillTemplate(words.unmet, { label }));
    case "SELECT":
      return [person.evidence, person.interviewQuote?.text].flatMap((quote) =>
        quote === undefined ? [] : fillTemplate(words.quoted, { quote }),
      );
    case "HOLD":
      return person.openQuestion === undefined
        ? []
        : [fillTemplate(words.stillOpen, { question: person.openQuestion })];
  }
}

/** The last day of a hold. */
export function HoldDay({ value, change }: { value: string; change: (day: string) => void }) {
  return (
    <label className="mt-3 block text-note font-semibold">
      {words.form.until}
      <input
        type="date"
        required
        value={value}
        min={roundDay(1)}
        max={roundDay(longestHoldDays)}
        className={smallFieldLook}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}

/** Form for the reason and, for a hold, its last day. A decision needs a reason. */
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
  const offered = offeredReasons(row, decision);
  const [reason, setReason] = useState(offered[0] ?? "");
  const [until, setUntil] = useState(() => roundDay(firstHoldDays));
  const [isMissing, setMissing] = useState(false);
  const title = fillTemplate(words.form[decision], { name: row.person.name });
  return (
    <form
      aria-label={title}
      className="mt-3 rounded-[10px] border border-line bg-raised p-4 text-small"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === "") {
          setMissing(true);
          document.getElementById(id)?.focus();
          return;
        }
        board.decide(decision, [
          { person: row.id, reason: reason.trim(), ...(decision === "HOLD" && { until }) },
        ]);
      }}
    >
      {offered.length > 0 && (
        <fieldset>
          <legend className="text-note font-semibold">{words.form.offered[decision]}</legend>
          {offered.map((text) => (
            <label key={text} className="flex min-h-9 cursor-pointer items-center gap-2 max-sm:min-h-11">
              <input
                type="radio"
                name={`${id}-offered`}
                checked={reason === text}
                className="accent-leaf"
                onChange={() => setReason(text)}
              />
              {text}
            </label>
          ))}
        </fieldset>
      )}
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
          className={`${smallFieldLook} py-2 font-normal`}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </label>
      {isMissing && (
        <p id={`${id}-missing`} className="text-note text-clay">
          {words.form.missing}
        </p>
      )}
      {decision === "HOLD" && <HoldDay value={until} change={setUntil} />}
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className={actionLook}>
          {fillTemplate(words.form.submit, { decision: stageWords.decisions[decision] })}
        </button>
        <button type="button" className={controlLook} onClick={() => board.openForm(undefined)}>
          {words.form.cancel}
        </button>
      </p>
      <button
        type="button"
        className={`${controlLook} mt-1 px-0 text-note underline`}
        onClick={() => board.askColleague(row)}
      >
        {words.colleague.meanwhile}
      </button>
    </form>
  );
}
