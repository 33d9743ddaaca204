import { z } from "zod";
import { readNote, writeNote } from "./notes.ts";
import type { Store } from "./open-store.ts";
import { makeDue } from "./outbox-table.ts";

/** Time of the last run that was allowed to erase expired data. */
export const lastErasureNote = "erase-expired-ran";
/** The reason why expired data is not erased for now. */
export const pauseNote = "erase-expired-paused";
/** Time at which an operator approved erasing. */
export const approvalNote = "erase-expired-approved";

export const pauseSchema = z.object({
  reason: z.string(),
  /** Number of rows that are due, and of all rows. */
  due: z.int(),
  rows: z.int(),
  /** By boot of a machine, the first run with this doubt: by its clock and in milliseconds since the boot. */
  boots: z.record(z.string(), z.object({ at: z.number(), uptimeMs: z.number() })),
});
export type ErasurePause = z.infer<typeof pauseSchema>;

/** The current pause of erasing, for monitoring and the operator. */
export async function findErasurePause(
  store: Pick<Store, "db">,
): Promise<Omit<ErasurePause, "boots"> | undefined> {
  const text = await readNote(store, pauseNote);
  if (text === undefined) return undefined;
  const { reason, due, rows } = pauseSchema.parse(JSON.parse(text));
  return { reason, due, rows };
}

/** Ends the pause: the next run of the daily task, which starts immediately, erases what is due. */
export async function approveErasure(store: Pick<Store, "db">, now = Date.now()): Promise<void> {
  await writeNote(store, approvalNote, String(now), now);
  await makeDue(store, "erase-expired", now);
}
