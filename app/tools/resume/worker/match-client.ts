import { createWorkerClient } from "#app/workers/worker-client.ts";
import type { FromMatchWorker, ToMatchWorker } from "./match-messages.ts";

/** Reading and matching a résumé normally takes a fraction of a second. */
const timeoutMs = 15_000;

export type MatchClient = {
  /** Preloads everything that a file may need. */
  warmUp: () => void;
  ask: (request: Exclude<ToMatchWorker, { kind: "warm" }>) => void;
  /** Terminates the worker and discards its data. */
  stop: () => void;
};

/** The page's side of the worker that reads and matches a résumé. */
export function createMatchClient(
  onAnswer: (answer: FromMatchWorker) => void,
  onStop: () => void = () => {},
): MatchClient {
  let run = 0;
  const client = createWorkerClient<ToMatchWorker, FromMatchWorker>({
    create: () => new Worker(new URL("./match-worker.ts", import.meta.url), { type: "module" }),
    onMessage: (answer) => {
      // Loading takes as long as the connection needs; only the work has a timeout.
      if (answer.kind === "stage" && answer.stage === "opening") client.startTimer(timeoutMs);
      if (answer.kind === "matched" || answer.kind === "fitted" || answer.kind === "failed")
        client.stopTimer();
      onAnswer(answer);
    },
    onFailure: (failure) => {
      onStop();
      onAnswer({ kind: "failed", run, failure });
    },
  });
  return {
    warmUp: () => {
      client.warmUp({ kind: "warm" });
    },
    ask: (request) => {
      run = request.run;
      client.post(request);
    },
    stop: () => {
      client.stop();
      onStop();
    },
  };
}
