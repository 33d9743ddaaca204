import {
  createLexicon,
  decodeModel,
  type Lexicon,
  type Model,
  readText,
  readWav,
  resample,
  SpeechError,
  scoreReading,
} from "pronunciation";
import { type FromScoreWorker, isToWorker, type ScoreRequest, type WordChoices } from "./score-messages.ts";

// Hears and scores off the page's thread. Its own policy lets it load this site's scripts and ask for nothing else
// (server/http/static-files.ts): the voice that it is given cannot leave it but to the page.

/** Progress is told in steps of at least this much. */
const smallestStep = 0.02;

let model: Model | undefined;
let lexicon: Lexicon | undefined;

const post = (message: FromScoreWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });

/** The sounds of known words, one after the other. */
function soundsOf(soundsLike: string, known: Lexicon): string {
  const { words, unknown } = readText(soundsLike, known);
  if (unknown.length > 0)
    throw new SpeechError("bad-pronunciation", "it sounds like words that are unknown themselves", unknown);
  return words.flatMap(({ pronunciations: [first = []] }) => first).join(" ");
}

function optionsOf(choices: WordChoices, known: Lexicon) {
  const leaveOut: string[] = [];
  const pronunciations: Record<string, string> = {};
  for (const [word, choice] of Object.entries(choices)) {
    if ("leaveOut" in choice || choice.soundsLike.trim() === "") leaveOut.push(word);
    else pronunciations[word] = soundsOf(choice.soundsLike, known);
  }
  return { leaveOut, pronunciations };
}

function score({ run, samples, text, choices }: ScoreRequest): void {
  if (!model || !lexicon) {
    post({ kind: "failed", run, failure: "not-loaded", words: [] });
    return;
  }
  const options = optionsOf(choices, lexicon);
  let told = { step: "", share: 0 };
  const report = scoreReading(samples, text, {
    model,
    lexicon,
    ...options,
    onProgress: (progress) => {
      if (progress.step === told.step && progress.share - told.share < smallestStep) return;
      told = progress;
      post({ kind: "progress", run, progress });
    },
  });
  post({ kind: "scored", run, report });
}

function open(run: number, bytes: ArrayBuffer): void {
  const { samples, sampleRate } = readWav(new Uint8Array(bytes));
  const opened = new Float32Array(resample(samples, sampleRate));
  post({ kind: "opened", run, samples: opened }, [opened.buffer]);
}

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isToWorker(data)) return;
  try {
    switch (data.kind) {
      case "model":
        model = decodeModel(new Uint8Array(data.bytes));
        break;
      case "words":
        lexicon = createLexicon(new TextDecoder().decode(data.bytes));
        break;
      case "check":
        if (lexicon)
          post({
            kind: "checked",
            run: data.run,
            text: data.text,
            unknown: readText(data.text, lexicon).unknown,
          });
        break;
      case "open":
        open(data.run, data.bytes);
        break;
      case "score":
        score(data);
    }
  } catch (error) {
    const isKnown = error instanceof SpeechError;
    if (!isKnown) console.error(error);
    if (!("run" in data) || data.kind === "check") return;
    const { run } = data;
    if (isKnown) post({ kind: "failed", run, failure: error.code, words: error.words });
    else post({ kind: "failed", run, failure: "unknown", words: [] });
  }
});
