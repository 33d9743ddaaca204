import type { Example, ExamplesRun, Judgement, Submission } from "code-judge";

/** A program whose examples are run, and which is then judged, unless only its examples were asked for. */
export type JudgeRequest = { submission: Submission; examples: Example[]; isJudged: boolean };
/** `wasm` is sent with the first request, because the worker's CSP does not let it fetch the file. */
export type ToJudge = JudgeRequest & { wasm?: ArrayBuffer };
/** `working` is sent when the sandbox has loaded, before the program runs, and repeatedly while it runs. */
export type FromJudge =
  | { kind: "working" }
  | { kind: "ran"; ran: ExamplesRun; isLast: boolean }
  | { kind: "judged"; judgement: Judgement };
