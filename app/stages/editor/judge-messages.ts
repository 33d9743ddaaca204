import type { Judgement, Submission } from "code-judge";

/** `wasm` comes with the first submission: the worker's policy lets it load nothing itself. */
export type ToJudge = { submission: Submission; wasm?: ArrayBuffer };
/** `ready` comes once the sandbox is loaded, before the program runs. */
export type FromJudge = { kind: "ready" } | { kind: "judged"; judgement: Judgement };
