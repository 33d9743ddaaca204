import { useMemo, useRef, useState } from "react";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import type { DecisionName } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook, smallFieldLook } from "../live/looks.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardModel } from "./board-model.ts";
import { type BoardRow, daysAfter } from "./board-rows.ts";
import { HoldDay } from "./decision-form.tsx";
import { firstReason, offeredLetter, offeredReasons } from "./reasons.ts";

const decisionNames = ["SELECT", "HOLD", "REJECT"] as const;
const holdDays = 5;
/** Longer lists show only the number of further names. */
const maxListed = 200;

/** Shows every name with its reason before a bulk decision takes effect. */
function SecondLook({
  board,
  rows: chosen,
  decision,
  done,
  cancel,
}: {
  board: BoardModel;
  rows: BoardRow[];
  decision: DecisionName;
  done: () => void;
  cancel: () => void;
}) {
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [common, setCommon] = useState("");
  const [until, setUntil] = useState(() => daysAfter(board.source.today, holdDays));
  const list = useRef<HTMLOListElement>(null);
  // Rows without a reason come first. The order does not change while reasons are typed.
  const rows = useMemo(() => {
    const needsReason = (row: BoardRow) => firstReason(row, decision) === "";
    return chosen.toSorted((a, b) => Number(needsReason(b)) - Number(needsReason(a)));
  }, [chosen, decision]);
  const reasonOf = (row: BoardRow) => reasons[row.id] ?? (firstReason(row, decision) || common);
  const without = rows.filter((row) => reasonOf(row).trim() === "");
  const named = { decision: stageWords.decisions[decision].toLowerCase(), count: rows.length };
  return (
    <form
      aria-label={fillTemplate(words.bulk.title, named)}
      className="border-t border-line bg-paper px-5 py-4 text-small max-sm:px-3"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = without;
        if (first) {
          list.current?.querySelector<HTMLInputElement>(`[data-row="${CSS.escape(first.id)}"]`)?.focus();
          return;
        }
        board.decide(
          decision,
          rows.map((row) => {
            const reason = reasonOf(row).trim();
            const letter = offeredLetter(row, decision, reason);
            return {
              person: row.id,
              reason,
              ...(letter !== undefined && { letter }),
              ...(decision === "HOLD" && { until }),
            };
          }),
        );
        done();
      }}
    >
      <p className="font-semibold">{fillTemplate(words.bulk.title, named)}</p>
      <p className="text-note text-muted">{words.bulk.check}</p>
      {decision === "HOLD" && <HoldDay today={board.source.today} value={until} change={setUntil} />}
      <label className="mt-3 block text-note font-semibold">
        {words.bulk.common}
        <input
          maxLength={200}
          value={common}
          className={`${smallFieldLook} font-normal`}
          onChange={({ target }) => setCommon(target.value)}
        />
      </label>
      <ol ref={list} className="mt-3 max-h-80 overflow-auto border-y border-line">
        {rows.slice(0, maxListed).map((row) => (
          <li
            key={row.id}
            className="grid items-center gap-x-4 border-t border-line py-1.5 first:border-0 sm:grid-cols-[12rem_1fr]"
          >
            <span className="font-semibold">
              {row.person.name}{" "}
              <span className="font-normal text-muted tabular">{row.person.score ?? "–"}</span>
              {row.person.score !== undefined && (
                <ScoreParts parts={row.person.parts} look="short" className="block font-normal" />
              )}
            </span>
            <input
              data-row={row.id}
              aria-label={fillTemplate(words.bulk.reason, { name: row.person.name })}
              aria-invalid={reasonOf(row).trim() === ""}
              maxLength={200}
              value={reasonOf(row)}
              placeholder={words.form.reason}
              list={`board-reasons-${row.id}`}
              className={`${smallFieldLook} aria-invalid:border-clay`}
              onChange={({ target }) => setReasons((before) => ({ ...before, [row.id]: target.value }))}
            />
            <datalist id={`board-reasons-${row.id}`}>
              {offeredReasons(row, decision).map(({ reason }) => (
                <option key={reason} value={reason} />
              ))}
            </datalist>
          </li>
        ))}
      </ol>
      {rows.length > maxListed && (
        <p className="mt-2 text-note text-muted">
          {fillTemplate(words.bulk.others, { count: rows.length - maxListed })}
        </p>
      )}
      {without.length > 0 && (
        <p role="status" className="mt-2 text-note text-clay">
          {fillTemplate(words.bulk.missing, { count: without.length })}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className={actionLook}>
          {fillTemplate(words.bulk.submit, named)}
        </button>
        <button type="button" className={controlLook} onClick={cancel}>
          {words.form.cancel}
        </button>
      </p>
    </form>
  );
}

/** Actions for the selected rows. */
export function BulkBar({ board, rows, clear }: { board: BoardModel; rows: BoardRow[]; clear: () => void }) {
  const [decision, setDecision] = useState<DecisionName>();
  return (
    <div className="border-t border-line print:hidden">
      <fieldset className="flex flex-wrap items-center gap-2 bg-leaf-soft px-5 py-2 max-sm:px-3 text-small">
        <legend className="sr-only">{words.bulk.label}</legend>
        <span className="font-semibold">{fillTemplate(words.bulk.chosen, { count: rows.length })}</span>
        {decisionNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === decision}
            className={`${controlLook} border-control`}
            onClick={() => setDecision(name)}
          >
            {stageWords.decisions[name]}
          </button>
        ))}
        <button type="button" className={`${controlLook} underline`} onClick={clear}>
          {words.bulk.clear}
        </button>
      </fieldset>
      {decision && (
        <SecondLook
          key={decision}
          board={board}
          rows={rows}
          decision={decision}
          done={clear}
          cancel={() => setDecision(undefined)}
        />
      )}
    </div>
  );
}
