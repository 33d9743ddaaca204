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

/** Files in a directory: `files/ab/ab12…`. A put syncs, renames and syncs the directory, so a power cut leaves no partial file. */
export function diskFiles(directory: string): FileStore {
  const root = join(directory, "files");
  const temporaryFolder = join(root, "new");
  mkdirSync(temporaryFolder, { recursive: true });
  const folderFor = (hash: string) => join(root, hash.slice(0, 2));
  const pathFor = (hash: string) => join(folderFor(hash), hash);

  return {
    temporaryFolder,
    async put(hash, path) {
      const file = await open(path, "r+");
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      const isNew = (await mkdir(folderFor(hash), { recursive: true })) !== undefined;
      await rename(path, pathFor(hash));
      await syncFolder(folderFor(hash));
      if (isNew) await syncFolder(root);
    },
    async read(hash) {
      const bytes = await readFile(pathFor(hash));
      if (createHash("sha256").update(bytes).digest("hex") !== hash)
        throw new Error("The file does not match its hash");
      return bytes;
    },
    remove: (hash) => rm(pathFor(hash), { force: true }),
  };
}
