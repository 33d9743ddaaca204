/** Why a reading was not scored. */
export type Refusal = "too-short" | "too-quiet" | "too-noisy" | "no-speech" | "other-text";

/** Times are seconds from the start of the recording. */
export type Span = { start: number; end: number };

export type PhoneReport = Span & {
  /** ARPAbet without stress. */
  phone: string;
  /** 0..100. */
  score: number;
  /** The phone it sounded more like; `null` where that is not sure enough to say. */
  heardAs: string | null;
};

export type WordReport = {
  text: string;
  status: "spoken" | "skipped" | "replaced";
  /** 0..100; 0 for a skipped or replaced word. */
  score: number;
  /** `null` for a skipped word. */
  start: number | null;
  end: number | null;
  phones: PhoneReport[];
};

export type Pause = {
  /** Index of the word before the pause. */
  afterWord: number;
  start: number;
  seconds: number;
};

/** Speech that the text does not hold; `afterWord` is -1 before the first word. */
export type Extra = Span & { afterWord: number };

export type Quality = {
  /** Of the whole recording. */
  seconds: number;
  /** Level of speech over the level of the quietest frames. */
  snrDb: number;
  /** Share of samples at full scale, 0..1. */
  clippedShare: number;
  /** Root mean square of the samples, full scale 1. */
  rms: number;
};

type ReadingDetails = { words: WordReport[]; extras: Extra[]; pauses: Pause[]; quality: Quality };

/** 0..100 each. */
export type SummaryScores = {
  overall: number;
  accuracy: number;
  fluency: number;
  completeness: number;
  wordsPerMinute: number;
};

/** How a reading was heard. A refused one has no figures and no words. */
export type Report =
  | ({ verdict: "ok" | "unsure-text" } & SummaryScores & ReadingDetails)
  | ({ verdict: "refused"; reason: Refusal } & { [Figure in keyof SummaryScores]: null } & ReadingDetails);

/** A step of the work, with the share that is done, 0..1. */
export type Progress = { step: "hearing" | "aligning" | "scoring"; share: number };
