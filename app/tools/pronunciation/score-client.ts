import { createWorkerClient } from "#app/workers/worker-client.ts";
import dictionaryUrl from "#generated/dictionary.txt?url";
import promptWordsUrl from "#generated/prompt-words.txt?url";
import modelUrl from "#generated/speech-model.bin?url";
import type { DecodedAudio } from "./decode-audio.ts";
import { loadParts } from "./load-parts.ts";
import { sizes } from "./pronunciation-test.data.ts";
import type { FromScoreWorker, ScoreRequest, ToScoreWorker } from "./score-messages.ts";
import type { Failure, Reading, ScoreEvent, Sound } from "./score-state.ts";

/** Slow phones need several seconds for a reading. */
const timeoutMs = 45_000;

const model = { url: modelUrl, size: sizes.model };
const promptWords = { url: promptWordsUrl, size: sizes.promptWords };
const dictionary = { url: dictionaryUrl, size: sizes.dictionary };

export type ScoreTask = { run: number; reading: Reading; sound: Sound } & Pick<ScoreRequest, "choices">;

export type ScoreClient = {
  /** Preloads the files that this text needs, and looks up the words of a visitor's own text. */
  warmUp: (reading: Reading) => void;
  score: (task: ScoreTask) => Promise<void>;
  decodeWav: (bytes: ArrayBuffer) => Promise<DecodedAudio>;
  /** Terminates the worker and discards its data. */
  stop: () => void;
};

/** Files that are loaded or loading for the running worker. */
type Loads = {
  abort: AbortController;
  model?: Promise<void>;
  words?: Promise<void>;
  hasDictionary: boolean;
};

const noLoads = (): Loads => ({ abort: new AbortController(), hasDictionary: false });

/** The current time of day, formatted. */
function timeNow(): string {
  return new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/** The page's side of the worker that decodes WAV files and scores readings. */
export function createScoreClient(onEvent: (event: ScoreEvent) => void): ScoreClient {
  let loads = noLoads();
  let scoring: ScoreTask | undefined;
  let decoding: { run: number; resolve: (decoded: DecodedAudio) => void } | undefined;
  /** Counts down from 0, so that ids of decodings and scorings never collide. */
  let lastDecoding = 0;

  const reset = (failure?: Failure) => {
    loads.abort.abort();
    loads = noLoads();
    decoding?.resolve({ failure: failure ?? "unknown" });
    const run = scoring?.run;
    scoring = undefined;
    if (failure !== undefined && run !== undefined) onEvent({ kind: "failed", run, failure });
  };
  const finishScoring = (run: number): ScoreTask | undefined => {
    if (scoring?.run !== run) return undefined;
    client.stopTimer();
    const task = scoring;
    scoring = undefined;
    return task;
  };

  const receive = (answer: FromScoreWorker) => {
    switch (answer.kind) {
      case "progress":
        onEvent(answer);
        break;
      case "checked":
        onEvent({ kind: "unknown", text: answer.text, words: answer.unknown });
        break;
      case "decoded":
        if (decoding?.run === answer.run) decoding.resolve({ samples: answer.samples });
        break;
      case "scored": {
        const task = finishScoring(answer.run);
        if (!task) break;
        const { run, reading, sound } = task;
        const scored = { report: answer.report, samples: sound.samples, text: reading.text };
        onEvent({ kind: "scored", run, scored, title: reading.title, when: timeNow() });
        break;
      }
      case "failed": {
        if (decoding?.run === answer.run) {
          decoding.resolve({ failure: answer.failure });
          break;
        }
        const task = finishScoring(answer.run);
        if (task && answer.failure === "unknown-words")
          onEvent({ kind: "unknown", text: task.reading.text, words: answer.words });
        else if (task) onEvent(answer);
      }
    }
  };

  const client = createWorkerClient<ToScoreWorker, FromScoreWorker>({
    create: () => new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" }),
    onMessage: receive,
    onFailure: reset,
  });

  /** Loads and sends the files that the worker lacks. A failed load is retried the next time. */
  const load = async (needsDictionary: boolean): Promise<void> => {
    const current = loads;
    client.start();
    const shares = { model: current.model ? 1 : 0, words: 0 };
    const words = needsDictionary ? dictionary : promptWords;
    const total = model.size + words.size;
    const report = () =>
      onEvent({ kind: "loading", share: (shares.model * model.size + shares.words * words.size) / total });
    const send = async (kind: "model" | "words", part: typeof model): Promise<void> => {
      const [bytes] = await loadParts([part], current.abort.signal, (share) => {
        shares[kind] = share;
        report();
      });
      // After a stop, a message would start another worker.
      if (bytes && !current.abort.signal.aborted) client.post({ kind, bytes }, [bytes]);
    };
    if (needsDictionary && !current.hasDictionary) {
      current.hasDictionary = true;
      delete current.words;
    }
    current.model ??= send("model", model);
    current.words ??= send("words", words);
    try {
      await Promise.all([current.model, current.words]);
    } catch (error) {
      current.abort.abort();
      if (loads === current) loads = noLoads();
      throw error;
    }
  };

  return {
    warmUp: (reading) => {
      load(reading.isOwn)
        .then(() => reading.isOwn && client.post({ kind: "check", run: 0, text: reading.text }))
        .catch(() => {});
    },
    score: async (task) => {
      const { run, reading, sound, choices } = task;
      scoring = task;
      try {
        await load(reading.isOwn);
      } catch {
        if (finishScoring(run)) onEvent({ kind: "failed", run, failure: "not-loaded" });
        return;
      }
      if (scoring?.run !== run) return;
      // Loading takes as long as the connection needs; only the work has a timeout.
      client.startTimer(timeoutMs);
      const samples = sound.samples.slice();
      client.post({ kind: "score", run, samples, text: reading.text, choices }, [samples.buffer]);
    },
    decodeWav: (bytes) => {
      lastDecoding -= 1;
      const run = lastDecoding;
      decoding?.resolve({ failure: "unknown" });
      const { promise, resolve } = Promise.withResolvers<DecodedAudio>();
      decoding = {
        run,
        resolve: (decoded) => {
          client.stopTimer();
          decoding = undefined;
          resolve(decoded);
        },
      };
      client.startTimer(timeoutMs);
      client.post({ kind: "decode", run, bytes }, [bytes]);
      return promise;
    },
    stop: () => {
      client.stop();
      reset();
    },
  };
}
