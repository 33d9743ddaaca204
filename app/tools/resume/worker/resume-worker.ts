import { type FromMatchWorker, isFromWorker, type ToMatchWorker } from "./match-messages.ts";

/** A résumé takes a fraction of a second; what takes this long does not end by itself. */
const timeoutMs = 15_000;

export type ResumeWorker = {
  /** Lets the worker load what it will need, once. */
  warm: () => void;
  ask: (request: Exclude<ToMatchWorker, { kind: "warm" }>) => void;
  /** Ends the worker with all that it holds. */
  stop: () => void;
};

/** The page's side of the worker, which lives from its first need until it is stopped or takes too long. */
export function createResumeWorker(
  onAnswer: (answer: FromMatchWorker) => void,
  onStop: () => void = () => {},
): ResumeWorker {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let run = 0;

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isAsked = false;
    onStop();
  };
  const fail = (failure: "timeout" | "not-loaded") => {
    stop();
    onAnswer({ kind: "failed", run, failure });
  };
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (!isFromWorker(data)) return;
    // Loading may take as long as the connection needs; the clock runs for the work.
    if (data.kind === "stage" && data.stage === "opening") {
      clearTimeout(timer);
      timer = setTimeout(() => fail("timeout"), timeoutMs);
    }
    if (data.kind === "matched" || data.kind === "fitted" || data.kind === "failed") clearTimeout(timer);
    onAnswer(data);
  };
  const start = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL("./match-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", receive);
    worker.addEventListener("error", () => fail("not-loaded"));
    return worker;
  };

  return {
    warm: () => {
      if (isAsked) return;
      isAsked = true;
      start().postMessage({ kind: "warm" } satisfies ToMatchWorker);
    },
    ask: (request) => {
      run = request.run;
      start().postMessage(request);
    },
    stop,
  };
}
