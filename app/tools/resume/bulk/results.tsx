import { useEffect, useRef } from "react";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { Button } from "#app/ui/button.tsx";
import type { BulkWords } from "./bulk-words.schema.ts";
import type { RankState } from "./rank-state.ts";
import { rankedCsv, saveCsv } from "./ranked-csv.ts";
import { RankedTable } from "./ranked-table.tsx";

/** The ranking, complete or in progress. Its heading takes the focus on completion. */
export function Results({
  words,
  state,
  isSample,
}: {
  words: BulkWords;
  state: Extract<RankState, { kind: "working" | "ready" }>;
  isSample: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = state.kind === "ready";
  useEffect(() => {
    if (isReady) heading.current?.focus();
  }, [isReady]);
  const { rows, unread } = state;
  const { results, codes } = words;
  if (rows.length + unread.length === 0) return null;

  return (
    <div className="bulk-results" data-state={state.kind}>
      <div className="mb-3 flex flex-wrap items-center gap-4">
        <h3 ref={heading} tabIndex={-1} className="display text-quiet outline-none">
          {results.title}
        </h3>
        {isSample && <SampleTag />}
        {isReady && rows.length > 0 && (
          <Button
            data-no-print
            look="contained"
            onClick={() => saveCsv(rankedCsv(rows, unread, results, codes), "ranking.csv")}
          >
            {results.csv}
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <>
          <RankedTable words={results} rows={rows} />
          <p className="mt-4 max-w-[44rem] text-small text-muted">{results.caveat}</p>
        </>
      )}
      {unread.length > 0 && (
        <>
          <h3 className="mt-8 mb-3">{results.unread}</h3>
          <ul className="border-b border-line text-small">
            {unread.map(({ id, file, code }) => (
              <li
                key={id}
                data-code={code}
                className="gap-6 border-t border-line py-3 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]"
              >
                <strong className="text-clay">{file}</strong>
                <p>
                  {codes[code].text} {codes[code].next}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
