import type { Judgement, Submission } from "code-judge";

/** `wasm` comes with the first submission: the worker's policy lets it load nothing itself. */
export type ToJudge = { submission: Submission; wasm?: ArrayBuffer };
/** `working` comes once the sandbox is loaded, before the program runs, and again and again while it runs. */
export type FromJudge = { kind: "working" } | { kind: "judged"; judgement: Judgement };
