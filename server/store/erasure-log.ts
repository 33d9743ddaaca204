import { existsSync, readFileSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { eraseApplication } from "./applications.ts";
import type { Store } from "./open-store.ts";

/** The log's file in the data directory. Restoring a backup never overwrites it. */
export const erasureFile = "erased.jsonl";

const lineSchema = z.strictObject({ application: z.string().min(1), erased_at: z.int() });
export type Erasure = z.infer<typeof lineSchema>;

export type ErasureLog = {
  /** Call this before the transaction that erases, not inside it. @returns once it is on the disk */
  append: (applications: readonly string[], now?: number) => Promise<void>;
  read: () => Erasure[];
};

/**
 * Log of erasures that must survive restoring an old database: one line of JSON each, with only ids and
 * times. A line truncated by a crash is skipped: its application was not erased yet, and no one was informed.
 */
export function createErasureLog(directory: string): ErasureLog {
  const path = join(directory, erasureFile);

  async function append(applications: readonly string[], now = Date.now()): Promise<void> {
    if (applications.length === 0) return;
    const isNew = !existsSync(path);
    await mkdir(directory, { recursive: true });
    const file = await open(path, "a+");
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
      // Never append to a truncated line.
      const start = size === 0 || buffer.toString() === "\n" ? "" : "\n";
      const lines = applications.map((application) => `${JSON.stringify({ application, erased_at: now })}\n`);
      await file.appendFile(start + lines.join(""));
      await file.sync();
    } finally {
      await file.close();
    }
    if (!isNew) return;
    const folder = await open(directory, "r");
    await folder.sync().finally(() => folder.close());
  }

  function read(): Erasure[] {
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, index) => {
      if (!line.endsWith("}")) return [];
      try {
        return [lineSchema.parse(JSON.parse(line))];
      } catch {
        throw new Error(`Line ${index + 1} of ${path} is not an erasure: restore the file`);
      }
    });
  }

  return { append, read };
}

/** Ids per query. */
const batchSize = 500;

/**
 * Erases applications that came back with an older database.
 * @returns their number
 */
export async function reapplyErasures(store: Store, log: ErasureLog): Promise<number> {
  const ids = [...new Set(log.read().map(({ application }) => application))];
  let count = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const restored = await store.db
      .selectFrom("applications")
      .select("id")
      .where("id", "in", ids.slice(start, start + batchSize))
      .execute();
    for (const { id } of restored) if (await eraseApplication(store, id)) count += 1;
  }
  return count;
}
