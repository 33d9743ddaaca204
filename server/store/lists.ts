import { secondMs } from "#domain/time.ts";
import type { Store } from "./open-store.ts";

/**
 * Lists exclude anything younger. Ids are assigned before their transaction commits: a row can still appear before one
 * that a reader has passed, and the reader would never see it.
 */
const settleMs = 10 * secondMs;

export type Page = { after?: string; limit: number };

/** Applications in order of arrival, after an id: postings and states, no personal data. */
export function listApplications({ db }: Store, { after = "", limit }: Page, now = Date.now()) {
  return db
    .selectFrom("applications")
    .select(["id", "reference", "unit", "job", "job_title"])
    .select(["suspicion", "arrived_at", "verified_at", "withdrawn_at"])
    .where("id", ">", after)
    .where("arrived_at", "<=", now - settleMs)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Contact messages in order of arrival, after an id, without personal data. */
export function listMessages({ db }: Store, { after = "", limit }: Page, now = Date.now()) {
  return db
    .selectFrom("messages")
    .select(["id", "reference", "reason", "suspicion", "arrived_at"])
    .where("id", ">", after)
    .where("arrived_at", "<=", now - settleMs)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Whether an application with this id has been erased. */
export async function isErased({ db }: Store, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("erasures")
    .select("application")
    .where("application", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
