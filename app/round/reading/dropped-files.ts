import type { OfferedFile } from "./take-files.ts";

/** All entries of a folder: the browser lists them in parts of about a hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

const pathOf = ({ fullPath }: FileSystemEntry) => fullPath.replace(/^\//, "");

async function filesOf(top: FileSystemEntry): Promise<OfferedFile[]> {
  const files: OfferedFile[] = [];
  const waiting = [top];
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    try {
      if (entry.isDirectory)
        waiting.push(...(await entriesOf(entry as FileSystemDirectoryEntry)).toReversed());
      else files.push({ file: await fileOf(entry as FileSystemFileEntry), path: pathOf(entry) });
    } catch {
      files.push({ lost: pathOf(entry) });
    }
  }
  return files;
}

/**
 * The files of a drop, with those of all folders in it. Must be called within the event: the browser forgets its items
 * afterwards.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<OfferedFile[]> {
  const entries = [...transfer.items].flatMap((item) => {
    if (item.kind !== "file") return [];
    const entry = item.webkitGetAsEntry();
    return entry ? [entry] : [];
  });
  if (entries.length === 0) return [...transfer.files].map((file) => ({ file }));
  return (await Promise.all(entries.map(filesOf))).flat();
}
