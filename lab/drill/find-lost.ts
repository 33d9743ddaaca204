import { globSync, readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { diskFiles } from "#server/files/disk-files.ts";
import { openStore } from "#server/store/open-store.ts";

/**
 * Checks the store of a stopped server for every acknowledged application and its file.
 * @returns the references of applications that are missing or have a missing or different file
 */
export async function findLost(
  location: { directory: string; databaseUrl?: string },
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const store = await openStore(location, () => {});
  const files = diskFiles(location.directory);
  try {
    const rows = await store.db.selectFrom("applications").select(["reference", "file"]).execute();
    const hashes = new Map(rows.map(({ reference, file }) => [reference, file]));
    const lost: string[] = [];
    for (const [reference, hash] of acknowledged) {
      // `read` throws if the bytes do not match the hash.
      const bytes =
        hashes.get(reference) === hash ? await files.read(hash).catch(() => undefined) : undefined;
      if (!bytes) lost.push(reference);
    }
    return lost;
  } finally {
    await store.close();
  }
}

/** References that appear in no mail of the folder. */
export async function findUnmailed(
  mailFolder: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const texts: string[] = [];
  for (const file of globSync(`${mailFolder}/*.eml`)) {
    const { subject, text } = await PostalMime.parse(readFileSync(file));
    texts.push(`${subject} ${text}`);
  }
  const all = texts.join("\n");
  return [...acknowledged.keys()].filter((reference) => !all.includes(reference));
}
