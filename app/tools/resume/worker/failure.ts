import type { ReadErrorCode } from "resume-match";

/** Failures of the worker: the engine's, and its own. */
export type WorkerFailure = ReadErrorCode | "not-loaded" | "unknown";
/** All failures with a résumé, including missing texts and failed recognition. */
export type Failure = WorkerFailure | "no-resume" | "no-job" | "no-recogniser" | "no-words";
