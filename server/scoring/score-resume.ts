import type { Outcome } from "./outcome.ts";
import { createScorer } from "./scorer.ts";

type Options = Omit<Parameters<typeof createScorer>[0], "processes">;

/** Scores a single résumé in a process of its own. */
export function scoreResume(posting: string, resume: Buffer, options: Options = {}): Promise<Outcome> {
  const scorer = createScorer({ ...options, processes: 1 });
  return scorer.score(posting, resume).finally(scorer.close);
}
