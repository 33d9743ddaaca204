import { findApplication } from "#server/store/applications.ts";
import { findMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore } from "#server/store/scores.ts";

/** The data of an event except its time: ids and numbers, no personal data. Undefined after an erasure. */
type Describe = (store: Store, subject: string) => Promise<Record<string, string | number> | undefined>;

const describeApplication: Describe = async (store, id) => {
  const application = await findApplication(store, id);
  if (!application) return undefined;
  const { reference, unit, job, source } = application;
  return { id, reference, unit, job, source };
};

/** Events by type; their tasks have the kind `webhook:<type>`. */
export const events: Record<string, Describe> = {
  "application.submitted": describeApplication,
  "application.verified": describeApplication,
  "application.withdrawn": describeApplication,
  "application.amended": describeApplication,
  "application.scored": async (store, id) => {
    const [data, score] = await Promise.all([describeApplication(store, id), findScore(store, id)]);
    return data && score && { ...data, score: score.score };
  },
  "candidate.erased": async (_, id) => ({ id }),
  "contact.received": async (store, id) => {
    const message = await findMessage(store, id);
    return message && { id, reference: message.reference, reason: message.reason };
  },
};
