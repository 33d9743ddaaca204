import {
  createLexicon,
  decodeModel,
  decodeSpellingModel,
  type Lexicon,
  type Model,
  optionalPause,
  readText,
  readWav,
  resample,
  SpeechError,
  type SpellingModel,
  scoreReading,
} from "pronunciation";
import { openPort } from "#app/workers/worker-port.ts";
import type { FromScoreWorker, ScoreRequest, ToScoreWorker, WordChoices } from "./score-messages.ts";

// Decodes and scores off the main thread. The worker's Content-Security-Policy (server/http/static-files.ts)
// allows only scripts of this site, so the recording cannot leave the page.

/** Smaller progress steps are not posted. */
const minStep = 0.02;

let model: Model | undefined;
let lexicon: Lexicon | undefined;
/** Loaded once a text has words that the dictionary lacks. */
let spelling: SpellingModel | undefined;

const post = openPort<ToScoreWorker, FromScoreWorker>((message) => {
  try {
    handle(message);
  } catch (error) {
    const isKnown = error instanceof SpeechError;
    if (!isKnown) console.error(error);
    if (!("run" in message) || message.kind === "check") return;
    const { run } = message;
    if (isKnown) post({ kind: "failed", run, failure: error.code, words: error.words });
    else post({ kind: "failed", run, failure: "unknown", words: [] });
  }
});

/** The phones of a sequence of known words. */
function phonesOf(soundsLike: string, known: Lexicon): string {
  const { words, unknown } = readText(soundsLike, known);
  if (unknown.length > 0)
    throw new SpeechError("bad-pronunciation", "the words that it sounds like are unknown", unknown);
  return words
    .flatMap(({ pronunciations: [first = []] }) => first)
    .filter((phone) => phone !== optionalPause)
    .join(" ");
}

/** An empty description counts as none: the word is pronounced by its spelling. */
function toOptions(choices: WordChoices, known: Lexicon) {
  const leaveOut: string[] = [];
  const pronunciations: Record<string, string> = {};
  for (const [word, choice] of Object.entries(choices)) {
    if ("leaveOut" in choice) leaveOut.push(word);
    else if ("soundsLike" in choice && choice.soundsLike.trim() !== "")
      pronunciations[word] = phonesOf(choice.soundsLike, known);
  }
  return { leaveOut, pronunciations };
}

function score({ run, samples, text, choices }: ScoreRequest): void {
  if (!model || !lexicon) {
    post({ kind: "failed", run, failure: "not-loaded", words: [] });
    return;
  }
  const options = toOptions(choices, lexicon);
  let posted = { step: "", share: 0 };
  const report = scoreReading(samples, text, {
    model,
    lexicon,
    spelling,
    ...options,
    onProgress: (progress) => {
      if (progress.step === posted.step && progress.share - posted.share < minStep) return;
      posted = progress;
      post({ kind: "progress", run, progress });
    },
  });
  post({ kind: "scored", run, report });
}

function decode(run: number, bytes: ArrayBuffer): void {
  const { samples, sampleRate } = readWav(new Uint8Array(bytes));
  const decoded = new Float32Array(resample(samples, sampleRate));
  post({ kind: "decoded", run, samples: decoded }, [decoded.buffer]);
}

function handle(message: ToScoreWorker): void {
  switch (message.kind) {
    case "model":
      model = decodeModel(new Uint8Array(message.bytes));
      break;
    case "words":
      lexicon = createLexicon(new TextDecoder().decode(message.bytes));
      break;
    case "spelling":
      spelling = decodeSpellingModel(new Uint8Array(message.bytes));
      break;
    case "check": {
      if (!lexicon) return;
      const { run, text } = message;
      const { unknown, guessed } = readText(text, lexicon, { spelling });
      const words = [
        ...guessed.map((word) => ({ word, isGuessed: true })),
        ...unknown.map((word) => ({ word, isGuessed: false })),
      ];
      post({ kind: "checked", run, text, unknown: words });
      break;
    }
    case "decode":
      decode(message.run, message.bytes);
      break;
    case "score":
      score(message);
  }
}
