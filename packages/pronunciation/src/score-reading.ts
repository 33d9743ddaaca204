import { namedConfusion } from "./align/confusions.ts";
import { type DecodedWord, type Decoding, decodeWords, toSeconds } from "./align/decoding.ts";
import { isConfident } from "./align/goodness.ts";
import { extractFeatures, sampleRate } from "./hear/front-end.ts";
import { computeLikelihoods, type Heard } from "./hear/likelihoods.ts";
import type { SpeechModel } from "./hear/model.ts";
import { spectralChange } from "./hear/spectral-change.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { readText, type TextOptions, type TextWord } from "./lexicon/read-text.ts";
import { highPass } from "./sound/high-pass.ts";
import { isReliable, levelRange, measureQuality } from "./sound/quality.ts";
import { SpeechError } from "./speech-error.ts";
import { summaryScores } from "./summary-scores.ts";
import type { Extra, Pause, Progress, Quality, Refusal, Report, Span, WordReport } from "./types.ts";

const maxSeconds = 180;
/** Shorter recordings hold a short text only: the quickest readings take .06 s for each phone. */
const minSeconds = 1;
const minSecondsPerPhone = 0.06;
const minSecondsOfAll = 0.3;
const minRms = 0.002;
/** Shorter other speech is a breath or the end of a sound. */
const minOtherSpeechSeconds = 0.15;
const minPauseSeconds = 0.4;
/** Another sound is named only for a phone that is rated lower: experts called two in three of these wrong. */
const maxNamedRating = 0.28;
/**
 * The reader is asked whether this was the text below the first, and the reading is refused below the second
 * (`confidence` of a decoding). Of other texts 98 % stay below the first, and 80 % below the second; all right readings by
 * native speakers reach the first, and 97 % of those by learners.
 */
const minConfidence = 36.5;
const minConfidenceToAsk = 22;
/** Right readings have three quarters of the words as far as they go. */
const minFoundShare = 2 / 3;
/** Loud moments of speech are at least this far above its soft ones, at any noise that leaves words; noise is even. */
const minLevelRangeDb = 6;
/** Below this, noise is the likelier reason why the text was not found. */
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

