import { BandMark, bandName } from "./band-mark.tsx";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { type WordBand, wordBand } from "./table-rows.ts";

const always: WordBand[] = ["clear", "fair", "check"];
const missing: WordBand[] = ["skipped", "replaced"];

/** What each line means, and how many words have it. */
export function Legend({ words, report }: { words: ReportWords; report: ScoredReport }) {
  const hearings = report.words.map(wordBand);
  const count = (hearing: WordBand) => hearings.filter((one) => one === hearing).length;
  const shown = [...always, ...missing.filter((hearing) => count(hearing) > 0)];
  return (
    <ul aria-label={words.reading.legend} className="reading-legend text-sm">
      {shown.map((hearing) => (
        <li key={hearing}>
          <BandMark hearing={hearing}>{`${bandName(words, hearing)}: ${count(hearing)}`}</BandMark>
        </li>
      ))}
    </ul>
  );
}
