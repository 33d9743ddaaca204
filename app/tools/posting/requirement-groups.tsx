import { type KeyboardEvent, useId, useState } from "react";
import type { AskedRow } from "#app/tools/resume/requirements/asked.ts";
import editWords from "#app/tools/resume/requirements/edits.data.ts";
import type { EditChange } from "#app/tools/resume/requirements/edits.ts";
import { RequirementControls } from "#app/tools/resume/requirements/requirement-controls.tsx";
import { weightNames } from "#app/tools/resume/requirements/row-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./posting.data.ts";
import { kindOf, lineAt } from "./posting-marks.ts";

type Kind = "must" | "nice" | "duty";
const kinds: readonly Kind[] = ["must", "nice", "duty"];

/** The key of a row's button for a change: m, n, d, x. */
function changeOf(key: string, row: AskedRow): EditChange | undefined {
  const countAs = (priority: Kind): EditChange => ({
    priority: row.priority === priority ? undefined : priority,
    drop: undefined,
  });
  switch (key.toLowerCase()) {
    case "m":
      return countAs("must");
    case "n":
      return countAs("nice");
    case "d":
      return countAs("duty");
    case "x":
      return { drop: row.isDropped ? undefined : true };
    default:
      return undefined;
  }
}

function Row({
  text,
  row,
  rows,
  isOpen,
  toggle,
  correct,
  focus,
}: {
  text: string;
  row: AskedRow;
  rows: readonly AskedRow[];
  isOpen: boolean;
  toggle: () => void;
  correct: (change: EditChange) => void;
  focus: () => void;
}) {
  const id = useId();
  const kind = kindOf(row);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changeOf(event.key, row);
    if (!change) return;
    event.preventDefault();
    correct(change);
  };
  return (
    <li data-open={isOpen || undefined}>
      <button
        type="button"
        id={`asks-row-${row.key}`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-keyshortcuts="M N D X"
        onClick={toggle}
        onFocus={focus}
        onKeyDown={onKeyDown}
      >
        <span className="asks-label">{row.label}</span>
        {row.includes.length > 0 && (
          <span className="text-note text-muted">
            {fillTemplate(editWords.includes, { labels: row.includes.map(({ label }) => label).join(", ") })}
          </span>
        )}
        <span className="ml-auto text-note text-muted tabular">{lineAt(text, row.span[0])}</span>
        <span className="posting-chip" data-kind={kind}>
          {words.kinds[kind === "must" || kind === "nice" || kind === "duty" ? kind : "out"]}
          {row.weight !== 1 && `, ${editWords.weights[weightNames[row.weight]]}`}
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        <RequirementControls row={row} rows={rows} onChange={correct} />
      </div>
    </li>
  );
}

/** What a posting asks for, in three groups. A row opens its controls, or takes a key: M, N, D, X. */
export function RequirementGroups({
  text,
  rows,
  correct,
  onNear,
  addMust,
}: {
  text: string;
  rows: readonly AskedRow[];
  correct: (key: string, change: EditChange) => void;
  onNear: (key: string) => void;
  addMust: () => void;
}) {
  const [open, setOpen] = useState<string>();
  const out = rows.filter((row) => kindOf(row) === "out");
  return (
    <>
      {kinds.map((kind) => {
        const own = rows.filter((row) => kindOf(row) === kind);
        if (own.length === 0 && kind !== "must") return null;
        return (
          <section key={kind} aria-label={words.groups[kind].title}>
            <p className="posting-group">
              <strong>{words.groups[kind].title}</strong>{" "}
              <span className="text-note text-muted">{words.groups[kind].note}</span>
            </p>
            <ul className="posting-rows">
              {own.map((row) => (
                <Row
                  key={row.key}
                  text={text}
                  row={row}
                  rows={rows}
                  isOpen={open === row.key}
                  toggle={() => setOpen(open === row.key ? undefined : row.key)}
                  correct={(change) => correct(row.key, change)}
                  focus={() => onNear(row.key)}
                />
              ))}
              {kind === "must" && (
                <li>
                  <button type="button" className="text-muted underline underline-offset-3" onClick={addMust}>
                    {words.addMust}
                  </button>
                </li>
              )}
            </ul>
          </section>
        );
      })}
      {out.length > 0 && (
        <p className="posting-out">
          {words.out}{" "}
          {out.map((row) => (
            <button
              key={row.key}
              type="button"
              aria-label={fillTemplate(words.bringIn, { label: row.label })}
              onClick={() => correct(row.key, { drop: undefined, mergeInto: undefined })}
            >
              {row.label}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
