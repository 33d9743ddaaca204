import { minuteMs, secondMs } from "#domain/time.ts";
import type { Store } from "./open-store.ts";

/**
 * Lists end before the first row that is younger than this. Ids are assigned before their transaction
 * commits, so a row could still appear before one that a reader has already passed and would be missed.
 */
const settleMs = 10 * secondMs;
/** A time further ahead comes from a wrong clock and counts as old. */
const maxAheadMs = minuteMs;

export type Page = { after?: string; limit: number };

/** Rows up to the first one that is too young. Ids are in order of arrival, whatever the clock said. */
function settledRows<Row extends { arrived_at: number }>(rows: Row[], now: number): Row[] {
  const first = rows.findIndex(
    ({ arrived_at }) => arrived_at > now - settleMs && arrived_at <= now + maxAheadMs,
  );
  return first === -1 ? rows : rows.slice(0, first);
}

/** Applications in order of arrival, after an id: postings and states, no personal data. */
export async function listApplications({ db }: Store, { after = "", limit }: Page, now = Date.now()) {
  const rows = await db
    .selectFrom("applications")
    .select(["id", "reference", "unit", "job", "job_title", "source"])
    .select(["suspicion", "arrived_at", "verified_at", "withdrawn_at"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return settledRows(rows, now);
}

/** Contact messages in order of arrival, after an id, without personal data. */
export async function listMessages({ db }: Store, { after = "", limit }: Page, now = Date.now()) {
  const rows = await db
    .selectFrom("messages")
    .select(["id", "reference", "reason", "suspicion", "arrived_at"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return settledRows(rows, now);
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
