import { idTime, newId } from "./new-id.ts";
import type { Tx } from "./open-store.ts";

/**
 * The id of a new row, which sorts after all others even if the clock was set back: a reader of the API that
 * has passed them would never see it otherwise. Ids of erased applications count, too.
 */
export async function nextId(tx: Tx, table: "applications" | "messages", now: number): Promise<string> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const { erased } = await tx
    .selectFrom("erasures")
    .select(({ fn }) => fn.max("application").as("erased"))
    .executeTakeFirstOrThrow();
  const times = [last, erased].map((id) => (id ? idTime(id) + 1 : 0));
  return newId(Math.max(now, ...times));
}
