import { BandMark, bandName } from "./band-mark.tsx";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { type WordBand, wordBand } from "./table-rows.ts";

const always: WordBand[] = ["clear", "fair", "check"];
const missing: WordBand[] = ["skipped", "replaced"];

/** The meaning of each underline, with its number of words. */
export function Legend({ words, report }: { words: ReportWords; report: ScoredReport }) {
  const bands = report.words.map(wordBand);
  const count = (band: WordBand) => bands.filter((other) => other === band).length;
  const shown = [...always, ...missing.filter((band) => count(band) > 0)];
  return (
    <ul aria-label={words.reading.legend} className="reading-legend">
      {shown.map((band) => (
        <li key={band}>
          <BandMark band={band}>{`${bandName(words, band)}: ${count(band)}`}</BandMark>
        </li>
      ))}
    </ul>
  );
}
