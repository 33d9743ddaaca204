import { createWorkerClient, type WorkerFailure } from "#app/workers/worker-client.ts";
import type { FromRankWorker, RankRequest, Row, ToRankWorker } from "./rank-messages.ts";
import type { RankEvent } from "./rank-state.ts";

/** Reading and ranking a résumé normally takes a fraction of a second. */
const timeoutMs = 15_000;

export type Run = Omit<RankRequest, "id" | "file"> & { files: File[] };
export type RankClient = {
  /** Preloads the code that the files need. */
  warmUp: (pdf: boolean) => void;
  rank: (run: Run) => void;
  /** Scores the last run again. Reads files only if the worker that had read them is gone. */
  correct: (edits: Run["edits"]) => void;
  /** Terminates the worker, which discards what it has read. What it has ranked can still be corrected. */
  cancel: () => void;
  /** Terminates the worker and discards its data. */
  stop: () => void;
};

/** A run, the files that it has still to read, and those that it has ranked. */
type Progress = { request: Run; waiting: number[]; ranked: Set<number>; reading?: number | undefined };

/**
 * The page's side of the worker. Sends one file at a time. If a file times out, the worker is restarted and
 * the run continues.
 */
export function createRankClient(
  onEvent: (event: RankEvent) => void,
  onWarm: (isWarm: boolean) => void,
): RankClient {
  let isPdfNeeded = false;
  let current: Progress | undefined;

  const cool = () => {
    isPdfNeeded = false;
    onWarm(false);
  };
  const sendNext = () => {
    client.stopTimer();
    if (!current) return;
    const { request, waiting } = current;
    const id = waiting.shift();
    current.reading = id;
    const file = id === undefined ? undefined : request.files[id];
    if (id === undefined || !file) return;
    const { run, job, questions, edits } = request;
    client.post({ kind: "rank", run, id, file, job, questions, edits });
  };
  /** Reads what was ranked by a worker that is gone. */
  const readMissing = (own: Progress, rows: Row[]) => {
    const known = new Set([...rows.map(({ id }) => id), ...own.waiting, own.reading]);
    own.waiting.push(...[...own.ranked].filter((id) => !known.has(id)));
    if (own.reading === undefined) sendNext();
  };
  const fail = (failure: WorkerFailure) => {
    cool();
    const own = current;
    if (!own) return;
    const { run, files } = own.request;
    if (failure === "not-loaded") {
      current = undefined;
      onEvent({ kind: "failed", run, failure });
      return;
    }
    const id = own.reading ?? 0;
    own.ranked.delete(id);
    onEvent({ kind: "unread", run, unread: { id, file: files[id]?.name ?? "", code: "timeout" } });
    sendNext();
  };
  const stop = () => {
    client.stop();
    current = undefined;
    cool();
  };

  const client = createWorkerClient<ToRankWorker, FromRankWorker>({
    create: () => new Worker(new URL("./rank-worker.ts", import.meta.url), { type: "module" }),
    onMessage: (answer) => {
      if (answer.kind === "warm") onWarm(true);
      else if (!current || answer.run !== current.request.run) return;
      else if (answer.kind === "not-loaded") {
        client.stop();
        fail("not-loaded");
      } else {
        onEvent(answer);
        // Loading takes as long as the connection needs; only the work has a timeout.
        if (answer.kind === "opened") client.startTimer(timeoutMs);
        else if (answer.kind === "corrected") readMissing(current, answer.rows);
        else if (answer.kind !== "asked") {
          if (answer.kind === "ranked") current.ranked.add(answer.row.id);
          sendNext();
        }
      }
    },
    onFailure: fail,
  });

  return {
    warmUp: (pdf) => {
      isPdfNeeded ||= pdf;
      if (client.warmUp({ kind: "warm", pdf: isPdfNeeded })) onWarm(false);
    },
    rank: (request) => {
      current = { request, waiting: [...request.files.keys()], ranked: new Set() };
      sendNext();
    },
    correct: (edits) => {
      if (!current) return;
      current.request = { ...current.request, edits };
      client.post({ kind: "correct", run: current.request.run, edits });
    },
    cancel: () => {
      client.stop();
      cool();
      if (current) Object.assign(current, { waiting: [], reading: undefined });
    },
    stop,
  };
}
