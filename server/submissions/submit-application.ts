import { hourMs } from "#domain/time.ts";
import {
  findRepeatedApplication,
  insertApplication,
  type NewApplication,
} from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import { createSubmission } from "./submit.ts";

/** Accepts validated applications. Many people can share a campus's IP address, so the limit is high. */
export function createApplicationSubmission(store: Store, wakeOutbox: () => void) {
  return createSubmission<NewApplication>({
    name: "application",
    perClient: { limit: 40, window: hourMs },
    findRepeated: (application) => findRepeatedApplication(store, application),
    insert: async (application) => {
      const { application: saved, isNew } = await insertApplication(store, application);
      return { saved, isNew };
    },
    wakeOutbox,
  });
}
