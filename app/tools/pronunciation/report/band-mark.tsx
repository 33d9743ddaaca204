import type { ReportWords } from "./report.schema.ts";
import type { WordBand } from "./table-rows.ts";

const lines: Record<WordBand, string> = {
  clear: "M1 4H23",
  fair: "M1 4H23",
  check: "M1 4l3-3 4 6 4-6 4 6 4-6 3 3",
  skipped: "M1 4H23",
  replaced: "M1 4H23",
};

export function bandName(words: ReportWords, band: WordBand): string {
  return band === "skipped" || band === "replaced" ? words[band] : words.bands[band].word;
}

/** A sample of a band's underline, with its meaning. */
export function BandMark({ band, children }: { band: WordBand; children: string }) {
  return (
    <span className="reading-mark text-small font-medium" data-band={band}>
      <svg aria-hidden="true" viewBox="0 0 24 8">
        <path d={lines[band]} />
      </svg>
      {children}
    </span>
  );
}
