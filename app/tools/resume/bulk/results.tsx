import { useEffect, useRef } from "react";
import editWords from "#app/tools/resume/requirements/edits.data.ts";
import { RequirementEditor } from "#app/tools/resume/requirements/requirement-editor.tsx";
import type { EditModel } from "#app/tools/resume/requirements/use-edits.ts";
import { isUnreadScript, languageWarning } from "#app/tools/resume/worker/language-warning.ts";
import { Button } from "#app/ui/button.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BulkWords } from "./bulk-words.schema.ts";
import type { RankState } from "./rank-state.ts";
import { rankedCsv, saveCsv } from "./ranked-csv.ts";
import { RankedTable } from "./ranked-table.tsx";

/** Who leads the ranking, said after each correction of the job. */
function leader({ rows: [first], isCorrected }: Shown): string {
  if (!first || !isCorrected) return "";
  return fillTemplate(editWords.leads, { name: first.name ?? first.file, score: first.score });
}

type Shown = Extract<RankState, { kind: "working" | "ready" }>;

/** The ranking, complete or in progress. Its heading takes the focus on completion. */
export function Results({
  words,
  state,
  isSample,
  model,
  onAgain,
}: {
  words: BulkWords;
  state: Shown;
  isSample: boolean;
  /** The reader's corrections of the job. */
  model: EditModel;
  /** Ranks for the job as it is; `undefined` if it is the one that was ranked for. */
  onAgain: (() => void) | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = state.kind === "ready";
  useEffect(() => {
    if (isReady) heading.current?.focus();
  }, [isReady]);
  const { rows, unread, asked = [] } = state;
  const { results, codes } = words;
  if (rows.length + unread.length === 0) return null;
  // Also if all of them are dropped.
  const hasRequirements = asked.length > 0 || rows.some(({ requirements }) => requirements.length > 0);

  return (
    <div className="bulk-results" data-state={state.kind}>
      {asked.length > 0 && <RequirementEditor asked={asked} model={model} announcement={leader(state)} />}
      <div className="mb-3 flex flex-wrap items-center gap-4">
        <h3 ref={heading} tabIndex={-1} className="display text-quiet outline-none">
          {results.title}
        </h3>
        {isSample && <SampleTag />}
        {isReady && hasRequirements && (
          <Button
            data-no-print
            look="contained"
            onClick={() => saveCsv(rankedCsv(rows, unread, results, codes), "ranking.csv")}
          >
            {results.csv}
          </Button>
        )}
      </div>
      {onAgain && (
        <p className="mb-3 flex flex-wrap items-center gap-x-4 text-small font-semibold text-clay">
          <span role="status">{results.earlier}</span>
          <Button data-no-print look="outlined" className="my-1.5" onClick={onAgain}>
            {words.form.again}
          </Button>
        </p>
      )}
      {rows.length > 0 && !hasRequirements && (
        <p className="mb-4 max-w-[44rem] rounded-[10px] bg-clay-soft px-5 py-3 text-small">
          {results.noRequirements}
        </p>
      )}
      {rows.length > 0 && hasRequirements && (
        <>
          <RankedTable words={results} rows={rows} />
          <p className="mt-4 max-w-[44rem] text-small text-muted">{results.caveat}</p>
        </>
      )}
      {unread.length > 0 && (
        <>
          <h3 className="mt-8 mb-3">{results.unread}</h3>
          <ul className="border-b border-line text-small">
            {unread.map(({ id, file, code, foreign }) => (
              <li
                key={id}
                data-code={code}
                className="gap-6 border-t border-line py-3 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]"
              >
                <strong className="text-clay">{file}</strong>
                <p>
                  {codes[code].text}{" "}
                  {foreign && isUnreadScript(foreign)
                    ? languageWarning(foreign, results.foreign)
                    : codes[code].next}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
