import type { Judgement, Submission } from "code-judge";

/** `wasm` comes with the first submission: the worker's policy lets it load nothing itself. */
export type ToJudge = { submission: Submission; wasm?: ArrayBuffer };
export type FromJudge = { judgement: Judgement };
