import { useEffect, useRef, useState } from "react";
import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import type { AnswerRequest, FromAnswerWorker, ToAnswerWorker } from "./answer-messages.ts";
import type { Asked } from "./judge-answer.ts";
import type { Answer, JudgedAnswer } from "./judged-answer.ts";

type Waiting = { request: AnswerRequest; onResult: (result: FromAnswerWorker) => void };

/**
 * Judges answers in a worker, which is terminated with the page. Requests are queued until the engine has
 * loaded; `load` preloads it, or retries after a failure. There are no timeouts: loading takes as long as the
 * connection needs, and judging the longest answer takes a fraction of a second.
 */
export function useAnswerJudge() {
  const [isMissing, setMissing] = useState(false);
  const waiting = useRef(new Map<number, Waiting>());
  const runs = useRef(0);
  const client = useRef<WorkerClient<ToAnswerWorker>>(undefined);

  useEffect(() => () => client.current?.stop(), []);

  const connect = () => {
    client.current ??= createWorkerClient<ToAnswerWorker, FromAnswerWorker>({
      create: () => new Worker(new URL("./answer-worker.ts", import.meta.url), { type: "module" }),
      onMessage(message) {
        setMissing(false);
        if (message.kind === "warm") return;
        const found = waiting.current.get(message.run);
        waiting.current.delete(message.run);
        found?.onResult(message);
      },
      onFailure: () => setMissing(true),
    });
    return client.current;
  };
  const post = (run: number, request: AnswerRequest) => connect().post({ ...request, run });
  const ask = (request: AnswerRequest, onResult: Waiting["onResult"]) => {
    runs.current += 1;
    waiting.current.set(runs.current, { request, onResult });
    // After a failure, `load` also posts the queued requests.
    if (!isMissing) post(runs.current, request);
    else load();
  };
  const load = () => {
    connect().warmUp({ kind: "warm" });
    if (isMissing) for (const [run, { request }] of waiting.current) post(run, request);
  };
  return {
    isMissing,
    load,
    judge: (question: Asked, answer: Answer, onJudged: (own: JudgedAnswer) => void) =>
      ask({ kind: "judge", question, answer }, (result) => {
        if (result.kind === "judged") onJudged(result.answer);
      }),
    compare: (question: Asked, answer: JudgedAnswer, onCompared: (isSame: boolean) => void) =>
      ask({ kind: "compare", question, answer }, (result) => {
        if (result.kind === "compared") onCompared(result.isSame);
      }),
    /** Drops queued requests. */
    forget() {
      waiting.current.clear();
      setMissing(false);
    },
  };
}
