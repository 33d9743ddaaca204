import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log } from "#server/log.ts";
import { findRepeatedMessage, insertMessage, type NewMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";

const hour = 60 * 60 * 1000;
/** An office has one network address; a person writes a few times. */
const perClient = { limit: 12, window: hour };
const perEmail = { limit: 5, window: hour };

/** Seconds until a store that does not answer is asked again. */
const retryAfterSeconds = 30;

export type SubmissionResult =
  | { kind: "KEPT"; reference: string }
  | { kind: "TOO_MANY"; retryAfter: number }
  | { kind: "UNAVAILABLE"; retryAfter: number };

/** Takes messages that have been validated. `KEPT` is only said of what is on the disk. */
export function createMessageSubmission(store: Store, wakeOutbox: () => void) {
  const countClient = createRateLimit(perClient);
  const countEmail = createRateLimit(perEmail);

  return async (message: NewMessage, client: string): Promise<SubmissionResult> => {
    try {
      // Who sends the same again gets the same receipt, however often.
      const repeated = await findRepeatedMessage(store, message);
      if (repeated) return { kind: "KEPT", reference: repeated.reference };
      for (const { isAllowed, retryAfter } of [
        countClient(client),
        countEmail(message.email.toLowerCase()),
      ]) {
        if (!isAllowed) {
          log("warn", "message-too-many", { retryAfter });
          return { kind: "TOO_MANY", retryAfter };
        }
      }
      const { message: kept, isNew } = await insertMessage(store, message);
      if (isNew) {
        log("info", "message-kept", { id: kept.id, suspicion: kept.suspicion });
        wakeOutbox();
      }
      return { kind: "KEPT", reference: kept.reference };
    } catch (error) {
      log("error", "message-not-kept", { failure: errorCode(error) });
      return { kind: "UNAVAILABLE", retryAfter: retryAfterSeconds };
    }
  };
}
