import { parentPort } from "node:worker_threads";
import { type Step, takeDocument, takeFile, takeMessage } from "#domain/chat/number-turn.ts";

const steps = { takeMessage, takeDocument, takeFile };

export type StepName = keyof typeof steps;
export type TurnRequest = { id: number; name: StepName; args: unknown[] };
export type TurnAnswer = { id: number; step: Step };

parentPort?.on("message", ({ id, name, args }: TurnRequest) => {
  const take: (...args: never) => Step = steps[name];
  parentPort?.postMessage({ id, step: take(...(args as never)) } satisfies TurnAnswer);
});
