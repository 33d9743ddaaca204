import type { Progress, Report, SpeechError } from "pronunciation";

/** For a word that is not in the dictionary: skip it, pronounce it by its spelling, or like known words. */
export type WordChoice = { leaveOut: true } | { bySpelling: true } | { soundsLike: string };
export type WordChoices = Record<string, WordChoice>;

export type ScoreRequest = {
  kind: "score";
  run: number;
  samples: Float32Array<ArrayBuffer>;
  text: string;
  choices: WordChoices;
};

/** A word that is not in the dictionary. `isGuessed`: its spelling gives a pronunciation. */
export type UnknownWord = { word: string; isGuessed: boolean };

/** From the page to the worker. The worker loads nothing: the page sends it the model and the dictionary. */
export type ToScoreWorker =
  | { kind: "model"; bytes: ArrayBuffer }
  | { kind: "words"; bytes: ArrayBuffer }
  | { kind: "spelling"; bytes: ArrayBuffer }
  | { kind: "check"; run: number; text: string }
  | { kind: "decode"; run: number; bytes: ArrayBuffer }
  | ScoreRequest;

export type WorkerFailure = SpeechError["code"] | "not-loaded" | "unknown";

/** From the worker to the page; `run` is that of the request. */
export type FromScoreWorker =
  | { kind: "checked"; run: number; text: string; unknown: UnknownWord[] }
  | { kind: "decoded"; run: number; samples: Float32Array<ArrayBuffer> }
  | { kind: "progress"; run: number; progress: Progress }
  | { kind: "scored"; run: number; report: Report }
  | { kind: "failed"; run: number; failure: WorkerFailure; words: string[] };
