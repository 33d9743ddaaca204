import openPostings from "#app/tools/resume/open-postings.data.ts";
import { createMatchClient, type MatchClient } from "#app/tools/resume/worker/match-client.ts";
import type { MatchRequest } from "#app/tools/resume/worker/match-messages.ts";
import type { MatchEvent } from "./match-state.ts";

export type Matcher = Pick<MatchClient, "warmUp" | "stop"> & {
  match: (request: Omit<MatchRequest, "kind" | "postings">) => void;
};

/** Matches with the open postings, and converts worker messages to events of the tool. */
export function createMatcher(
  onEvent: (event: MatchEvent) => void,
  onWarm: (isWarm: boolean) => void,
): Matcher {
  let fileName: string | undefined;
  const { warmUp, ask, stop } = createMatchClient(
    (answer) => {
      switch (answer.kind) {
        case "warm":
          onWarm(true);
          break;
        case "matched": {
          const { kind: _, run, ...match } = answer;
          const result = { ...match, ...(fileName && { file: fileName }) };
          onEvent({ kind: "matched", run, result });
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
    warmUp,
    match: (request) => {
      fileName = request.resume.kind === "file" ? request.resume.file.name : undefined;
      ask({ kind: "match", ...request, postings: openPostings });
    },
    stop,
  };
}
