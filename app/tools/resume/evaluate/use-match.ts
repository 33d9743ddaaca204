import { type ComponentType, useEffect, useReducer, useRef, useState } from "react";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import type { MatchRequest } from "#app/tools/resume/worker/match-messages.ts";
import type { Matcher } from "./matcher.ts";
import type { ResultWorkspaceProps } from "./result-workspace.tsx";
import { empty, nextState } from "./tool-state.ts";

/** The state of the tool, and what drives it. Everything beyond the form is loaded at the first need. */
export function useMatch() {
  const [state, dispatch] = useReducer(nextState, empty);
  const [isWarm, setWarm] = useState(false);
  const [Workbench, setWorkbench] = useState<ComponentType<ResultWorkspaceProps>>();
  const matcher = useRef<Promise<Matcher>>(undefined);
  const recognition = useRef<AbortController>(undefined);
  const runs = useRef(0);

  const load = (): Promise<Matcher> => {
    matcher.current ??= Promise.all([import("./matcher.ts"), import("./result-workspace.tsx")])
      .then(([{ createMatcher }, workbench]) => {
        setWorkbench(() => workbench.ResultWorkspace);
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
    matcher.current?.then((one) => one.stop()).catch(() => {});
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor leaves the page
  useEffect(() => stop, []);

  return {
    state,
    isWarm,
    Workbench,
    warmUp: () => {
      load()
        .then((one) => one.warm())
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
    /** Reads a scan from its picture. Only here is the recogniser loaded; its words are for the text field. */
    recognise: async (scan: { file: File; password: string }): Promise<string | undefined> => {
      runs.current += 1;
      const run = runs.current;
      recognition.current?.abort();
      const controller = new AbortController();
      recognition.current = controller;
      dispatch({ kind: "accepted", run });
      try {
        const { recognise } = await import("#app/tools/resume/recognition/recogniser.ts");
        const read = await recognise(scan, controller.signal, (progress) =>
          dispatch({ kind: "recognising", run, progress }),
        );
        if (read.kind === "failed") dispatch({ ...read, run });
        if (read.kind !== "recognised" || controller.signal.aborted) return undefined;
        dispatch({ kind: "recognised", run });
        return read.text;
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
