import type { Store } from "./open-store.ts";

/**
 * What arrived this long ago, in milliseconds, is listed. Ids are made before their transaction ends: a younger one may
 * still come to stand before one that was read, and whoever reads on from there would never see it.
 */
const settleMs = 10_000;

export type Page = { after?: string | undefined; limit: number };

/** Applications in the order of their arrival, from behind an id; what they are about, not who sent them. */
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

/** Messages of the contact page, likewise. */
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

/** Whether there was an application of this id that has been erased. */
export async function isErased({ db }: Store, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("erasures")
    .select("application")
    .where("application", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
