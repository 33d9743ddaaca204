import { type FileKind, kindOf, maxFileBytes, typeOf } from "./file-kind.ts";
import { maxUnpackedBytes, readZipDirectory, unpackEntry, type ZipEntry } from "./zip-entries.ts";

/** A file as a person gave it. `path` is its place in a folder, if it was in one. `lost`: the system did not open it. */
export type OfferedFile = { file: File; path?: string } | { lost: string };

/** Why a file is only named. The first ones are about an archive as a whole. */
export type RefusalCode =
  | "archive-corrupt"
  | "archive-too-many"
  | "archive-too-large"
  | "archive-empty"
  | "archive-nested"
  | "archive-other"
  | "encrypted"
  | "corrupt"
  | "too-large"
  | "unsupported"
  | "lost";
/** A file that the round does not keep: its name, and the reason. */
export type Refusal = { name: string; path?: string; size: number; code: RefusalCode };

/** Files that the résumé reader cannot read, but a person can: they are kept with the reason. */
export type KeptUnread = "picture" | "old-word" | "pages" | "empty-file";
export type TakenFile = {
  name: string;
  path?: string;
  type: string;
  bytes: ArrayBuffer;
  code?: KeptUnread;
};

/** `found`: the number of files grew by the content of an archive. `skipped`: a hidden file or a folder. */
export type Taking =
  | { kind: "found"; more: number }
  | { kind: "skipped" }
  | { kind: "taken"; file: TakenFile }
  | { kind: "refused"; refusal: Refusal };

/** Longer names come out of archives only. */
const maxNameCharacters = 200;

/** The name and the path without what has a meaning in a file system only: `..`, `.` and control characters. */
function cleanPath(path: string): { name: string; path?: string } {
  const parts = path
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "")
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..");
  const last = parts.at(-1) ?? "";
  const name = last.length > maxNameCharacters ? `…${last.slice(1 - maxNameCharacters)}` : last;
  return parts.length > 1 ? { name, path: [...parts.slice(0, -1), name].join("/").slice(-300) } : { name };
}

const keptUnread: Partial<Record<FileKind, KeptUnread>> = {
  PICTURE: "picture",
  OLD_WORD: "old-word",
  PAGES: "pages",
};

type Source = { path: string; kind: FileKind; size: number; type: string; isInArchive: boolean };

const refused = (path: string, size: number, code: RefusalCode): Taking => ({
  kind: "refused",
  refusal: { ...cleanPath(path), size, code },
});

/** What is known without the content: that it is skipped, or refused. */
function judge({ path, kind, size, isInArchive }: Source): Taking | undefined {
  const isArchive = kind === "ZIP" || kind === "ARCHIVE";
  if (kind === "HIDDEN") return { kind: "skipped" };
  if (isInArchive && isArchive) return refused(path, size, "archive-nested");
  if (kind === "ARCHIVE") return refused(path, size, "archive-other");
  if (kind === "OTHER") return refused(path, size, "unsupported");
  return kind !== "ZIP" && size > maxFileBytes ? refused(path, size, "too-large") : undefined;
}

function taken({ path, kind, type }: Source, bytes: ArrayBuffer): Taking {
  const code = bytes.byteLength === 0 ? "empty-file" : keptUnread[kind];
  return { kind: "taken", file: { ...cleanPath(path), type, bytes, ...(code && { code }) } };
}

/** Lets the page answer if this task has been at work for longer than a frame. */
export function createBreath(frameMs = 12): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < frameMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

type Budget = { unpacked: number };
type Breathe = () => Promise<void>;

async function takeEntry(
  file: File,
  path: string,
  entry: ZipEntry,
  budget: Budget,
  breathe: Breathe,
): Promise<Taking | "spent"> {
  // The size that it declares is not to be believed.
  const source: Source = {
    path: `${path}/${entry.path}`,
    kind: kindOf(entry.path),
    size: 0,
    type: typeOf(entry.path),
    isInArchive: true,
  };
  const judged = judge(source);
  if (judged) return judged;
  const left = maxUnpackedBytes - budget.unpacked;
  const result = await unpackEntry(file, entry, Math.min(maxFileBytes, left), breathe);
  budget.unpacked += result.unpacked;
  if (budget.unpacked >= maxUnpackedBytes) return "spent";
  return "bytes" in result ? taken(source, result.bytes) : refused(source.path, entry.packed, result.code);
}

async function* takeArchive(
  file: File,
  path: string,
  budget: Budget,
  breathe: Breathe,
): AsyncGenerator<Taking> {
  const directory = await readZipDirectory(file);
  if ("fault" in directory) {
    yield refused(path, file.size, directory.fault);
    return;
  }
  const { entries } = directory;
  if (entries.length === 0) yield refused(path, file.size, "archive-empty");
  // The archive itself was counted as one file.
  else yield { kind: "found", more: entries.length - 1 };
  for (const [index, entry] of entries.entries()) {
    const taking = await takeEntry(file, path, entry, budget, breathe);
    if (taking === "spent") {
      yield { kind: "found", more: index - entries.length + 1 };
      yield refused(path, file.size, "archive-too-large");
      return;
    }
    yield taking;
  }
}

async function* takeOne(
  { file, path = file.webkitRelativePath || file.name }: Exclude<OfferedFile, { lost: string }>,
  budget: Budget,
  breathe: Breathe,
): AsyncGenerator<Taking> {
  const kind = kindOf(path);
  const source = { path, kind, size: file.size, type: file.type || typeOf(path), isInArchive: false };
  const judged = judge(source);
  try {
    if (judged) yield judged;
    else if (kind === "ZIP") yield* takeArchive(file, path, budget, breathe);
    else yield taken(source, await file.arrayBuffer());
  } catch {
    yield refused(path, file.size, "lost");
  }
}

/**
 * Reads files, and the files of ZIP archives, one after the other. Each file of `offered` and each entry of an archive
 * gives one answer besides `found`. Never throws: a file that cannot be read any more is refused as `lost`.
 */
export async function* takeFiles(offered: Iterable<OfferedFile>): AsyncGenerator<Taking> {
  const budget: Budget = { unpacked: 0 };
  const breathe = createBreath();
  for (const one of offered) {
    if ("lost" in one) yield refused(one.lost, 0, "lost");
    else yield* takeOne(one, budget, breathe);
    await breathe();
  }
}
