import { bake } from "#app/bake.ts";
import { roundSummary } from "../round-counts.ts";
import { toBoardRound } from "./board-person.ts";

export const round = bake(toBoardRound);
export const summary = bake(roundSummary);
