import { parentPort } from "node:worker_threads";
import { type Step, takeDocument, takeFile, takeMessage } from "#domain/chat/number-turn.ts";
import type { StepName, TurnAnswer, TurnRequest } from "./turn-reader.ts";

const steps: Record<StepName, (...args: never) => Step> = { takeMessage, takeDocument, takeFile };

parentPort?.on("message", ({ id, name, args }: TurnRequest) => {
  const take: (...args: never) => Step = steps[name];
  const answer: TurnAnswer = { id, step: take(...(args as never)) };
  parentPort?.postMessage(answer);
});
