import { globSync, readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { diskFiles } from "#server/files/disk-files.ts";
import { openStore } from "#server/store/open-store.ts";

/**
 * Looks into the store of a server that has ended: every acknowledged application must be there with the file that was
 * sent. @returns the references that are not, or whose file is missing or another
 */
export async function findLost(
  place: { directory: string; databaseUrl?: string },
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const store = await openStore(place, () => {});
  const files = diskFiles(place.directory);
  try {
    const rows = await store.db.selectFrom("applications").select(["reference", "file"]).execute();
    const kept = new Map(rows.map(({ reference, file }) => [reference, file]));
    const lost: string[] = [];
    for (const [reference, hash] of acknowledged) {
      // It throws on bytes that are not those of the hash.
      const bytes = kept.get(reference) === hash ? await files.read(hash).catch(() => undefined) : undefined;
      if (!bytes) lost.push(reference);
    }
    return lost;
  } finally {
    await store.close();
  }
}

/** The references that no mail of the folder names. */
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
