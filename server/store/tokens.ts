import { createHash, randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Store } from "./open-store.ts";
import type { TokenRow } from "./tables.ts";

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Creates a token for a link from 256 random bits; only its SHA-256 is stored. */
export async function createToken(
  { db }: Store,
  { application, purpose, expires_at }: Omit<TokenRow, "hash">,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("tokens")
    .values({ hash: hashToken(token), application, purpose, expires_at })
    .execute();
  return token;
}

/** The row of a token, even if it has expired. */
export function findToken(
  { db }: Store,
  token: string,
  purpose: TokenRow["purpose"],
): Promise<TokenRow | undefined> {
  return db
    .selectFrom("tokens")
    .selectAll()
    .where("hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
}

/** Links per batch. */
const batchSize = 500;

/** Deletes links that expired before a time. */
export async function deleteTokens({ db }: Store, before: number): Promise<void> {
  const expired = db.selectFrom("tokens").select("hash").where("expires_at", "<", before).limit(batchSize);
  for (let isMore = true; isMore; ) {
    const { numDeletedRows } = await db.deleteFrom("tokens").where("hash", "in", expired).executeTakeFirst();
    isMore = Number(numDeletedRows) === batchSize;
    await setImmediate();
  }
}
