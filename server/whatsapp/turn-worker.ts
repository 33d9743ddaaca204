import { parentPort } from "node:worker_threads";
import { type Step, takeDocument, takeFile, takeMessage } from "#domain/chat/number-turn.ts";

const steps = { takeMessage, takeDocument, takeFile };

export type StepName = keyof typeof steps;
/** One at a time: the answer belongs to the last request. */
export type TurnRequest = { name: StepName; args: unknown[] };
export type TurnAnswer = { step: Step };

parentPort?.on("message", ({ name, args }: TurnRequest) => {
  const take: (...args: never) => Step = steps[name];
  parentPort?.postMessage({ step: take(...(args as never)) } satisfies TurnAnswer);
});
