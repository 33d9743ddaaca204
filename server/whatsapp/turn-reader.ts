import { Worker } from "node:worker_threads";
import * as inThisThread from "#domain/chat/number-turn.ts";
import { secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import type { StepName, TurnAnswer, TurnRequest } from "./turn-worker.ts";

/** The steps of a conversation, wherever they are taken. */
export type TurnReader = {
  [Name in StepName]: (...args: Parameters<(typeof inThisThread)[Name]>) => Promise<inThisThread.Step>;
};

/** Takes the steps in this thread. */
export const directReader: TurnReader = {
  takeMessage: async (...args) => inThisThread.takeMessage(...args),
  takeDocument: async (...args) => inThisThread.takeDocument(...args),
  takeFile: async (...args) => inThisThread.takeFile(...args),
};

/** A message takes some 20 ms of processor; this only catches a reading that hangs, also on a busy machine. */
const defaultTimeoutMs = 30 * secondMs;

/**
 * Takes the steps in a worker thread, one after the other, so that no message delays the requests of this process. A message
 * whose reading hangs or fails is answered like one that is no text.
 */
export function createTurnReader({
  timeoutMs = defaultTimeoutMs,
  script = new URL("./turn-worker.ts", import.meta.url),
} = {}): TurnReader & { close: () => Promise<void> } {
  let worker: Worker | undefined;
  let last = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function startWorker(): Worker {
    const started = new Worker(script);
    started.unref();
    return started;
  }

  /** @throws {Error} if the reading fails or takes too long */
  function read(name: StepName, args: unknown[]): Promise<inThisThread.Step> {
    worker ??= startWorker();
    const current = worker;
    last += 1;
    const id = last;
    return new Promise<inThisThread.Step>((resolve, reject) => {
      const finish = (error?: Error, step?: inThisThread.Step) => {
        clearTimeout(timer);
        current.off("message", onMessage).off("error", finish).off("exit", onExit);
        if (step) resolve(step);
        else reject(error);
      };
      const onMessage = (answer: TurnAnswer) => {
        if (answer.id === id) finish(undefined, answer.step);
      };
      const onExit = () => finish(new Error("The reader has ended"));
      const timer = setTimeout(() => finish(new Error("The reader hangs")), timeoutMs);
      current.on("message", onMessage).on("error", finish).on("exit", onExit);
      current.postMessage({ id, name, args } satisfies TurnRequest);
    });
  }

  /** In turn: a message waits for those before it, and its time begins with its reading. */
  function take(
    name: StepName,
    args: unknown[],
    orElse: () => inThisThread.Step,
  ): Promise<inThisThread.Step> {
    const taken = queue.then(async () => {
      try {
        return await read(name, args);
      } catch {
        log("warn", "whatsapp-not-read", { step: name });
        void worker?.terminate();
        worker = undefined;
        return orElse();
      }
    });
    queue = taken;
    return taken;
  }

  return {
    takeMessage: (talk, message, chat, context) =>
      take("takeMessage", [talk, message, chat, context], () =>
        inThisThread.takeMessage(talk, { kind: "OTHER" }, chat, context),
      ),
    takeDocument: (talk, name, document, chat, context) =>
      take("takeDocument", [talk, name, document, chat, context], () =>
        inThisThread.takeMessage(talk, { kind: "OTHER" }, chat, context),
      ),
    takeFile: (talk, name, file, chat, context) =>
      take("takeFile", [talk, name, file, chat, context], () =>
        inThisThread.takeMessage(talk, { kind: "OTHER" }, chat, context),
      ),
    async close() {
      await queue;
      await worker?.terminate();
    },
  };
}
