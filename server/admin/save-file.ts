import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { FileStore } from "#server/files/file-store.ts";
import type { Stored } from "./applications.ts";
import { scanOf } from "./show-application.ts";

/** For its owner alone, and never over another file. */
export async function writeNew(path: string, content: Buffer | AsyncIterable<string>): Promise<void> {
  await writeFile(path, content, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new Error(`${resolve(path)} is there already: name another file`) : error;
  });
}

/** A file that somebody sent; `what` names it, and so does `name`, in the folder where the command runs. */
type SentFile = Stored & { file: string; what: string; name: string };

/**
 * Writes it as it was sent.
 * @returns what to tell
 * @throws {Error} in one line, of an infected file or one that cannot be read
 */
export async function saveFile(
  { file, what, name, ...stored }: SentFile,
  files: FileStore,
  out: string | undefined,
): Promise<string> {
  if (stored.scan === "infected") throw new Error(`${what} is infected: it is not handed out`);
  const bytes = await files.read(file).catch(() => {
    throw new Error(`${what} is damaged or gone: look into a backup for ${file}`);
  });
  const path = out ?? `${name}.${stored.type ?? "bin"}`;
  await writeNew(path, bytes);
  const warning = stored.scan === "clean" ? "" : ` (${scanOf(stored)}: open it with care)`;
  return `Wrote ${resolve(path)}${warning}\n`;
}
