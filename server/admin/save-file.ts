import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { FileStore } from "#server/files/file-store.ts";
import type { FileFacts } from "./applications.ts";
import { scanText } from "./format-application.ts";

/** Writes a new file that only its owner can read. Never overwrites a file. */
export async function writeNew(path: string, content: Buffer | AsyncIterable<string>): Promise<void> {
  await writeFile(path, content, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new Error(`${resolve(path)} already exists: name another file`) : error;
  });
}

/**
 * An applicant's file. `what` describes it in messages, `name` is its default file name without extension.
 */
type ApplicantFile = FileFacts & { file: string; what: string; name: string };

/**
 * Writes the file unchanged.
 * @returns the message for the operator
 * @throws {Error} with a one-line message if the file is infected or cannot be read
 */
export async function saveFile(
  { file, what, name, ...facts }: ApplicantFile,
  files: FileStore,
  out: string | undefined,
): Promise<string> {
  if (facts.scan === "infected") throw new Error(`${what} is infected and was not written`);
  const bytes = await files.read(file).catch(() => {
    throw new Error(`${what} is damaged or missing: look for ${file} in a backup`);
  });
  const path = out ?? `${name}.${facts.type ?? "bin"}`;
  await writeNew(path, bytes);
  const warning = facts.scan === "clean" ? "" : ` (${scanText(facts)}: open it with care)`;
  return `Wrote ${resolve(path)}${warning}\n`;
}
