import wasmUrl from "@jitl/quickjs-ng-wasmfile-release-sync/wasm?url";
import type { ExamplesRun, Judgement } from "code-judge";
import { useEffect, useRef, useState } from "react";
import { createWorkerClient, type WorkerClient } from "#app/workers/worker-client.ts";
import type { FromJudge, JudgeRequest, ToJudge } from "./judge-messages.ts";

/**
 * Timeout without a `working` message. Programs and the search for a fix are limited by counted steps, so that a verdict does
 * not depend on the machine's speed; the timeout only stops built-in functions that hang, and then there is no verdict.
 */
const silenceMs = 30_000;

export type JudgeState = "IDLE" | "LOADING" | "JUDGING" | "STOPPED" | "NOT_LOADED";

let wasm: Promise<ArrayBuffer> | undefined;

/** Fetches the sandbox, once for the page. */
function loadWasm(): Promise<ArrayBuffer> {
  wasm ??= fetch(wasmUrl).then(
    (response) => {
      if (!response.ok) throw new Error(`The sandbox came with ${response.status}`);
      return response.arrayBuffer();
    },
    (error: unknown) => {
      wasm = undefined;
      throw error;
    },
  );
  return wasm;
}

type Results = {
  /** `isLast`: only the examples were asked for. */
  onRan: (ran: ExamplesRun, isLast: boolean) => void;
  onJudged: (judgement: Judgement) => void;
};

/**
 * Runs the examples of programs in a worker, and judges them. The worker is terminated when a program takes too
 * long, when the visitor opens another one, and when the page is left.
 */
export function useJudge(results: Results) {
  const [state, setState] = useState<JudgeState>("IDLE");
  const client = useRef<WorkerClient<ToJudge>>(undefined);
  const isReady = useRef(false);
  const run = useRef(0);
  const latest = useRef(results);
  latest.current = results;

  const stop = () => {
    run.current += 1;
    client.current?.stop();
    isReady.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is left
  useEffect(() => stop, []);

  const begin = async (request: JudgeRequest) => {
    run.current += 1;
    const thisRun = run.current;
    setState("LOADING");
    const bytes = await loadWasm().catch(() => undefined);
    if (thisRun !== run.current) return;
    if (!bytes) {
      wasm = undefined;
      return setState("NOT_LOADED");
    }
    client.current ??= createWorkerClient<ToJudge, FromJudge>({
      create: () => new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" }),
      onMessage(message) {
        // The timeout starts only now: loading takes as long as the connection needs.
        if (message.kind === "working") return client.current?.startTimer(silenceMs);
        const isRun = message.kind === "ran";
        if (!isRun || message.isLast) {
          client.current?.stopTimer();
          setState("IDLE");
          // Such a program may have filled its memory, which only the end of the worker frees at once.
          if (isRun ? message.ran.finding : message.judgement.verdict === "does-not-run") stop();
        }
        if (isRun) latest.current.onRan(message.ran, message.isLast);
        else latest.current.onJudged(message.judgement);
      },
      onFailure(failure) {
        isReady.current = false;
        setState(failure === "timeout" ? "STOPPED" : "NOT_LOADED");
      },
    });
    setState("JUDGING");
    client.current.post({ ...request, ...(!isReady.current && { wasm: bytes }) });
    isReady.current = true;
  };
  const cancel = () => {
    if (state === "LOADING" || state === "JUDGING") stop();
    setState("IDLE");
  };
  return { state, begin: (request: JudgeRequest) => void begin(request), cancel };
}
