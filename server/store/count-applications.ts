import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { Store } from "./open-store.ts";

/** Rows of one query: a few milliseconds, which on SQLite no request can use. */
const sliceRows = 5_000;

export type ApplicationCounts = { unconfirmed: number; confirmed: number; withdrawn: number };

/** Counts the applications that follow an id, up to a slice; `last` is null if there are none. */
function countSlice({ db }: Pick<Store, "db">, after: string) {
  const slice = db
    .selectFrom("applications")
    .select(["id", "verified_at", "withdrawn_at"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(sliceRows)
    .as("slice");
  return db
    .selectFrom(slice)
    .select(({ fn }) => [
      fn.max<string | null>("id").as("last"),
      fn.countAll<number>().as("all"),
      fn.count<number>("withdrawn_at").as("withdrawn"),
      fn.count<number>("verified_at").filterWhere("withdrawn_at", "is", null).as("confirmed"),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts all applications, in slices between which other work runs. */
export async function countApplications(store: Pick<Store, "db">): Promise<ApplicationCounts> {
  const counts = { unconfirmed: 0, confirmed: 0, withdrawn: 0 };
  for (let after: string | null = ""; after !== null; ) {
    const { last, ...slice } = await countSlice(store, after);
    const [withdrawn, confirmed] = [Number(slice.withdrawn), Number(slice.confirmed)];
    counts.unconfirmed += Number(slice.all) - withdrawn - confirmed;
    counts.confirmed += confirmed;
    counts.withdrawn += withdrawn;
    after = last;
    await yieldToRequests();
  }
  return counts;
}
