import type { Store } from "./open-store.ts";

export async function readNote({ db }: Store, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("notes").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeNote({ db }: Store, name: string, value: string, now = Date.now()): Promise<void> {
  await db
    .insertInto("notes")
    .values({ name, value, noted_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, noted_at: now }))
    .execute();
}
