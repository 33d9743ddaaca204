import { findApplication } from "#server/store/applications.ts";
import { findMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore } from "#server/store/scores.ts";

/** What an event says beside its time: ids and numbers, nothing about a person. Nothing when it was erased meanwhile. */
type Describe = (store: Store, subject: string) => Promise<Record<string, string | number> | undefined>;

const aboutApplication: Describe = async (store, id) => {
  const found = await findApplication(store, id);
  return found && { id, reference: found.reference, unit: found.unit, job: found.job };
};

/** The events by their type; the outbox owes each as `webhook:<type>`. */
export const events: Record<string, Describe> = {
  "application.submitted": aboutApplication,
  "application.verified": aboutApplication,
  "application.withdrawn": aboutApplication,
  "application.scored": async (store, id) => {
    const [about, score] = await Promise.all([aboutApplication(store, id), findScore(store, id)]);
    return about && score && { ...about, score: score.score };
  },
  "candidate.erased": async (_, id) => ({ id }),
  "contact.received": async (store, id) => {
    const found = await findMessage(store, id);
    return found && { id, reference: found.reference, reason: found.reason };
  },
};
