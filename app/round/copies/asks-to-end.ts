import { dayMs } from "#domain/time.ts";
import type { RoundEntry, RoundStore } from "../store/round-store.ts";

const untouchedMs = 90 * dayMs;

/** Whether a round has been untouched for 90 days: its owner is asked whether it is still needed. */
export const asksToEnd = ({ changed }: Pick<RoundEntry, "changed">, now: number): boolean =>
  now - changed >= untouchedMs;

/** Puts the question off for another 90 days. */
export async function keepOn(store: RoundStore, id: string, now: number): Promise<void> {
  const entry = await store.entry(id);
  if (entry) await store.append({ ...entry, changed: now }, []);
}
