import { dayMs } from "#domain/time.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { log } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import type { TaskHandler } from "#server/outbox/outbox.ts";
import { findApplication } from "#server/store/applications.ts";
import { findFile } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore, saveScore } from "#server/store/scores.ts";
import { timedOut } from "./outcome.ts";
import type { Score } from "./scorer.ts";

/** A posting as the engine reads it, and whether its page announces the comparison with résumés. */
export type ComparedPosting = { text: string; isCompared: boolean };
export type FindPosting = (unit: string, job: string) => ComparedPosting | undefined;

type Parts = {
  store: Store;
  files: FileStore;
  findPosting: FindPosting;
  score: Score;
  /** Files that are scored at once. */
  processes: number;
};

/**
 * Scores the résumé of an application against its posting, if the posting announces this and the candidate
 * did not object. A file that cannot be read or that crashes the reader is stored as a failure instead of
 * being retried forever.
 */
export function createScoreHandler({ store, files, findPosting, score, processes }: Parts): TaskHandler {
  return {
    lane: { name: "scoring", concurrency: processes },
    async run({ id, subject, created_at }) {
      const application = await findApplication(store, subject);
      if (!application || application.withdrawn_at !== null || application.no_score === 1) return;
      // An application from a chat may have no résumé.
      if (application.file === "") return;
      const posting = findPosting(application.unit, application.job);
      if (!posting?.isCompared || (await findScore(store, subject))) return;
      const file = await findFile(store, application.file);
      if (file?.scan === "infected") return;
      const outcome = await score(posting.text, await files.read(application.file));
      const scored_at = Date.now();
      if (outcome.kind === "SCORED") {
        const { kind, ...result } = outcome;
        await saveScore(store, { application: subject, ...result, scored_at, failure: "" });
        return;
      }
      const { failure } = outcome;
      // The machine may have been too busy for an honest file: retries once, a day later.
      if (failure === timedOut && Date.now() - created_at < dayMs / 2)
        throw new RetryableError(failure, dayMs);
      log("warn", "score-failed", { id, application: subject, failure });
      await saveScore(store, { application: subject, engine: "", score: 0, report: "", scored_at, failure });
    },
  };
}
