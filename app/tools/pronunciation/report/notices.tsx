import { isReliable } from "pronunciation";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";

/** Explains, with measurements, why a poor recording has no results for single sounds. */
function SoundWarning({
  words,
  quality,
}: {
  words: ReportWords["poorSound"];
  quality: ScoredReport["quality"];
}) {
  if (isReliable(quality)) return null;
  const isNoisy = !isReliable({ ...quality, clippedShare: 0 });
  const isClipped = !isReliable({
    ...quality,
    snrDb: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="reading-notice" data-notice="poor-sound">
      <p className="font-semibold">{words.title}</p>
      <p>
        {isNoisy && `${fillTemplate(words.noisy, { snr: Math.round(quality.snrDb) })} `}
        {isClipped && `${fillTemplate(words.clipped, { share: (100 * quality.clippedShare).toFixed(1) })} `}
        {words.so}
      </p>
    </div>
  );
}

/** Names the words that were guessed by their spelling, and those that were left out. */
function UnknownWordsNote({
  words,
  report: { guessed = [], leftOut = [] },
}: {
  words: ReportWords["guessed"];
  report: ScoredReport;
}) {
  if (guessed.length + leftOut.length === 0) return null;
  return (
    <div className="reading-notice" data-notice="guessed">
      <p className="font-semibold">{words.title}</p>
      {guessed.length > 0 && <p>{fillTemplate(words.text, { words: guessed.join(", ") })}</p>}
      {leftOut.length > 0 && <p>{fillTemplate(words.leftOut, { words: leftOut.join(", ") })}</p>}
    </div>
  );
}

/** Warnings that the reader may have read another text, or that the recording is poor. */
export function Notices({ words, report }: { words: ReportWords; report: ScoredReport }) {
  return (
    <>
      {report.verdict === "unsure-text" && (
        <div className="reading-notice" data-notice="unsure-text">
          <p className="font-semibold">{words.unsure.title}</p>
          <p>{words.unsure.text}</p>
        </div>
      )}
      <SoundWarning words={words.poorSound} quality={report.quality} />
      <UnknownWordsNote words={words.guessed} report={report} />
    </>
  );
}
