/** Why a reading was not scored. */
export type Refusal = "too-short" | "too-quiet" | "too-noisy" | "no-speech" | "other-text";

/** In seconds from the start of the recording. */
export type Span = { start: number; end: number };

/** One phone of a spoken word. */
export type PhoneReport = Span & {
  /** ARPAbet without stress. */
  phone: string;
  /** 0..100. */
  score: number;
  /** The phone that it resembles more; `null` if uncertain. */
  heardAs: string | null;
};

/** One word of the text, in text order. Left-out words have no report. */
export type WordReport = {
  text: string;
  status: "spoken" | "skipped" | "replaced";
  /** 0..100; 0 for a skipped or replaced word. */
  score: number;
  /** In seconds; `null` for a skipped word. */
  start: number | null;
  end: number | null;
  phones: PhoneReport[];
};

/** A pause of at least .4 s between two spoken words, in seconds. */
export type Pause = {
  /** Index of the word before the pause. */
  afterWord: number;
  start: number;
  seconds: number;
};

/**
 * Speech that is not in the text: a repeated or corrected word, or talk before and after. `afterWord` is -1 before the
 * first word.
 */
export type Extra = Span & { afterWord: number };

/** Measures of the recording itself. */
export type Quality = {
  /** Length of the whole recording. */
  seconds: number;
  /** Level of the speech above the noise, in the bands of the model that noise covers most. */
  snrDb: number;
  /** Share of samples at full scale, 0..1. */
  clippedShare: number;
  /** Root mean square of what lies above 100 Hz, full scale 1. */
  rms: number;
};

type ReadingDetails = {
  words: WordReport[];
  extras: Extra[];
  pauses: Pause[];
  /** Index of the last word read if the reading stops before the last word of the text; else `null`. */
  stoppedAfter: number | null;
  quality: Quality;
  /** Words whose pronunciation was guessed by their spelling; absent if there are none. */
  guessed?: string[];
  /** Words that were not scored, because no pronunciation could be guessed; absent if there are none. */
  leftOut?: string[];
};

/** 0..100 each, except `wordsPerMinute`. */
export type SummaryScores = {
  overall: number;
  accuracy: number;
  fluency: number;
  completeness: number;
  wordsPerMinute: number;
};

/** The result of a reading. A refused one has no summary scores and no words. */
export type Report =
  | ({ verdict: "ok" | "unsure-text" } & SummaryScores & ReadingDetails)
  | ({ verdict: "refused"; reason: Refusal } & { [Figure in keyof SummaryScores]: null } & ReadingDetails);

/** A step of the work with its completed share, 0..1. */
export type Progress = { step: "hearing" | "aligning" | "scoring"; share: number };
