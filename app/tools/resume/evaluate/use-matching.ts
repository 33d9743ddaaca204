import { type ComponentType, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { RequirementEdit } from "resume-match";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import type { MatchRequest } from "#app/tools/resume/worker/match-messages.ts";
import { empty, nextState } from "./match-state.ts";
import type { Matcher } from "./matcher.ts";
import type { ResultWorkspaceProps } from "./result-workspace.tsx";

/** State and actions of the tool. Everything but the form is loaded on demand. */
export function useMatching() {
  const [state, dispatch] = useReducer(nextState, empty);
  const [isWarm, setWarm] = useState(false);
  const [ResultWorkspace, setResultWorkspace] = useState<ComponentType<ResultWorkspaceProps>>();
  const matcher = useRef<Promise<Matcher>>(undefined);
  const recognition = useRef<AbortController>(undefined);
  const runs = useRef(0);

  const load = (): Promise<Matcher> => {
    matcher.current ??= Promise.all([import("./matcher.ts"), import("./result-workspace.tsx")])
      .then(([{ createMatcher }, loaded]) => {
        setResultWorkspace(() => loaded.ResultWorkspace);
        return createMatcher(dispatch, setWarm);
      })
      .catch((error: unknown) => {
        matcher.current = undefined;
        throw error;
      });
    return matcher.current;
  };
  const stop = () => {
    recognition.current?.abort();
    matcher.current?.then((loaded) => loaded.stop()).catch(() => {});
  };
  const onUnmount = useEffectEvent(stop);
  useEffect(() => () => onUnmount(), []);

  return {
    state,
    isWarm,
    ResultWorkspace,
    warmUp: () => {
      load()
        .then((loaded) => loaded.warmUp())
        .catch(() => {});
    },
    start: async (request: Pick<MatchRequest, "resume" | "job" | "password">) => {
      recognition.current?.abort();
      runs.current += 1;
      const run = runs.current;
      dispatch({ kind: "started", run });
      try {
        (await load()).match({ ...request, run });
      } catch {
        dispatch({ kind: "failed", run, failure: "not-loaded" });
      }
    },
    /** Matches again with other corrections of the job. */
    correct: (edits: RequirementEdit[]) => {
      if (state.kind === "ready") void load().then((loaded) => loaded.correct(state.run, edits));
    },
    /** Recognises the text of a scan. Only this loads the recogniser. */
    recognise: async (scan: { file: File; password: string }): Promise<string | undefined> => {
      runs.current += 1;
      const run = runs.current;
      recognition.current?.abort();
      const controller = new AbortController();
      recognition.current = controller;
      dispatch({ kind: "accepted", run });
      try {
        const { recognise } = await import("#app/tools/resume/recognition/recognise-client.ts");
        const result = await recognise(scan, controller.signal, (progress) =>
          dispatch({ kind: "recognising", run, progress }),
        );
        if (result.kind === "failed") dispatch({ ...result, run });
        if (result.kind !== "recognised" || controller.signal.aborted) return undefined;
        dispatch({ kind: "recognised", run });
        return result.text;
      } catch {
        dispatch({ kind: "failed", run, failure: "no-recogniser" });
        return undefined;
      }
    },
    fail: (failure: Failure) => {
      load().catch(() => {});
      dispatch({ kind: "failed", failure });
    },
    cancel: () => {
      stop();
      dispatch({ kind: "cancelled" });
    },
    clear: () => {
      stop();
      dispatch({ kind: "cleared" });
    },
  };
}
