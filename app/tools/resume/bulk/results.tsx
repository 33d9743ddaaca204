import { useEffect, useRef } from "react";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { Button } from "#app/ui/button.tsx";
import type { BulkMatchWords } from "./bulk-match.schema.ts";
import type { RankState } from "./rank-state.ts";
import { rankedCsv, saveCsv } from "./ranked-csv.ts";
import { RankedTable } from "./ranked-table.tsx";

/** The ranking, also while it grows. Its heading takes the focus at the end. */
export function Results({
  words,
  state,
  isSample,
}: {
  words: BulkMatchWords;
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
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
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
          <p className="mt-4 border-l-2 border-marigold pl-3 text-sm font-medium">{results.caveat}</p>
        </>
      )}
      {unread.length > 0 && (
        <>
          <h3 className="bulk-heading text-xl">{results.unread}</h3>
          <ul className="grid gap-2">
            {unread.map(({ id, file, code }) => (
              <li key={id} data-code={code}>
                <strong>{file}</strong>: {codes[code].text} {codes[code].next}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
