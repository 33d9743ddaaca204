import { minuteMs } from "#domain/time.ts";
import type { Store } from "./open-store.ts";
import { storeSecret } from "./secrets.ts";

/** The key that signs challenges. */
export const challengeKey = (store: Store): Promise<string> => storeSecret(store, "challenges");

/** Largest expected difference between the clocks of processes on one store. */
const maxClockSkewMs = minuteMs;

/**
 * Marks a challenge as spent and deletes expired ones.
 * @returns whether this call spent it: true for only one of several concurrent calls
 */
export async function spendChallenge(
  { db }: Store,
  challenge: { signature: string; expires_at: number },
  now = Date.now(),
): Promise<boolean> {
  await db
    .deleteFrom("spent_challenges")
    .where("expires_at", "<", now - maxClockSkewMs)
    .execute();
  const spent = await db
    .insertInto("spent_challenges")
    .values(challenge)
    .onConflict((conflict) => conflict.column("signature").doNothing())
    .returning("signature")
    .execute();
  return spent.length === 1;
}
