import { sizes } from "virtual:pronunciation-test";
import dictionaryUrl from "#generated/dictionary.txt?url";
import promptWordsUrl from "#generated/prompt-words.txt?url";
import modelUrl from "#generated/speech-model.bin?url";
import type { DecodedAudio } from "./decode-audio.ts";
import { loadParts } from "./load-parts.ts";
import { isFromWorker, type ScoreRequest, type ToScoreWorker } from "./score-messages.ts";
import type { Failure, Reading, Sound, ToolEvent } from "./tool-state.ts";

/** A reading takes seconds on a slow telephone; what takes this long does not end by itself. */
const timeoutMs = 45_000;

const model = { url: modelUrl, size: sizes.model };
const promptWords = { url: promptWordsUrl, size: sizes.promptWords };
const dictionary = { url: dictionaryUrl, size: sizes.dictionary };

export type ScoreTask = { run: number; reading: Reading; sound: Sound } & Pick<ScoreRequest, "choices">;

export type Scorer = {
  /** Loads what a reading of this text will need, and looks up the words of an own text. */
  warm: (reading: Reading) => void;
  score: (task: ScoreTask) => Promise<void>;
  /** Reads a WAV file. */
  open: (bytes: ArrayBuffer) => Promise<DecodedAudio>;
  /** Ends the worker with all that it holds. */
  stop: () => void;
};

/** A worker, and what the page brought to it. */
type Running = {
  worker: Worker;
  abort: AbortController;
  loads: { model?: Promise<void>; words?: Promise<void> };
  hasAll: boolean;
};

/** As a clock shows it. */
function timeNow(): string {
  return new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/** The page's side of the worker, which lives from its first need until it is stopped or takes too long. */
export function createScorer(onEvent: (event: ToolEvent) => void): Scorer {
  let running: Running | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is asked of the worker now. */
  let asked: ScoreTask | undefined;
  let opening: { run: number; resolve: (opened: DecodedAudio) => void } | undefined;
  let opens = 0;

  const end = (failure?: Failure) => {
    clearTimeout(timer);
    running?.abort.abort();
    running?.worker.terminate();
    running = undefined;
    opening?.resolve({ failure: failure ?? "unknown" });
    opening = undefined;
    const run = asked?.run;
    asked = undefined;
    if (failure !== undefined && run !== undefined) onEvent({ kind: "failed", run, failure });
  };

  const receive = ({ data }: MessageEvent<unknown>) => {
    if (!isFromWorker(data)) return;
    switch (data.kind) {
      case "progress":
        onEvent(data);
        break;
      case "checked":
        onEvent({ kind: "unknown", text: data.text, words: data.unknown });
        break;
      case "opened":
        if (opening?.run === data.run) opening.resolve({ samples: data.samples });
        break;
      case "scored": {
        clearTimeout(timer);
        if (asked?.run !== data.run) break;
        const { reading, sound, run } = asked;
        asked = undefined;
        const scored = { report: data.report, samples: sound.samples, text: reading.text };
        onEvent({ kind: "scored", run, scored, title: reading.title, when: timeNow() });
        break;
      }
      case "failed":
        if (opening?.run === data.run) opening.resolve({ failure: data.failure });
        else if (asked?.run === data.run) {
          clearTimeout(timer);
          const { reading } = asked;
          asked = undefined;
          if (data.failure === "unknown-words")
            onEvent({ kind: "unknown", text: reading.text, words: data.words });
          else onEvent(data);
        }
    }
  };

  const start = (): Running => {
    if (running) return running;
    const worker = new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", receive);
    worker.addEventListener("error", () => end("not-loaded"));
    running = { worker, abort: new AbortController(), loads: {}, hasAll: false };
    return running;
  };

  const send = ({ worker }: Running, message: ToScoreWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);

  /** Brings the worker what it lacks; what failed is tried again with the next need. */
  const load = async (to: Running, needsAll: boolean): Promise<void> => {
    const { loads, abort } = to;
    const shares = { model: loads.model ? 1 : 0, words: 0 };
    const words = needsAll ? dictionary : promptWords;
    const all = model.size + words.size;
    const tell = () =>
      onEvent({ kind: "loading", share: (shares.model * model.size + shares.words * words.size) / all });
    const bring = async (kind: "model" | "words", part: typeof model): Promise<void> => {
      const [bytes] = await loadParts([part], abort.signal, (share) => {
        shares[kind] = share;
        tell();
      });
      if (bytes) send(to, { kind, bytes }, [bytes]);
    };
    if (needsAll && !to.hasAll) {
      to.hasAll = true;
      delete loads.words;
    }
    loads.model ??= bring("model", model);
    loads.words ??= bring("words", words);
    try {
      await Promise.all([loads.model, loads.words]);
    } catch (error) {
      to.loads = {};
      to.hasAll = false;
      throw error;
    }
  };

  return {
    warm: (reading) => {
      const to = start();
      load(to, reading.isOwn)
        .then(() => reading.isOwn && send(to, { kind: "check", run: 0, text: reading.text }))
        .catch(() => {});
    },
    score: async (task) => {
      const { run, reading, sound, choices } = task;
      const to = start();
      asked = task;
      try {
        await load(to, reading.isOwn);
      } catch {
        if (asked?.run === run) {
          asked = undefined;
          onEvent({ kind: "failed", run, failure: "not-loaded" });
        }
        return;
      }
      if (asked?.run !== run) return;
      // Loading may take as long as the connection needs; the clock runs for the work.
      clearTimeout(timer);
      timer = setTimeout(() => end("timeout"), timeoutMs);
      const samples = sound.samples.slice();
      send(to, { kind: "score", run, samples, text: reading.text, choices }, [samples.buffer]);
    },
    open: (bytes) => {
      opens -= 1;
      const run = opens;
      opening?.resolve({ failure: "unknown" });
      const { promise, resolve } = Promise.withResolvers<DecodedAudio>();
      const late = setTimeout(() => end("timeout"), timeoutMs);
      opening = {
        run,
        resolve: (opened) => {
          clearTimeout(late);
          if (opening?.run === run) opening = undefined;
          resolve(opened);
        },
      };
      send(start(), { kind: "open", run, bytes }, [bytes]);
      return promise;
    },
    stop: () => end(),
  };
}
