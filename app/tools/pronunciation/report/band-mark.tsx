import type { ReportWords } from "./report.schema.ts";
import type { WordBand } from "./table-rows.ts";

const lines: Record<WordBand, string> = {
  clear: "M1 4H23",
  fair: "M1 4H23",
  check: "M1 4l3-3 4 6 4-6 4 6 4-6 3 3",
  skipped: "M1 4H23",
  replaced: "M1 4H23",
};

/** A hearing in words. */
export function bandName(words: ReportWords, hearing: WordBand): string {
  return hearing === "skipped" || hearing === "replaced" ? words[hearing] : words.bands[hearing].word;
}

/** The line that stands under such words, and what it means. */
export function BandMark({ hearing, children }: { hearing: WordBand; children: string }) {
  return (
    <span className="reading-mark text-sm font-medium" data-hearing={hearing}>
      <svg aria-hidden="true" viewBox="0 0 24 8">
        <path d={lines[hearing]} />
      </svg>
      {children}
    </span>
  );
}
