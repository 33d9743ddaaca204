import { lastDay } from "./decisions.ts";
import type { RoundContent } from "./source-text.ts";

/** The words that all stages share, for both sides. */
export function stageWords({ round, stages }: RoundContent) {
  const { sample, decisions, holdUntil, holdToday, steps, messages, live } = stages;
  return {
    sample,
    decisions,
    holdUntil,
    holdToday,
    steps,
    messages,
    live,
    received: round.received,
    /** The last day of the round, which is today on every stage. */
    today: lastDay(round),
  };
}
