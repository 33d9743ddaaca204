import { namedConfusion } from "./align/confusions.ts";
import { type DecodedWord, type Decoding, decodeWords, toSeconds } from "./align/decoding.ts";
import { isConfident } from "./align/goodness.ts";
import { extractFeatures, sampleRate } from "./hear/front-end.ts";
import { computeLikelihoods, type Heard } from "./hear/likelihoods.ts";
import type { SpeechModel } from "./hear/model.ts";
import { spectralChange } from "./hear/spectral-change.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { readText, type TextOptions, type TextWord } from "./lexicon/read-text.ts";
import { isReliable, measureQuality } from "./sound/quality.ts";
import { SpeechError } from "./speech-error.ts";
import { readingAccuracy, summaryScores } from "./summary-scores.ts";
import type { Extra, Pause, Progress, Quality, Refusal, Report, Span, WordReport } from "./types.ts";

const maxSeconds = 180;
const minSeconds = 1;
const minRms = 0.002;
/** Shorter other speech is a breath or the end of a sound. */
const minOtherSpeechSeconds = 0.15;
const minPauseSeconds = 0.4;
/** Another sound is named only for a phone that is rated lower: experts called six in ten of these wrong. */
const maxNamedRating = 0.28;
/** Nats below the best states from which the text is doubted, and from which it counts as a different one. */
const unsureGapNats = 3.3;
const otherTextGapNats = 4.5;
/** Minimum mean score of the words read. Half of all other texts and all noise stay below. */
const minRawScore = 30;
/**
 * The text is doubted if that score, less twelve for each nat of the gap, stays below this and noise does not
 * explain it. Right readings reached at least 31, other texts reached 14 in only 4 of 865 cases.
 */
const minFit = 14;
const fitPerNat = 12;
/** Speech is at least this far above its own pauses; hum and chords are not. */
const minSnrDb = 6;
/** Readings reached at least 28 in any noise and 23 at half their pace; chords and music at most 19. */
const minSpectralChange = 20;

/** `model` from `decodeModel` and `lexicon` from `createLexicon`: load them once and reuse them. */
export type ScoreOptions = TextOptions & {
  model: SpeechModel;
  lexicon: Lexicon;
  /** Called synchronously; shares of a step never fall. */
  onProgress?: (progress: Progress) => void;
};

/** Other speech before word `junction`, in seconds. */
function otherSpeech({ units }: Decoding, junction: number): Span[] {
  return units
    .filter((unit) => unit.kind === "garbage" && unit.word === junction)
    .filter(({ start, end }) => toSeconds(end - start) >= minOtherSpeechSeconds)
    .map(({ start, end }) => ({ start: toSeconds(start), end: toSeconds(end) }));
}

function spokenWord({ text }: TextWord, decoded: DecodedWord): WordReport {
  return {
    text,
    status: "spoken",
    score: Math.round(decoded.score * 100),
    start: toSeconds(decoded.start),
    end: toSeconds(decoded.end),
    phones: decoded.phones.map(({ phone, start, end, score, goodness, rating }) => ({
      phone,
      score: Math.round(score * 100),
      start: toSeconds(start),
      end: toSeconds(end),
      heardAs:
        rating.experts < maxNamedRating && isConfident(goodness)
          ? namedConfusion(phone, goodness.confusion)
          : null,
    })),
  };
}

/** A missing word counts as replaced if other speech took its time. */
function missingWord(decoding: Decoding, { text }: TextWord, word: number): WordReport {
  const missing = { text, score: 0, phones: [] };
  let first = word;
  while (first > 0 && decoding.words[first - 1] === undefined) first -= 1;
  let last = word;
  while (last + 1 < decoding.words.length && decoding.words[last + 1] === undefined) last += 1;
  const sounds: Span[] = [];
  for (let junction = first; junction <= last + 1; junction += 1)
    sounds.push(...otherSpeech(decoding, junction));
  const [start, end] = [sounds[0]?.start, sounds.at(-1)?.end];
  const isReplaced = sounds.length > 0 && start !== undefined && end !== undefined;
  return isReplaced
    ? { ...missing, status: "replaced", start, end }
    : { ...missing, status: "skipped", start: null, end: null };
}

/** Other speech between two decoded words. */
function findExtras(decoding: Decoding, free: ReadonlySet<number>): Extra[] {
  const extras: Extra[] = [];
  for (let word = 1; word < decoding.words.length; word += 1) {
    if (free.has(word) || !decoding.words[word - 1] || !decoding.words[word]) continue;
    for (const sound of otherSpeech(decoding, word)) extras.push({ afterWord: word - 1, ...sound });
  }
  return extras;
}

/** Gaps of .4 s and more between decoded words, less the other speech in them. */
function findPauses(decoding: Decoding, free: ReadonlySet<number>): Pause[] {
  const pauses: Pause[] = [];
  let before: DecodedWord | undefined;
  for (const word of decoding.words) {
    if (!word) continue;
    if (before && !free.has(word.word)) {
      const start = toSeconds(before.end);
      let speech = 0;
      for (let junction = before.word + 1; junction <= word.word; junction += 1) {
        for (const sound of otherSpeech(decoding, junction)) speech += sound.end - sound.start;
      }
      const seconds = Number((toSeconds(word.start) - start - speech).toFixed(2));
      if (seconds >= minPauseSeconds) pauses.push({ afterWord: before.word, start, seconds });
    }
    before = word;
  }
  return pauses;
}

