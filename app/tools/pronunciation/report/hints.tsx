import { useLanguage } from "#app/language/language.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { Heading } from "./heading.tsx";
import { phoneWords } from "./phone-words.ts";
import { type Hint, practiceHints } from "./practice-hints.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";

type HintWords = {
  title: string;
  text: string;
  values: Record<string, string | number>;
};

/** The texts of a hint, with the values of their placeholders. */
function hintWords(words: ReportWords, hint: Hint, language: Language): HintWords {
  const { hints } = words;
  switch (hint.kind) {
    case "noisy":
      return { ...hints.noisy, values: { snr: Math.max(Math.round(hint.snrDb), 0) } };
    case "skipped":
    case "replaced":
    case "word":
      return { ...hints[hint.kind], values: { words: hint.words.join(", ") } };
    case "sound": {
      const { heardAs } = hint;
      const values = {
        ...phoneWords(words, hint.phone),
        words: hint.words.join(", "),
      };
      if (heardAs === null) return { ...hints.sound, values };
      const { ipa: otherIpa, example: other } = phoneWords(words, heardAs);
      return { ...hints.soundHeardAs, values: { ...values, otherIpa, other } };
    }
    case "pauses":
      return {
        ...hints.pauses,
        values: { word: hint.word, seconds: fixedNumber(language, hint.seconds, 1) },
      };
    case "fast":
    case "slow":
      return {
        ...hints[hint.kind],
        values: { wpm: Math.round(hint.wordsPerMinute) },
      };
    case "lowest":
      return {
        ...hints.lowest,
        values: { word: hint.word, score: Math.round(hint.score) },
      };
    case "clipped":
    case "quiet":
    case "extras":
    case "again":
    case "longer":
      return { ...hints[hint.kind], values: {} };
  }
}

/** Three things to practise, most useful first. */
export function Hints({
  words,
  report,
  text: read,
  compact,
}: {
  words: ReportWords;
  report: ScoredReport;
  text: string;
  compact: boolean;
}) {
  const language = useLanguage();
  return (
    <div>
      <Heading compact={compact}>{words.hintsTitle}</Heading>
      <p className="mt-2 text-small text-muted">{words.hintsNote}</p>
      <ol className="mt-4 border-b border-line">
        {practiceHints(report, read).map((hint, index) => {
          const { title, text, values } = hintWords(words, hint, language);
          return (
            <li key={fillTemplate(title, values)} className="reading-hint border-t border-line py-4">
              <span aria-hidden="true" className="display text-leaf">
                {index + 1}
              </span>
              <p className="text-small text-muted">
                <strong className="block text-base text-ink">{fillTemplate(title, values)}</strong>
                {fillTemplate(text, values)}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
