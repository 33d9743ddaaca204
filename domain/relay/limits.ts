import { dayMs } from "#domain/time.ts";

/** What a round at the relay may have. Without the schemas, which pages load later. */
export const relayLimits = {
  /** In bytes, sealed. */
  entry: 64 * 1024,
  /** Twelve long questions with twelve options each, in a script of three bytes a letter. */
  card: 256 * 1024,
  file: 12 * 1024 ** 2,
  submission: 12 * 1024 ** 2,
  round: 500 * 1024 ** 2,
  /** Entries after the last checkpoint. */
  entries: 20_000,
  submissions: 20_000,
  links: 50,
  /** Entries in one request. */
  batch: 100,
} as const;

/** The page warns its owner when a round has used this share of a limit. */
export const warnShare = 0.8;

/** The relay deletes a round this long after its last change. */
export const roundTtlMs = 90 * dayMs;

/** Screening questions of a link. */
export const maxQuestions = 12;

/** The résumé of a submission at most, in bytes: what is sealed stays below the relay's limit. */
export const maxResumeBytes = 10 * 1024 ** 2;
