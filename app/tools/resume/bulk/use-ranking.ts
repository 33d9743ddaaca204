import { useEffect, useReducer, useRef, useState } from "react";
import { empty, type Failure, nextState } from "./bulk-state.ts";
import { createRanker, type Ranker, type Run } from "./ranker.ts";

/** The state of the demo, and what drives it. The worker lives from its first need until it is stopped. */
export function useRanking() {
  const [state, dispatch] = useReducer(nextState, empty);
  const [isWarm, setWarm] = useState(false);
  const ranker = useRef<Ranker>(undefined);
  const runs = useRef(0);
  const load = () => {
    ranker.current ??= createRanker(dispatch, setWarm);
    return ranker.current;
  };
  const stop = () => ranker.current?.stop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor leaves the page
  useEffect(() => stop, []);

  return {
    state,
    isWarm,
    warm: (pdf: boolean) => load().warm(pdf),
    start: (request: Omit<Run, "run">) => {
      runs.current += 1;
      const run = runs.current;
      dispatch({ kind: "started", run, total: request.files.length });
      load().rank({ ...request, run });
    },
    fail: (failure: Failure) => dispatch({ kind: "failed", failure }),
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
