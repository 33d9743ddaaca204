import type { Store } from "./open-store.ts";

export async function readNote({ db }: Pick<Store, "db">, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("notes").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeNote(
  { db }: Pick<Store, "db">,
  name: string,
  value: string,
  now = Date.now(),
): Promise<void> {
  await db
    .insertInto("notes")
    .values({ name, value, noted_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, noted_at: now }))
    .execute();
}

export async function deleteNote({ db }: Pick<Store, "db">, name: string): Promise<void> {
  await db.deleteFrom("notes").where("name", "=", name).execute();
}
