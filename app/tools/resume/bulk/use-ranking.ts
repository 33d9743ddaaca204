import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { createRankClient, type RankClient, type Run } from "./rank-client.ts";
import { empty, type Failure, nextState } from "./rank-state.ts";

/** State and actions of the demo. Unmounting stops the worker. */
export function useRanking() {
  const [state, dispatch] = useReducer(nextState, empty);
  const [isWarm, setWarm] = useState(false);
  const client = useRef<RankClient>(undefined);
  const runs = useRef(0);
  const ranker = () => {
    client.current ??= createRankClient(dispatch, setWarm);
    return client.current;
  };
  const stop = () => client.current?.stop();
  const onUnmount = useEffectEvent(stop);
  useEffect(() => () => onUnmount(), []);

  return {
    state,
    isWarm,
    warmUp: (pdf: boolean) => ranker().warmUp(pdf),
    start: (request: Omit<Run, "run">) => {
      runs.current += 1;
      const run = runs.current;
      dispatch({ kind: "started", run, total: request.files.length });
      ranker().rank({ ...request, run });
    },
    /** Scores again with other corrections of the job. */
    correct: (edits: Run["edits"]) => client.current?.correct(edits),
    fail: (failure: Failure) => dispatch({ kind: "failed", failure }),
    cancel: () => {
      client.current?.cancel();
      dispatch({ kind: "cancelled" });
    },
    clear: () => {
      stop();
      dispatch({ kind: "cleared" });
    },
  };
}
