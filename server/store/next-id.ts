import { idTime, newId } from "./new-id.ts";
import type { Tx } from "./open-store.ts";

/**
 * The id of a new row. It sorts after all others, even if the clock was set back: a reader of the API that has passed
 * them would never see it.
 */
export async function nextId(tx: Tx, table: "applications" | "messages", now: number): Promise<string> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return newId(last ? Math.max(now, idTime(last) + 1) : now);
}