/** A missing word counts as replaced if other speech took its time, unless the reading had stopped before. */
function missingWord(
  decoding: Decoding,
  { text }: TextWord,
  word: number,
  stoppedAfter: number | null,
): WordReport {
  const missing = { text, score: 0, phones: [] };
  if (stoppedAfter !== null && word > stoppedAfter)
    return { ...missing, status: "skipped", start: null, end: null };
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

/**
 * Index of the last word read if the reading stops there. One word that is missing at the end and has other speech in
 * its place was replaced.
 */
function findStop(decoding: Decoding): number | null {
  const { words, reached } = decoding;
  const missing = words.length - reached;
  if (reached === 0 || missing === 0) return null;
  return missing === 1 && otherSpeech(decoding, reached).length > 0 ? null : reached - 1;
}

/** Other speech before, between and after the words read. Where a word is missing, it was replaced instead. */
function findExtras(decoding: Decoding, free: ReadonlySet<number>, stoppedAfter: number | null): Extra[] {
  const { words, reached } = decoding;
  const extras: Extra[] = [];
  for (let word = 0; word <= reached; word += 1) {
    const isAfterStop = stoppedAfter !== null && word === reached;
    const isBetween = (word === 0 || words[word - 1]) && (word === words.length || words[word]);
    if (free.has(word) || !(isBetween || isAfterStop)) continue;
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
  return {
    verdict: "refused",
    reason,
    ...noSummaryScores,
    words: [],
    extras: [],
    pauses: [],
    stoppedAfter: null,
    quality,
  };
}

/** Reason to refuse a recording before decoding. */
function refusalForSound({ seconds, rms }: Quality, words: readonly TextWord[]): Refusal | undefined {
  const phones = words.reduce((sum, { pronunciations }) => sum + (pronunciations[0]?.length ?? 0), 0);
  if (seconds < Math.min(Math.max(phones * minSecondsPerPhone, minSecondsOfAll), minSeconds))
    return "too-short";
  return rms < minRms ? "too-quiet" : undefined;
}

/** Reason to refuse after decoding: the text does not match. */
function refusalForText({ confidence, units }: Decoding, quality: Quality): Refusal | undefined {
  if (confidence >= minConfidenceToAsk) return undefined;
  if (quality.snrDb < minSnrDb) return "too-noisy";
  return units.some(({ kind }) => kind !== "silence" && kind !== "skipped") ? "other-text" : "no-speech";
}

/**
 * Scores a text read aloud: each word and phone, skipped and extra words, pauses, and summary scores of 0 to 100. The
 * same arguments give the same report.
 *
 * @param samples mono, 16 kHz (`resample`), full scale 1; 1 to 180 seconds
 * @param text at most 300 words
 * @returns `verdict` `refused` with a `reason` instead of scores if the recording cannot be scored
 * @throws SpeechError `no-words`, `too-many-words`, `bad-pronunciation`, `too-long`; `unknown-words` without
 *   `options.spelling`, or if no word has a pronunciation
 */
export function scoreReading(samples: Float32Array, text: string, options: ScoreOptions): Report {
  const { model, lexicon, onProgress } = options;
  const { words, unknown, guessed } = readText(text, lexicon, options);
  const canLeaveOut =
    options.spelling !== undefined && words.some(({ pronunciations }) => pronunciations.length > 0);
  if (unknown.length > 0 && !canLeaveOut)
    throw new SpeechError("unknown-words", `the dictionary lacks: ${unknown.join(", ")}`, unknown);
  if (samples.length > maxSeconds * sampleRate)
    throw new SpeechError("too-long", `the recording is longer than ${maxSeconds} seconds`);

  onProgress?.({ step: "hearing", share: 0 });
  const features = extractFeatures(samples);
  // Scores rest on the sound as it was recorded; what the model cannot hear counts for no measure of it.
  const filtered = highPass(samples, sampleRate);
  const { levels, bands } = extractFeatures(filtered);
  const quality = measureQuality(samples, filtered, bands, sampleRate);
  const soundRefusal = refusalForSound(quality, words);
  if (soundRefusal) return refuse(soundRefusal, quality);
  if (spectralChange({ ...features, levels }) < minSpectralChange) return refuse("no-speech", quality);
  if (levelRange(levels) < minLevelRangeDb) return refuse("too-noisy", quality);
  const likelihoods = computeLikelihoods(features, model, (share) =>
    onProgress?.({ step: "hearing", share }),
  );

  return {
    ...judgeReading(likelihoods, quality, words, options),
    ...(guessed.length > 0 && { guessed }),
    ...(unknown.length > 0 && { leftOut: unknown }),
  };
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
  const stoppedAfter = findStop(decoding);
  const reports = scoredWords.map((word, i) => {
    const decoded = decoding.words[i];
    return decoded ? spokenWord(word, decoded) : missingWord(decoding, word, i, stoppedAfter);
  });
  const extras = findExtras(decoding, free, stoppedAfter);
  const extrasInside = extras.filter(({ afterWord }) => afterWord >= 0 && afterWord < decoding.reached - 1);
  const pauses = findPauses(decoding, free);
  const found = decoding.words.filter((word) => word !== undefined).length;
  const isUnsure = decoding.confidence < minConfidence || found < minFoundShare * decoding.reached;
  return {
    verdict: isUnsure ? "unsure-text" : "ok",
    ...summaryScores(decoding, scoredWords, pauses, extrasInside, isUnsure),
    words: isTrusted ? reports : reports.map(withoutConfusions),
    extras,
    pauses,
    stoppedAfter,
    quality,
  };
}

/** Noise hides which sound replaced another. */
function withoutConfusions(word: WordReport): WordReport {
  return { ...word, phones: word.phones.map((phone) => ({ ...phone, heardAs: null })) };
}
