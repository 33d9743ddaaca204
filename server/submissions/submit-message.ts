import { hourMs } from "#domain/time.ts";
import {
  findRepeatedMessage,
  insertBooking,
  insertMessage,
  type NewMessage,
} from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { createSubmission } from "./submit.ts";

/** Someone else has booked the time of the demo. */
export type TimeTaken = { kind: "TAKEN" };

/** Accepts validated messages. Many people can share an office's IP address, so the limit is not tighter. */
export function createMessageSubmission(store: Store, wakeOutbox: () => void) {
  return createSubmission<NewMessage, TimeTaken>({
    name: "message",
    perClient: { limit: 12, window: hourMs },
    findRepeated: (message) => findRepeatedMessage(store, message),
    insert: async ({ booking, ...message }) => {
      const inserted = booking
        ? await insertBooking(store, { ...message, booking })
        : await insertMessage(store, message);
      return inserted === "TAKEN" ? { kind: inserted } : { saved: inserted.message, isNew: inserted.isNew };
    },
    wakeOutbox,
  });
}
