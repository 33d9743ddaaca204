/** The criteria that the engine judges. Their meaning is in `criteria.ts`. */
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

/** A spoken word with its seconds since the answer began. */
export type TimedWord = { w: string; start: number; end: number };

/** Words that count for a criterion. */
export type Evidence = {
  /** Begin and end (exclusive) in UTF-16 code units of the answer's text. */
  span: [number, number];
  /** The text between the two. */
  quote: string;
  /** The name of the rule that found it. */
  rule: string;
  /** The second at which the first word was spoken, if the words have times. */
  start?: number;
};

export type CriterionResult = {
  id: CriterionId;
  status: CriterionStatus;
  /** 0 to 1: how clearly the best passage fits the rule. It orders passages and is no grade. */
  strength: number;
  /** Empty if the status is `missing`. In the order of the text. */
  evidence: Evidence[];
};

/** Plain facts of an answer. None of them changes a status. */
export type Facts = {
  wordCount: number;
  /** From the first word to the last, if the words have times. */
  seconds?: number;
  wordsPerMinute?: number;
  /** Silences of two seconds or more, with the second at which they begin. */
  longPauses: { at: number; seconds: number }[];
  fillers: { word: string; count: number }[];
  /** The share of letters, 0 to 1, in scripts that the engine does not read. */
  otherScript: number;
};

export type Assessment = {
  /** One for each criterion asked for, in that order. */
  criteria: CriterionResult[];
  /** One question about what is missing or partly shown; absent if everything is shown. */
  followUp?: { criterion: CriterionId; text: string };
  facts: Facts;
};

type Asked = { question: { id: string; text: string }; criteria: readonly CriterionId[] };

/** An answer that was typed, or one that was spoken. Words are joined by single spaces, and only that text is judged. */
export type AssessInput = (Asked & { text: string }) | (Asked & { words: readonly TimedWord[] });
