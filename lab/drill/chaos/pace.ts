import { randomInt } from "node:crypto";
import { wait } from "../drill.ts";

/** True with a probability of `share`. */
export const maybe = (share: number) => Math.random() < share;
export const pause = (minMs: number, maxMs: number) => wait(randomInt(minMs, maxMs));
