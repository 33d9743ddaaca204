import type { ReadErrorCode } from "resume-match";

/** Why the worker has no answer: the engine's reasons, and its own. */
export type WorkerFailure = ReadErrorCode | "not-loaded" | "unknown";
/** All that can go wrong with a résumé: also what is missing, and what keeps a picture from being read. */
export type Failure = WorkerFailure | "no-resume" | "no-job" | "no-recogniser" | "no-words";
