import { randomBytes } from "node:crypto";
import type { Store } from "./open-store.ts";

/** The key that challenges are signed with: made once, the same for every process on this store. */
export async function challengeKey({ db }: Store): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name: "challenges", secret: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { secret } = await db
    .selectFrom("secrets")
    .select("secret")
    .where("name", "=", "challenges")
    .executeTakeFirstOrThrow();
  return secret;
}

/** How far the clocks of processes on one store may be apart, in milliseconds. */
const clockSkewMs = 60_000;

/**
 * Takes a challenge out of use, and forgets those that nobody can use any more.
 * @returns whether it was still in use: of several at once, one is told so
 */
export async function spendChallenge(
  { db }: Store,
  challenge: { signature: string; expires_at: number },
  now = Date.now(),
): Promise<boolean> {
  await db
    .deleteFrom("spent_challenges")
    .where("expires_at", "<", now - clockSkewMs)
    .execute();
  const spent = await db
    .insertInto("spent_challenges")
    .values(challenge)
    .onConflict((conflict) => conflict.column("signature").doNothing())
    .returning("signature")
    .execute();
  return spent.length === 1;
}
