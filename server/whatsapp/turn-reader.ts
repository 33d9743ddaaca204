import { Worker } from "node:worker_threads";
import type { Context } from "#domain/chat/conversation-state.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import type { Talk } from "#domain/chat/number-turn.ts";
import * as inThisThread from "#domain/chat/number-turn.ts";
import { secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import type { StepName, TurnAnswer, TurnRequest } from "./turn-worker.ts";

type Step = inThisThread.Step;

/** The steps of a conversation, wherever they are taken. */
export type TurnReader = {
  [Name in StepName]: (...args: Parameters<(typeof inThisThread)[Name]>) => Promise<Step>;
};

/** Takes the steps in this thread. */
export const directReader: TurnReader = {
  takeMessage: async (...args) => inThisThread.takeMessage(...args),
  takeDocument: async (...args) => inThisThread.takeDocument(...args),
  takeFile: async (...args) => inThisThread.takeFile(...args),
};

/** A message takes some 20 ms of processor; this only catches a reading that hangs, also on a busy machine. */
const defaultTimeoutMs = 30 * secondMs;

const hangs = Symbol("hangs");

/** Has a worker take a step. @throws {Error} if the step throws, or the worker cannot start or ends */
function ask(worker: Worker, request: TurnRequest, timeoutMs: number): Promise<Step | typeof hangs> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onError);
    };
    const onMessage = ({ step }: TurnAnswer) => {
      end();
      resolve(step);
    };
    const onError = (reason: unknown) => {
      end();
      reject(reason instanceof Error ? reason : new Error(`The reader has ended with ${reason}`));
    };
    const timer = setTimeout(() => {
      end();
      resolve(hangs);
    }, timeoutMs);
    worker.on("message", onMessage).on("error", onError).on("exit", onError);
    worker.postMessage(request);
  });
}

/**
 * Takes the steps in a worker thread, one after the other, so that no message delays the requests of this process. A message
 * whose reading hangs is answered like one that is no text. A step that fails throws, and another worker takes the next one.
 */
export function createTurnReader({
  timeoutMs = defaultTimeoutMs,
  script = new URL("./turn-worker.ts", import.meta.url),
} = {}): TurnReader & { close: () => Promise<void> } {
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function runningWorker(): Worker {
    worker ??= new Worker(script);
    worker.unref();
    return worker;
  }

  async function read(request: TurnRequest): Promise<Step | typeof hangs> {
    let step: Step | typeof hangs = hangs;
    try {
      step = await ask(runningWorker(), request, timeoutMs);
      return step;
    } finally {
      if (step === hangs) {
        void worker?.terminate();
        worker = undefined;
      }
    }
  }

  /** In turn: a message waits for those before it, and its time begins with its reading. */
  function take(request: TurnRequest, talk: Talk, chat: NumberChat, context: Context): Promise<Step> {
    const next = () => read(request);
    const taken = queue.then(next, next).then((step) => {
      if (step !== hangs) return step;
      log("warn", "whatsapp-not-read", { step: request.name });
      return inThisThread.takeMessage(talk, { kind: "OTHER" }, chat, context);
    });
    queue = taken;
    return taken;
  }

  return {
    takeMessage: (talk, message, chat, context) =>
      take({ name: "takeMessage", args: [talk, message, chat, context] }, talk, chat, context),
    takeDocument: (talk, name, document, chat, context) =>
      take({ name: "takeDocument", args: [talk, name, document, chat, context] }, talk, chat, context),
    takeFile: (talk, name, file, chat, context) =>
      take({ name: "takeFile", args: [talk, name, file, chat, context] }, talk, chat, context),
    async close() {
      await queue.catch(() => {});
      await worker?.terminate();
    },
  };
}
