import { randomBytes } from "node:crypto";
import type { Store } from "./open-store.ts";

/** A secret of this store: created once and shared by all processes. */
export async function storeSecret({ db }: Pick<Store, "db">, name: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, secret: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { secret } = await db
    .selectFrom("secrets")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return secret;
}
