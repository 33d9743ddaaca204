import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log } from "#server/log.ts";
import {
  findRepeatedApplication,
  insertApplication,
  type NewApplication,
} from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import type { SubmissionResult } from "./submit-message.ts";

const hour = 60 * 60 * 1000;
/** A campus has one network address; a person applies for a few openings. */
const perClient = { limit: 40, window: hour };
const perEmail = { limit: 10, window: hour };
/** Seconds until a store that does not answer is asked again. */
const retryAfterSeconds = 30;

/** Takes applications that have been validated. `KEPT` is only said of what is on the disk. */
export function createApplicationSubmission(store: Store, wakeOutbox: () => void) {
  const countClient = createRateLimit(perClient);
  const countEmail = createRateLimit(perEmail);

  return async (application: NewApplication, client: string): Promise<SubmissionResult> => {
    try {
      // Who sends the same again gets the same receipt, however often.
      const repeated = await findRepeatedApplication(store, application);
      if (repeated) return { kind: "KEPT", reference: repeated.reference };
      for (const { isAllowed, retryAfter } of [countClient(client), countEmail(application.email)]) {
        if (!isAllowed) {
          log("warn", "application-too-many", { retryAfter });
          return { kind: "TOO_MANY", retryAfter };
        }
      }
      const { application: kept, isNew } = await insertApplication(store, application);
      if (isNew) {
        log("info", "application-kept", { id: kept.id, suspicion: kept.suspicion });
        wakeOutbox();
      }
      return { kind: "KEPT", reference: kept.reference };
    } catch (error) {
      log("error", "application-not-kept", { failure: errorCode(error) });
      return { kind: "UNAVAILABLE", retryAfter: retryAfterSeconds };
    }
  };
}
