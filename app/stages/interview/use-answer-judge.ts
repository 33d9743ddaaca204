import { useEffect, useRef, useState } from "react";
import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import type { AnswerRequest, FromAnswerWorker, ToAnswerWorker } from "./answer-messages.ts";
import type { Asked } from "./judge-answer.ts";
import type { Answer, JudgedAnswer } from "./judged-answer.ts";

type Waiting = { request: AnswerRequest; onResult: (result: FromAnswerWorker) => void };

/**
 * Judges answers in a worker, which ends with the page. Answers wait for the engine, and none is lost: `load` begins before the
 * first answer, or tries again after a failure. Nothing is timed: the engine comes as fast as the connection lets it, and reads the
 * longest answer in a fraction of a second.
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
    // After a failure the answers that wait are posted again by `load`.
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
    /** Drops the answers that still wait. */
    forget() {
      waiting.current.clear();
      setMissing(false);
    },
  };
}
