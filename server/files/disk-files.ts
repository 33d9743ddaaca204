import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
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

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

const listBatch = 1000;

/**
 * Files in a directory, as `files/ab/ab12…`. `put` syncs the file, renames it and syncs its directory, so a
 * power failure leaves no partial file.
 */
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
    async stream(hash) {
      return (await open(pathFor(hash))).createReadStream();
    },
    async remove(hash) {
      await rm(pathFor(hash), { force: true });
      await syncFolder(folderFor(hash)).catch(ignoreMissing);
    },
    async *list() {
      for (const folder of (await readdir(root)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        const names = (await readdir(join(root, folder))).filter((name) => /^[0-9a-f]{64}$/.test(name));
        for (let start = 0; start < names.length; start += listBatch) {
          const hashes = names.slice(start, start + listBatch);
          const files = hashes.map((hash) =>
            stat(pathFor(hash)).then(({ mtimeMs }) => [{ hash, modifiedAt: mtimeMs }], ignoreMissing),
          );
          yield (await Promise.all(files)).flatMap((file) => file ?? []);
        }
      }
    },
  };
}
