import type { RequirementEdit } from "resume-match";
import openPostings from "#app/tools/resume/open-postings.data.ts";
import { editsParameter, readEdits } from "#app/tools/resume/requirements/edits.ts";
import { createMatchClient, type MatchClient } from "#app/tools/resume/worker/match-client.ts";
import type { MatchRequest } from "#app/tools/resume/worker/match-messages.ts";
import type { MatchEvent } from "./match-state.ts";

type Request = Omit<MatchRequest, "kind" | "postings" | "edits">;
export type Matcher = Pick<MatchClient, "warmUp" | "stop"> & {
  match: (request: Request) => void;
  /** Matches again with other corrections of the job. Reads the résumé only if the worker that had read it is gone. */
  correct: (run: number, edits: RequirementEdit[]) => void;
};

/** Matches with the open postings, and converts worker messages to events of the tool. */
export function createMatcher(
  onEvent: (event: MatchEvent) => void,
  onWarm: (isWarm: boolean) => void,
): Matcher {
  let current: Request | undefined;
  let matched: Request | undefined;
  let corrected: RequirementEdit[] | undefined;
  const start = (request: Request, edits: RequirementEdit[]) =>
    ask({ kind: "match", ...request, edits, postings: openPostings });
  const { warmUp, ask, stop } = createMatchClient(
    (answer) => {
      switch (answer.kind) {
        case "warm":
          onWarm(true);
          break;
        case "matched": {
          const { kind: _, run, ...match } = answer;
          if (corrected) {
            onEvent({ kind: "corrected", run, report: match.report, edits: match.edits });
            break;
          }
          matched = current;
          const source = current?.resume;
          onEvent({
            kind: "matched",
            run,
            result: { ...match, ...(source?.kind === "file" && { file: source.file.name }) },
          });
          break;
        }
        case "forgotten":
          if (matched && corrected) start({ ...matched, run: answer.run }, corrected);
          break;
        case "stage":
        case "compared":
        case "corrected":
        case "failed":
          onEvent(answer);
      }
    },
    () => onWarm(false),
  );
  return {
    warmUp,
    match: (request) => {
      current = request;
      corrected = undefined;
      start(request, readEdits(new URLSearchParams(location.search).get(editsParameter)));
    },
    correct: (run, edits) => {
      corrected = edits;
      ask({ kind: "correct", run, edits });
    },
    stop,
  };
}
