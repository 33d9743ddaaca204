import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store.ts";

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a directory: `files/ab/ab12…`. Written, synced, renamed, and the directory synced: a power cut leaves no half of one. */
export function diskFiles(directory: string): FileStore {
  const root = join(directory, "files");
  const temporaryFolder = join(root, "new");
  mkdirSync(temporaryFolder, { recursive: true });
  const folderOf = (hash: string) => join(root, hash.slice(0, 2));
  const pathOf = (hash: string) => join(folderOf(hash), hash);

  return {
    temporaryFolder,
    async put(hash, path) {
      const file = await open(path, "r+");
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      const isNew = (await mkdir(folderOf(hash), { recursive: true })) !== undefined;
      await rename(path, pathOf(hash));
      await syncFolder(folderOf(hash));
      if (isNew) await syncFolder(root);
    },
    async read(hash) {
      const bytes = await readFile(pathOf(hash));
      if (createHash("sha256").update(bytes).digest("hex") !== hash)
        throw new Error("The file is not what was stored");
      return bytes;
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
  };
}
