import { parentPort } from "node:worker_threads";
import * as steps from "#domain/chat/number-turn.ts";
import type { TurnAnswer, TurnRequest } from "./turn-reader.ts";

parentPort?.on("message", ({ id, name, args }: TurnRequest) => {
  const take = steps[name] as (...given: unknown[]) => steps.Step;
  const answer: TurnAnswer = { id, step: take(...args) };
  parentPort?.postMessage(answer);
});
