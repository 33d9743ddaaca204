import used from "virtual:evaluate-resume";
import { isFromWorker, type MatchRequest, type ToWorker } from "./match-messages.ts";
import type { ToolEvent } from "./tool-state.ts";

/** A résumé takes a fraction of a second; what takes this long does not end by itself. */
const deadline = 15_000;

export type Matcher = {
  /** Starts the worker and lets it load what it will need. */
  warm: () => void;
  match: (request: Omit<MatchRequest, "kind" | "postings">) => void;
  /** Ends the worker with all that it holds. */
  stop: () => void;
};

/** The page's side of the worker, which lives from its first need until it is stopped or takes too long. */
export function createMatcher(
  onEvent: (event: ToolEvent) => void,
  onWarm: (isWarm: boolean) => void,
): Matcher {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let run = 0;
  let fileName: string | undefined;

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isAsked = false;
    onWarm(false);
  };
  const expire = () => {
    stop();
    onEvent({ kind: "failed", run, failure: "timeout" });
  };

  const receive = ({ data }: MessageEvent<unknown>) => {
    if (!isFromWorker(data)) return;
    switch (data.kind) {
      case "warm":
        onWarm(true);
        break;
      case "stage":
        // Loading may take as long as the connection needs; the clock runs for the work.
        if (data.stage === "opening") {
          clearTimeout(timer);
          timer = setTimeout(expire, deadline);
        }
        onEvent(data);
        break;
      case "matched": {
        clearTimeout(timer);
        const { report, passages, job } = data;
        const result = { report, passages, ...(job && { job }), ...(fileName && { file: fileName }) };
        onEvent({ kind: "matched", run: data.run, result });
        break;
      }
      case "failed":
        clearTimeout(timer);
        onEvent(data);
        break;
      case "compared":
        onEvent(data);
    }
  };

  const start = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL("./match-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", receive);
    worker.addEventListener("error", () => {
      stop();
      onEvent({ kind: "failed", run, failure: "not-loaded" });
    });
    return worker;
  };
  const send = (message: ToWorker) => start().postMessage(message);

  return {
    warm: () => {
      if (isAsked) return;
      isAsked = true;
      send({ kind: "warm" });
    },
    match: (request) => {
      run = request.run;
      fileName = request.resume.kind === "file" ? request.resume.file.name : undefined;
      send({ kind: "match", ...request, postings: used.postings });
    },
    stop,
  };
}
