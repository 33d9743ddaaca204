import { createWorkerClient, type WorkerFailure } from "#app/workers/worker-client.ts";
import type { FromRankWorker, RankRequest, ToRankWorker } from "./rank-messages.ts";
import type { RankEvent } from "./rank-state.ts";

/** Reading and ranking a résumé normally takes a fraction of a second. */
const timeoutMs = 15_000;

export type Run = Omit<RankRequest, "id" | "file"> & { files: File[] };
export type RankClient = {
  /** Preloads the code that the files need. */
  warmUp: (pdf: boolean) => void;
  rank: (run: Run) => void;
  /** Terminates the worker and discards its data. */
  stop: () => void;
};

/**
 * The page's side of the worker. Sends one file at a time. If a file times out, the worker is restarted and
 * the run continues.
 */
export function createRankClient(
  onEvent: (event: RankEvent) => void,
  onWarm: (isWarm: boolean) => void,
): RankClient {
  let isPdfNeeded = false;
  let current: Run | undefined;
  let next = 0;

  const reset = () => {
    isPdfNeeded = false;
    current = undefined;
    onWarm(false);
  };
  const sendNext = () => {
    client.stopTimer();
    const file = current?.files[next];
    if (!current || !file) return;
    const { run, job, questions } = current;
    client.post({ kind: "rank", run, id: next, file, job, questions });
    next += 1;
  };
  const fail = (failure: WorkerFailure) => {
    const failed = current;
    reset();
    if (!failed) return;
    const { run, files } = failed;
    if (failure === "not-loaded") {
      onEvent({ kind: "failed", run, failure });
      return;
    }
    const id = next - 1;
    onEvent({ kind: "unread", run, unread: { id, file: files[id]?.name ?? "", code: "timeout" } });
    current = failed;
    sendNext();
  };
  const stop = () => {
    client.stop();
    reset();
  };

  const client = createWorkerClient<ToRankWorker, FromRankWorker>({
    create: () => new Worker(new URL("./rank-worker.ts", import.meta.url), { type: "module" }),
    onMessage: (answer) => {
      if (answer.kind === "warm") onWarm(true);
      else if (answer.run !== current?.run) return;
      else if (answer.kind === "not-loaded") {
        client.stop();
        fail("not-loaded");
      } else {
        onEvent(answer);
        // Loading takes as long as the connection needs; only the work has a timeout.
        if (answer.kind === "opened") client.startTimer(timeoutMs);
        else sendNext();
      }
    },
    onFailure: fail,
  });

  return {
    warmUp: (pdf) => {
      isPdfNeeded ||= pdf;
      if (client.warmUp({ kind: "warm", pdf: isPdfNeeded })) onWarm(false);
    },
    rank: (run) => {
      current = run;
      next = 0;
      sendNext();
    },
    stop,
  };
}
