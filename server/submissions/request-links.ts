import { setTimeout as wait } from "node:timers/promises";
import { hourMs } from "#domain/time.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log, logRefusal } from "#server/log.ts";
import { findApplicationsByEmail } from "#server/store/applications.ts";
import { mayMail } from "#server/store/mail-limit.ts";
import type { Store } from "#server/store/open-store.ts";
import { enqueue } from "#server/store/outbox-table.ts";

/** Guesses and requests per network; mails per address. */
const perClient = { limit: 60, window: hourMs };
const perEmail = { limit: 3, window: hourMs };
/** Minimum duration of a request for links, to hide whether an address has applications. */
export const minAnswerMs = 150;

/** Mails new links, and limits how many requests and guesses a client has. */
export function createLinkRequests({ store, wakeOutbox }: { store: Store; wakeOutbox: () => void }) {
  const countClient = createRateLimit(perClient);
  const countEmail = createRateLimit(perEmail);

  return {
    /**
     * Mails new links for all applications of an address, in one mail. Response and timing are the same for
     * unknown addresses: the mail is sent later, and the minimum duration hides the extra row. Suspected bots
     * get a mail, too: the request comes from a person.
     */
    async requestLinks(email: string, client: string): Promise<"ACCEPTED" | "TOO_MANY" | "UNAVAILABLE"> {
      if (!countClient(client).isAllowed) {
        logRefusal("links-too-many");
        return "TOO_MANY";
      }
      const minDuration = wait(minAnswerMs);
      try {
        const [newest] = await findApplicationsByEmail(store, email);
        const isAllowed = countEmail(email).isAllowed;
        const now = Date.now();
        await store.inTransaction(async (tx) => {
          const isMailed = await mayMail(store, tx, email, now);
          if (newest && isAllowed && isMailed) await enqueue(tx, "application-links", newest.id, now);
        });
        wakeOutbox();
        await minDuration;
        return "ACCEPTED";
      } catch (error) {
        log("error", "links-not-enqueued", { failure: errorCode(error) });
        return "UNAVAILABLE";
      }
    },

    /**
     * Counts a token that opens nothing: no candidate needs 60 of them per hour. Valid tokens are never
     * refused.
     * @returns false above the limit
     */
    allowGuess: (client: string): boolean => {
      logRefusal("unknown-link");
      return countClient(client).isAllowed;
    },
  };
}
