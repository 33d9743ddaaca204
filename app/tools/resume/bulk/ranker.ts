import type { RankEvent } from "./bulk-state.ts";
import { isFromWorker, type RankRequest, type ToRankWorker } from "./rank-messages.ts";

/** A résumé takes a fraction of a second; what takes this long does not end by itself. */
const timeoutMs = 15_000;

export type Run = Omit<RankRequest, "id" | "file"> & { files: File[] };
export type Ranker = {
  /** Starts the worker and lets it load what it will need. */
  warm: (pdf: boolean) => void;
  rank: (run: Run) => void;
  /** Ends the worker with all that it holds. */
  stop: () => void;
};

/** The page's side of the worker: it hands over one file after the other. A file that takes too long costs the worker, not the run. */
export function createRanker(onEvent: (event: RankEvent) => void, onWarm: (isWarm: boolean) => void): Ranker {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: "nothing" | "engine" | "pdf" = "nothing";
  let current: Run | undefined;
  let next = 0;

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    asked = "nothing";
    current = undefined;
    onWarm(false);
  };
  const sendNext = () => {
    clearTimeout(timer);
    const file = current?.files[next];
    if (!current || !file) return;
    const { run, job, questions } = current;
    send({ kind: "rank", run, id: next, file, job, questions });
    next += 1;
  };
  const expire = () => {
    const late = current;
    const id = next - 1;
    stop();
    if (!late) return;
    const file = late.files[id]?.name ?? "";
    onEvent({ kind: "unread", run: late.run, unread: { id, file, code: "timeout" } });
    current = late;
    sendNext();
  };
  const fail = () => {
    const run = current?.run;
    stop();
    if (run !== undefined) onEvent({ kind: "failed", run, failure: "not-loaded" });
  };

  const receive = ({ data }: MessageEvent<unknown>) => {
    if (!isFromWorker(data)) return;
    if (data.kind === "warm") onWarm(true);
    else if (data.run !== current?.run) return;
    else if (data.kind === "not-loaded") fail();
    else {
      onEvent(data);
      // Loading may take as long as the connection needs; the clock runs for the work.
      if (data.kind === "opened") timer = setTimeout(expire, timeoutMs);
      else sendNext();
    }
  };

  const send = (message: ToRankWorker) => {
    if (!worker) {
      worker = new Worker(new URL("./rank-worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", receive);
      worker.addEventListener("error", fail);
    }
    worker.postMessage(message);
  };

  return {
    warm: (pdf) => {
      if (asked === "pdf" || (asked === "engine" && !pdf)) return;
      asked = pdf ? "pdf" : "engine";
      onWarm(false);
      send({ kind: "warm", pdf });
    },
    rank: (run) => {
      current = run;
      next = 0;
      sendNext();
    },
    stop,
  };
}
