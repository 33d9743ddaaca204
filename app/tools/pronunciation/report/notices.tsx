import { isReliable } from "pronunciation";
import { useLanguage } from "#app/language/language.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
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
  const language = useLanguage();
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
        {isNoisy && `${fillTemplate(words.noisy, { snr: Math.max(Math.round(quality.snrDb), 0) })} `}
        {isClipped &&
          `${fillTemplate(words.clipped, { share: fixedNumber(language, 100 * quality.clippedShare, 1) })} `}
        {words.so}
      </p>
    </div>
  );
}

/** Where the reading stopped, and speech before and after it, which no score counts. */
function PartRead({ words, report }: { words: ReportWords; report: ScoredReport }) {
  const { stoppedAfter, extras } = report;
  const lastWord = report.words.findLastIndex(({ status }) => status === "spoken");
  const isAround = extras.some(({ afterWord }) => afterWord < 0 || afterWord >= lastWord);
  const word = stoppedAfter === null ? undefined : report.words[stoppedAfter]?.text;
  return (
    <>
      {word !== undefined && (
        <div className="reading-notice" data-notice="stopped">
          <p className="font-semibold">{fillTemplate(words.stopped.title, { word })}</p>
          <p>{words.stopped.text}</p>
        </div>
      )}
      {isAround && (
        <div className="reading-notice" data-notice="around">
          <p className="font-semibold">{words.around.title}</p>
          <p>{words.around.text}</p>
        </div>
      )}
    </>
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

/**
 * Notices about what was heard: perhaps another text, a part of the text, or more than the text; and that the recording
 * is poor.
 */
export function Notices({ words, report }: { words: ReportWords; report: ScoredReport }) {
  return (
    <>
      {report.verdict === "unsure-text" && (
        <div className="reading-notice" data-notice="unsure-text">
          <p className="font-semibold">{words.unsure.title}</p>
          <p>{words.unsure.text}</p>
        </div>
      )}
      <PartRead words={words} report={report} />
      <SoundWarning words={words.poorSound} quality={report.quality} />
      <UnknownWordsNote words={words.guessed} report={report} />
    </>
  );
}
