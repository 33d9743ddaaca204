import { useState } from "react";
import { useLanguage } from "#app/language/language.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { type Asked, type AskedRow, correctedRows, isLong } from "./asked.ts";
import { EditBar } from "./edit-bar.tsx";
import { RequirementControls } from "./requirement-controls.tsx";
import { outMark, rowState, useEditWords } from "./row-state.ts";
import type { EditModel } from "./use-edits.ts";

/** At least so many are shown of a list that is not shown whole. */
const minShown = 6;

function Row({
  row,
  rows,
  isOpen,
  onToggle,
  model,
}: {
  row: AskedRow;
  rows: readonly AskedRow[];
  isOpen: boolean;
  onToggle: () => void;
  model: EditModel;
}) {
  const words = useEditWords();
  const controlsId = `asks-${row.key}`;
  return (
    <li data-open={isOpen || undefined} data-out={outMark(row)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={controlsId}
        aria-description={fillTemplate(words.open, { label: row.label })}
        onClick={onToggle}
      >
        <span className="asks-label" lang="en">
          {row.label}
        </span>
        <span
          className={`asks-state text-note ${row.isChanged || row.includes.length > 0 ? "font-semibold" : "text-muted"}`}
        >
          {rowState(row, words)}
        </span>
        <Icon name="chevron-down" className="size-4 text-muted" />
      </button>
      <div id={controlsId} hidden={!isOpen}>
        <RequirementControls row={row} rows={rows} onChange={(change) => model.change(row.key, change)} />
      </div>
    </li>
  );
}

/**
 * What was read from a job, to be corrected where it stands: each requirement opens its controls. Rows keep the
 * place in which they were read, so that nothing moves under the pointer.
 */
export function RequirementEditor({
  asked,
  model,
  announcement,
}: {
  asked: readonly Asked[];
  model: EditModel;
  /** What followed the last change, for screen readers. */
  announcement: string;
}) {
  const words = useEditWords();
  const language = useLanguage();
  const [open, setOpen] = useState<string>();
  const rows = correctedRows(asked, model.edits);
  const musts = rows.filter(({ priority }) => priority === "must").length;
  const shown = isLong(rows) ? Math.max(musts, minShown) : rows.length;
  const list = (some: readonly AskedRow[]) => (
    <ul className="asks-list">
      {some.map((row) => (
        <Row
          key={row.key}
          row={row}
          rows={rows}
          isOpen={open === row.key}
          onToggle={() => setOpen(open === row.key ? undefined : row.key)}
          model={model}
        />
      ))}
    </ul>
  );
  return (
    <section className="asks" aria-labelledby="asks-title">
      <h3 id="asks-title">{words.title}</h3>
      <p data-no-print className="mt-2 text-small text-muted">
        {words.intro}
      </p>
      <EditBar rows={rows} model={model} />
      {list(rows.slice(0, shown))}
      {shown < rows.length && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-leaf underline underline-offset-4">
            {fillPlural(words.rest, { count: rows.length - shown }, language)}
          </summary>
          {list(rows.slice(shown))}
        </details>
      )}
      {rows.every(({ isDropped, into }) => isDropped || into) && (
        <p className="mt-4 max-w-[44rem] rounded-[10px] bg-clay-soft px-5 py-3 text-small">
          {words.allDropped}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
