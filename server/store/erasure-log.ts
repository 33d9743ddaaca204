import { existsSync, readFileSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { eraseApplication } from "./applications.ts";
import type { Store } from "./open-store.ts";

/** The file of a data directory; no backup that is put back replaces it. */
export const erasureFile = "erased.jsonl";

const lineSchema = z.strictObject({ application: z.string().min(1), erased_at: z.int() });
export type Erased = z.infer<typeof lineSchema>;

export type ErasureLog = {
  /** Called before the transaction that erases, and not inside it. @returns once it is on the disk */
  append: (applications: readonly string[], now?: number) => Promise<void>;
  read: () => Erased[];
};

/**
 * What was erased and must stay so, whichever copy of the database comes back: one line of JSON each, ids and times
 * alone. A line that a crash cut short is passed over: what it names was not yet erased, nor was anybody told so.
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
      // Whatever was cut short stays a line of its own.
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

  function read(): Erased[] {
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, index) => {
      if (!line.endsWith("}")) return [];
      try {
        return [lineSchema.parse(JSON.parse(line))];
      } catch {
        throw new Error(`Line ${index + 1} of ${path} is no erasure: put the file back as it was`);
      }
    });
  }

  return { append, read };
}

/** So many ids are looked for at once. */
const batch = 500;

/**
 * Erases again what an older copy of the database brought back.
 * @returns how many there were
 */
export async function reapplyErasures(store: Store, log: ErasureLog): Promise<number> {
  const ids = [...new Set(log.read().map(({ application }) => application))];
  let count = 0;
  for (let start = 0; start < ids.length; start += batch) {
    const back = await store.db
      .selectFrom("applications")
      .select("id")
      .where("id", "in", ids.slice(start, start + batch))
      .execute();
    for (const { id } of back) if (await eraseApplication(store, id)) count += 1;
  }
  return count;
}
