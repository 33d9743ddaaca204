import used from "virtual:evaluate-resume";
import type { MatchRequest } from "#app/tools/resume/worker/match-messages.ts";
import { createResumeWorker } from "#app/tools/resume/worker/resume-worker.ts";
import type { ToolEvent } from "./tool-state.ts";

export type Matcher = {
  /** Starts the worker and lets it load what it will need. */
  warm: () => void;
  match: (request: Omit<MatchRequest, "kind" | "postings">) => void;
  /** Ends the worker with all that it holds. */
  stop: () => void;
};

/** What the tool asks of the worker, and its answers as events of the tool. */
export function createMatcher(
  onEvent: (event: ToolEvent) => void,
  onWarm: (isWarm: boolean) => void,
): Matcher {
  let fileName: string | undefined;
  const { warm, ask, stop } = createResumeWorker(
    (answer) => {
      switch (answer.kind) {
        case "warm":
          onWarm(true);
          break;
        case "matched": {
          const { report, passages, job } = answer;
          const result = { report, passages, ...(job && { job }), ...(fileName && { file: fileName }) };
          onEvent({ kind: "matched", run: answer.run, result });
          break;
        }
        case "stage":
        case "compared":
        case "failed":
          onEvent(answer);
      }
    },
    () => onWarm(false),
  );
  return {
    warm,
    match: (request) => {
      fileName = request.resume.kind === "file" ? request.resume.file.name : undefined;
      ask({ kind: "match", ...request, postings: used.postings });
    },
    stop,
  };
}
