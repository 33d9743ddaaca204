/** The criteria that the engine judges, defined in `criteria.ts`. */
export type CriterionId =
  | "ownership"
  | "outcome"
  | "situation"
  | "asks-first"
  | "acknowledges"
  | "names-limit"
  | "next-step"
  | "trade-off"
  | "checks-understanding"
  | "coaches"
  | "prioritises"
  | "objection";

export type CriterionStatus = "shown" | "partly" | "missing";

/** A spoken word with its start and end, in seconds since the answer began. */
export type TimedWord = { w: string; start: number; end: number };

/** A passage that supports a criterion. */
export type Evidence = {
  /** Start and end (exclusive) in UTF-16 code units of the answer's text. */
  span: [number, number];
  quote: string;
  /** Name of the rule that found it, or a fixed text if only the model did. */
  rule: string;
  /** Start of the first word in seconds, if the words have times. */
  start?: number;
};

export type CriterionResult = {
  id: CriterionId;
  status: CriterionStatus;
  /** Probability of the status, 0 to 1; 0 if it is `missing`. Not a grade. */
  strength: number;
  /** In text order. Empty if the status is `missing`. */
  evidence: Evidence[];
};

/** Neutral facts about an answer, which do not affect any status. */
export type Facts = {
  wordCount: number;
  /** From the first word to the last; absent without times. */
  seconds?: number;
  wordsPerMinute?: number;
  /** Silences of two seconds or more. `at` is when they start, in seconds. */
  longPauses: { at: number; seconds: number }[];
  fillers: { word: string; count: number }[];
  /** Share of letters, 0 to 1, in non-Latin scripts, which the engine does not read. */
  otherScript: number;
};

export type Assessment = {
  /** One for each requested criterion, in that order. */
  criteria: CriterionResult[];
  /** A question about the first criterion that is missing, or else partly shown; absent if all are shown. */
  followUp?: { criterion: CriterionId; text: string };
  facts: Facts;
};

type Asked = { question: { id: string; text: string }; criteria: readonly CriterionId[] };

/** A typed or a spoken answer. Spoken words are joined by single spaces, and only that text is judged. */
export type AssessInput = (Asked & { text: string }) | (Asked & { words: readonly TimedWord[] });
