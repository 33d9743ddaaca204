import { type Filter, findIds } from "./find-ids.ts";
import type { Store } from "./open-store.ts";
import { type Page, type PageOf, settledRows } from "./settled.ts";
import type { ApplicationRow } from "./tables.ts";

/** Columns without personal data. */
export const listed = [
  ...(["id", "reference", "unit", "job", "job_title", "source"] as const),
  ...(["suspicion", "arrived_at", "verified_at", "withdrawn_at"] as const),
] as const;
export type ListedApplication = Pick<ApplicationRow, (typeof listed)[number]>;

/** Applications in order of arrival, after an id: postings and states, no personal data. */
export async function listApplications(
  store: Store,
  request: Page & Filter,
  now = Date.now(),
): Promise<PageOf<ListedApplication>> {
  const { rows: ids, next } = await findIds(store, request, now);
  if (ids.length === 0) return { rows: [], next };
  const rows = await store.db
    .selectFrom("applications")
    .select(listed)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return { rows, next };
}

/** Contact messages in order of arrival, after an id, without personal data. */
export async function listMessages({ db }: Store, { after = "", limit }: Page, now = Date.now()) {
  const found = await db
    .selectFrom("messages")
    .select(["id", "reference", "reason", "suspicion", "arrived_at"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  const rows = settledRows(found, now);
  return { rows, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
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
