import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log } from "#server/log.ts";
import { retryAfterSeconds } from "#server/store/open-store.ts";
import { countRefusal } from "#server/trace/operation.ts";

/** `SAVED`: the submission is on the disk. */
export type SubmissionResult =
  | { kind: "SAVED"; reference: string }
  | { kind: "TOO_MANY"; retryAfter: number }
  | { kind: "UNAVAILABLE"; retryAfter: number };

type RateLimit = Parameters<typeof createRateLimit>[0];
type Saved = { id: string; reference: string; suspicion: string };

type Options<Submission, Refusal> = {
  /** Prefix of its log events. */
  name: "message" | "application";
  /** Not per email address, or anyone could lock out someone else. Only mails to an address are limited. */
  perClient: RateLimit;
  findRepeated: (submission: Submission) => Promise<Saved | undefined>;
  insert: (submission: Submission) => Promise<{ saved: Saved; isNew: boolean } | Refusal>;
  wakeOutbox: () => void;
};

/** Accepts validated submissions of one form, within its rate limit. `insert` may refuse one. */
export function createSubmission<Submission, Refusal extends { kind: string } = never>({
  name,
  perClient,
  findRepeated,
  insert,
  wakeOutbox,
}: Options<Submission, Refusal>) {
  const countClient = createRateLimit(perClient);

  return async (submission: Submission, client: string): Promise<SubmissionResult | Refusal> => {
    try {
      // A repeat gets the same receipt and does not count.
      const repeated = await findRepeated(submission);
      if (repeated) return { kind: "SAVED", reference: repeated.reference };
      const { isAllowed, retryAfter } = countClient(client);
      if (!isAllowed) {
        countRefusal(`${name}-rate-limited`);
        log("warn", `${name}-rate-limited`, { retryAfter });
        return { kind: "TOO_MANY", retryAfter };
      }
      const inserted = await insert(submission);
      if (!("saved" in inserted)) return inserted;
      const { saved, isNew } = inserted;
      if (isNew) {
        log("info", `${name}-saved`, { id: saved.id, suspicion: saved.suspicion });
        wakeOutbox();
      }
      return { kind: "SAVED", reference: saved.reference };
    } catch (error) {
      log("error", `${name}-not-saved`, { failure: errorCode(error) });
      return { kind: "UNAVAILABLE", retryAfter: retryAfterSeconds };
    }
  };
}
