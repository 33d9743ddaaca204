import { hourMs } from "#domain/time.ts";
import { findRepeatedMessage, insertMessage, type NewMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { createSubmission } from "./submit.ts";

/** Accepts validated messages. Many people can share an office's IP address, so the limit is not tighter. */
export function createMessageSubmission(store: Store, wakeOutbox: () => void) {
  return createSubmission<NewMessage>({
    name: "message",
    perClient: { limit: 12, window: hourMs },
    findRepeated: (message) => findRepeatedMessage(store, message),
    insert: async (message) => {
      const { message: saved, isNew } = await insertMessage(store, message);
      return { saved, isNew };
    },
    wakeOutbox,
  });
}
