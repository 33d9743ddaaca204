import type { Judgement, Submission } from "code-judge";

/** `wasm` is sent with the first submission, because the worker's CSP does not let it fetch the file. */
export type ToJudge = { submission: Submission; wasm?: ArrayBuffer };
/** `working` is sent when the sandbox has loaded, before the program runs, and repeatedly while it runs. */
export type FromJudge = { kind: "working" } | { kind: "judged"; judgement: Judgement };