const noSummaryScores = {
  overall: null,
  accuracy: null,
  fluency: null,
  completeness: null,
  wordsPerMinute: null,
};

function refuse(reason: Refusal, quality: Quality): Report {
  return { verdict: "refused", reason, ...noSummaryScores, words: [], extras: [], pauses: [], quality };
}

/** Reason to refuse a recording before decoding, for any text. */
function refusalForSound({ seconds, rms }: Quality): Refusal | undefined {
  if (seconds < minSeconds) return "too-short";
  return rms < minRms ? "too-quiet" : undefined;
}

/** Mean fit of the words up to the last decoded one, 0..100. */
function rawScore({ words, reached }: Decoding): number {
  return readingAccuracy(words.slice(0, reached).map((word) => word?.fit ?? 0));
}

/** Reason to refuse after decoding: the text does not match. */
function refusalForText(decoding: Decoding, quality: Quality): Refusal | undefined {
  if (quality.snrDb < minSnrDb) return "too-noisy";
  if (decoding.gap <= otherTextGapNats && rawScore(decoding) >= minRawScore) return undefined;
  return decoding.reached === 0 ? "no-speech" : "other-text";
}

/**
 * Scores a text read aloud: each word and phone, skipped and extra words, pauses, and summary scores of 0 to 100. The
 * same arguments give the same report.
 *
 * @param samples mono, 16 kHz (`resample`), full scale 1; 1 to 180 seconds
 * @param text at most 300 words
 * @returns `verdict` `refused` with a `reason` instead of scores if the recording cannot be scored
 * @throws SpeechError `no-words`, `too-many-words`, `unknown-words`, `bad-pronunciation`, `too-long`
 */
export function scoreReading(samples: Float32Array, text: string, options: ScoreOptions): Report {
  const { model, lexicon, onProgress } = options;
  const { words, unknown } = readText(text, lexicon, options);
  if (unknown.length > 0)
    throw new SpeechError("unknown-words", `the dictionary lacks: ${unknown.join(", ")}`, unknown);
  if (samples.length > maxSeconds * sampleRate)
    throw new SpeechError("too-long", `the recording is longer than ${maxSeconds} seconds`);

  onProgress?.({ step: "hearing", share: 0 });
  const features = extractFeatures(samples);
  const quality = measureQuality(samples, features.levels, sampleRate);
  const soundRefusal = refusalForSound(quality);
  if (soundRefusal) return refuse(soundRefusal, quality);
  if (spectralChange(features) < minSpectralChange) return refuse("no-speech", quality);
  const likelihoods = computeLikelihoods(features, model, (share) =>
    onProgress?.({ step: "hearing", share }),
  );

  return judgeReading(likelihoods, quality, words, options);
}

/** Judges a text against likelihoods computed before, so that several texts can share them. */
export function judgeReading(
  likelihoods: Heard,
  quality: Quality,
  words: readonly TextWord[],
  { model, onProgress }: Pick<ScoreOptions, "model" | "onProgress">,
): Report {
  onProgress?.({ step: "aligning", share: 0 });
  const scoredWords = words.filter(({ pronunciations }) => pronunciations.length > 0);
  if (scoredWords.length === 0) throw new SpeechError("no-words", "the text has no words to score");
  const free = new Set<number>();
  let junction = 0;
  for (const { pronunciations } of words) {
    if (pronunciations.length === 0) free.add(junction);
    else junction += 1;
  }
  const decoding = decodeWords(
    likelihoods,
    model,
    scoredWords.map(({ pronunciations }) => pronunciations),
    free,
  );
  const textRefusal = refusalForText(decoding, quality);
  if (textRefusal) return refuse(textRefusal, quality);

  onProgress?.({ step: "scoring", share: 1 });
  const isTrusted = isReliable(quality);
  const reports = scoredWords.map((word, i) => {
    const decoded = decoding.words[i];
    return decoded ? spokenWord(word, decoded) : missingWord(decoding, word, i);
  });
  const extras = findExtras(decoding, free);
  const pauses = findPauses(decoding, free);
  const isUnsure =
    decoding.gap > unsureGapNats || (isTrusted && rawScore(decoding) - fitPerNat * decoding.gap < minFit);
  return {
    verdict: isUnsure ? "unsure-text" : "ok",
    ...summaryScores(decoding.words, scoredWords, pauses, extras, isUnsure),
    words: isTrusted ? reports : reports.map(withoutConfusions),
    extras,
    pauses,
    quality,
  };
}

/** Noise hides which sound replaced another. */
function withoutConfusions(word: WordReport): WordReport {
  return { ...word, phones: word.phones.map((phone) => ({ ...phone, heardAs: null })) };
}
