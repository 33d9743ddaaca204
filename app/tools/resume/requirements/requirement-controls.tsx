import { useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { type AskedRow, priorities } from "./asked.ts";
import type { EditChange } from "./edits.ts";
import { useEditWords, weightNames } from "./row-state.ts";

type Option<Value> = { value: Value; text: string };

/** A choice of one of a few words, as adjacent buttons. Native radio buttons: arrow keys change the value. */
function Choice<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="asks-choice">
      <legend className="text-note text-muted">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}

type Words = ReturnType<typeof useEditWords>;

const weightOptions = (words: Words) =>
  ([0.5, 1, 2, 3] as const).map((value) => ({ value, text: words.weights[weightNames[value]] }));

/** The priority as read, and those that the reader can give. */
function priorityOptions(row: AskedRow, words: Words) {
  const read = priorities.find((priority) => [row, ...row.includes].some((own) => own.priority === priority));
  return priorities
    .filter((value) => value !== "wanted" || value === read)
    .map((value) => ({ value, text: words.priorities[value], isRead: value === read }));
}

/** The controls of one requirement. */
export function RequirementControls({
  row,
  rows,
  onChange,
}: {
  row: AskedRow;
  /** All requirements of the job: those that it can be merged into. */
  rows: readonly AskedRow[];
  onChange: (change: EditChange) => void;
}) {
  const words = useEditWords();
  const frame = useRef<HTMLDivElement>(null);
  const isOut = row.isDropped || row.into !== undefined;
  const wasOut = useRef(isOut);
  // The used control has disappeared, which loses the focus.
  useEffect(() => {
    if (wasOut.current !== isOut && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>("button, :checked")?.focus();
    wasOut.current = isOut;
  }, [isOut]);
  const options = priorityOptions(row, words);
  const targets = rows.filter(({ key, isDropped, into }) => key !== row.key && !isDropped && !into);
  return (
    <div ref={frame} data-no-print className="asks-controls">
      {isOut ? (
        <Button
          look="outlined"
          onClick={() => onChange(row.isDropped ? { drop: undefined } : { mergeInto: undefined })}
        >
          {row.isDropped ? words.putBack : words.separate}
        </Button>
      ) : (
        <>
          <Choice
            legend={words.priority}
            options={options}
            value={row.counts}
            onChange={(value) => {
              const isRead = options.some((option) => option.value === value && option.isRead);
              onChange({ priority: isRead || value === "wanted" ? undefined : value });
            }}
          />
          <Choice
            legend={words.weight}
            options={weightOptions(words)}
            value={row.weight}
            onChange={(weight) => onChange({ weight })}
          />
          {targets.length > 0 && (
            <label className="asks-merge">
              <span className="text-note text-muted">{words.merge}</span>
              <select value="" onChange={({ target }) => onChange({ mergeInto: target.value })}>
                <option value="">{words.mergeNone}</option>
                {targets.map(({ key, label }) => (
                  <option key={key} value={key} lang="en">
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button look="outlined" onClick={() => onChange({ drop: true })}>
            {words.drop}
          </Button>
        </>
      )}
    </div>
  );
}
