import { scoreBand, type WordReport } from "pronunciation";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { BandMark } from "./band-mark.tsx";
import { phoneWords } from "./phone-words.ts";
import type { ReportWords } from "./report.schema.ts";

/** The sounds of a word: IPA symbol, band, and advice for sounds to check. */
export function SoundList({ words, phones }: { words: ReportWords; phones: WordReport["phones"] }) {
  return (
    <ul aria-label={words.details.sounds} className="reading-sounds text-small">
      {phones.map(({ phone, score, start, heardAs }) => {
        const own = phoneWords(words, phone);
        const other = heardAs === null ? undefined : phoneWords(words, heardAs);
        const band = scoreBand(score);
        return (
          <li key={`${phone} ${start}`}>
            <span className="reading-ipa display" lang="en-fonipa">
              {own.ipa}
            </span>
            <span>
              <span className="block">
                {own.example !== "" && <>{fillTemplate(words.details.asIn, own)} </>}
                <BandMark band={band}>{words.bands[band].sound}</BandMark>
              </span>
              {other && <span className="block">{fillTemplate(words.details.heardAs, other)}</span>}
              {band === "check" && own.how !== "" && (
                <span className="block text-note text-muted">{own.how}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
