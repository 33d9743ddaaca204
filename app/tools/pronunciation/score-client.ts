import { createWorkerClient } from "#app/workers/worker-client.ts";
import type { DecodedAudio } from "./decode-audio.ts";
import { createDecodings } from "./decodings.ts";
import { createScoreFiles } from "./score-files.ts";
import type { FromScoreWorker, ScoreRequest, ToScoreWorker } from "./score-messages.ts";
import type { Failure, Reading, ScoreEvent, Sound } from "./score-state.ts";

/** Slow phones need several seconds for a reading. */
const timeoutMs = 45_000;

export type ScoreTask = { run: number; reading: Reading; sound: Sound } & Pick<ScoreRequest, "choices">;

export type ScoreClient = {
  /** Preloads the files that this text needs, and looks up the words of a visitor's own text. */
  warmUp: (reading: Reading) => void;
  score: (task: ScoreTask) => Promise<void>;
  decodeWav: (bytes: ArrayBuffer) => Promise<DecodedAudio>;
  /** Terminates the worker and discards its data. */
  stop: () => void;
};

/** The page's side of the worker that decodes WAV files and scores readings. */
export function createScoreClient(onEvent: (event: ScoreEvent) => void): ScoreClient {
  const client = createWorkerClient<ToScoreWorker, FromScoreWorker>({
    create: () => new Worker(new URL("./score-worker.ts", import.meta.url), { type: "module" }),
    onMessage: receive,
    onFailure: reset,
  });
  const files = createScoreFiles(client, (share) => onEvent({ kind: "loading", share }));
  const decodings = createDecodings(client, timeoutMs);
  let scoring: ScoreTask | undefined;

  function reset(failure?: Failure): void {
    files.reset();
    decodings.reset(failure ?? "unknown");
    const run = scoring?.run;
    scoring = undefined;
    if (failure !== undefined && run !== undefined) onEvent({ kind: "failed", run, failure });
  }

  function finishScoring(run: number): ScoreTask | undefined {
    if (scoring?.run !== run) return undefined;
    client.stopTimer();
    const task = scoring;
    scoring = undefined;
    return task;
  }

  /** Checks a text again with pronunciations by spelling. */
  function guess(text: string): void {
    files
      .loadSpelling()
      .then(() => client.post({ kind: "check", run: 0, text }))
      .catch(() => {});
  }

  /** Scores a reading after loading what it needs. */
  async function score(task: ScoreTask, load: () => Promise<void>): Promise<void> {
    const { run, reading, sound, choices } = task;
    scoring = task;
    try {
      await load();
    } catch {
      if (finishScoring(run)) onEvent({ kind: "failed", run, failure: "not-loaded" });
      return;
    }
    if (scoring?.run !== run) return;
    // Loading takes as long as the connection needs; only the work has a timeout.
    client.startTimer(timeoutMs);
    const samples = sound.samples.slice();
    client.post({ kind: "score", run, samples, text: reading.text, choices }, [samples.buffer]);
  }

  function receive(answer: FromScoreWorker): void {
    switch (answer.kind) {
      case "progress":
        onEvent(answer);
        break;
      case "checked":
        if (answer.unknown.some(({ isGuessed }) => !isGuessed) && !files.hasSpelling()) guess(answer.text);
        else onEvent({ kind: "unknown", text: answer.text, words: answer.unknown, isBlocking: false });
        break;
      case "decoded":
        decodings.finish(answer.run, { samples: answer.samples });
        break;
      case "scored": {
        const task = finishScoring(answer.run);
        if (!task) break;
        const { run, reading, sound } = task;
        const scored = { report: answer.report, samples: sound.samples, text: reading.text };
        onEvent({ kind: "scored", run, scored, title: reading.title, when: Date.now() });
        break;
      }
      case "failed": {
        if (decodings.finish(answer.run, { failure: answer.failure })) break;
        const task = finishScoring(answer.run);
        if (!task) break;
        if (answer.failure !== "unknown-words") onEvent(answer);
        else if (files.hasSpelling()) {
          const words = answer.words.map((word) => ({ word, isGuessed: false }));
          onEvent({ kind: "unknown", text: task.reading.text, words, isBlocking: true });
        } else void score(task, files.loadSpelling);
      }
    }
  }

  return {
    warmUp: (reading) => {
      files
        .load(reading.isOwn)
        .then(() => reading.isOwn && client.post({ kind: "check", run: 0, text: reading.text }))
        .catch(() => {});
    },
    score: (task) => score(task, () => files.load(task.reading.isOwn)),
    decodeWav: decodings.decode,
    stop: () => {
      client.stop();
      reset();
    },
  };
}
