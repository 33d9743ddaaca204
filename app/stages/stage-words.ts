import { lastDay } from "./decisions.ts";
import { roundCounts } from "./round-counts.ts";
import type { RoundContent } from "./source-text.ts";

/** Text that all stages share, on the server and in the browser. */
export function stageWords({ round, stages }: RoundContent) {
  const { received, shown } = roundCounts(round);
  const { sample, decisions, holdUntil, holdToday, steps, messages, live } = stages;
  return {
    sample,
    decisions,
    holdUntil,
    holdToday,
    steps,
    messages,
    live,
    counts: { received, shown },
    /** The round's last day, which counts as today on every stage. */
    today: lastDay(round),
  };
}
