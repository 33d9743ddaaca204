import { existsSync, readFileSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { relayId } from "#domain/relay/protocol.ts";
import { eraseAgain } from "./applications.ts";
import { restoreHold } from "./holds.ts";
import type { Store } from "./open-store.ts";
import { findArrived, withdrawSubmission } from "./round-links.ts";
import { eraseRoundRows, findStoredRounds } from "./rounds.ts";

/** The log's file in the data directory. Restoring a backup never overwrites it. */
export const erasureFile = "erased.jsonl";

const application = z.string().min(1);
/**
 * Besides erasures, what decides about them: legal holds, and erasures that were asked for under one. A program
 * that does not know holds refuses such a log, and so erases nothing that is held.
 */
const lineSchema = z.union([
  z.strictObject({ application, erased_at: z.int() }),
  z.strictObject({ application, held_at: z.int() }),
  z.strictObject({ application, released_at: z.int() }),
  z.strictObject({ application, erase_asked_at: z.int() }),
  z.strictObject({ round: relayId, erased_at: z.int() }),
  /** A submission to a round that was withdrawn. */
  z.strictObject({ round: relayId, submission: relayId, erased_at: z.int() }),
]);
export type LogEntry = z.infer<typeof lineSchema>;

export type ErasureLog = {
  /** Call this before the transaction that does it, not inside it. @returns once it is on the disk */
  record: (entries: readonly LogEntry[]) => Promise<void>;
  /** Records erasures. */
  append: (applications: readonly string[], now?: number) => Promise<void>;
  read: () => LogEntry[];
};

/**
 * Log of erasures and holds that must survive restoring an old database: one line of JSON each, with only ids
 * and times. A line truncated by a crash is skipped: it was not done yet, and no one was informed.
 */
export function createErasureLog(directory: string): ErasureLog {
  const path = join(directory, erasureFile);

  async function record(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const isNew = !existsSync(path);
    await mkdir(directory, { recursive: true });
    const file = await open(path, "a+");
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
      // Never append to a truncated line.
      const start = size === 0 || buffer.toString() === "\n" ? "" : "\n";
      const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
      await file.appendFile(start + lines.join(""));
      await file.sync();
    } finally {
      await file.close();
    }
    if (!isNew) return;
    const folder = await open(directory, "r");
    await folder.sync().finally(() => folder.close());
  }

  const append = (applications: readonly string[], now = Date.now()) =>
    record(applications.map((application) => ({ application, erased_at: now })));

  function read(): LogEntry[] {
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, index) => {
      if (!line.endsWith("}")) return [];
      try {
        return [lineSchema.parse(JSON.parse(line))];
      } catch {
        throw new Error(`Line ${index + 1} of ${path} is not an erasure or a hold: restore the file`);
      }
    });
  }

  return { record, append, read };
}

type Hold = { held_at: number; released_at: number | null; erase_asked_at: number | null };
type Fate = { isErased: boolean; hold: Hold | undefined };

/** What the log says of each application in the end. A hold after an erasure means that it was not erased. */
function readFates(entries: readonly LogEntry[]): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const entry of entries) {
    if ("round" in entry) continue;
    const { hold } = fates.get(entry.application) ?? {};
    const set = (fate: Partial<Fate>) => fates.set(entry.application, { isErased: false, hold, ...fate });
    if ("erased_at" in entry) set({ isErased: true });
    else if ("held_at" in entry)
      set({ hold: { held_at: entry.held_at, released_at: null, erase_asked_at: null } });
    else if (hold && "released_at" in entry) set({ hold: { ...hold, released_at: entry.released_at } });
    else if (hold && "erase_asked_at" in entry)
      set({ hold: { ...hold, erase_asked_at: entry.erase_asked_at } });
  }
  return fates;
}

/** Ids per query. */
const batchSize = 500;

/**
 * Erases applications that came back with an older database, and puts back holds that are missing in it.
 * @returns the number of erased applications
 */
export async function reapplyErasures(store: Store, log: ErasureLog): Promise<number> {
  const fates = readFates(log.read());
  const ids = [...fates.keys()];
  let count = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const restored = await store.db
      .selectFrom("applications")
      .select("id")
      .where("id", "in", ids.slice(start, start + batchSize))
      .execute();
    for (const { id } of restored) {
      const { isErased = false, hold } = fates.get(id) ?? {};
      if (isErased) {
        await eraseAgain(store, id);
        count += 1;
      } else if (hold) await restoreHold(store, id, hold);
    }
  }
  return count;
}

/** Erases rounds and submissions again that came back with an older database. @returns how many rounds */
export async function reapplyRoundErasures(store: Store, log: ErasureLog): Promise<number> {
  const rounds = new Set<string>();
  /** The rounds of submissions. Ids of submissions are random. */
  const submissions = new Map<string, string>();
  for (const entry of log.read()) {
    if (!("round" in entry)) continue;
    if ("submission" in entry) submissions.set(entry.submission, entry.round);
    else rounds.add(entry.round);
  }
  for (const ids of batches([...submissions.keys()]))
    for (const row of await findArrived(store, ids))
      if (submissions.get(row.id) === row.round) await withdrawSubmission(store, row);
  let count = 0;
  for (const ids of batches([...rounds]))
    for (const id of await findStoredRounds(store, ids)) {
      await eraseRoundRows(store, id);
      count += 1;
    }
  return count;
}

function* batches(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += batchSize) yield ids.slice(start, start + batchSize);
}
