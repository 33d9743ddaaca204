import "#app/relay/strict-zod.ts";
import type { Change, FileRef } from "#domain/round/change.ts";
import { type RoundFile, readRoundFile } from "#domain/round/round-file.ts";
import { readSums, sha256, sumsName } from "./checksums.ts";
import { roundName } from "./export-round.ts";
import { readZipDirectory, readZipEntry, type ZipEntry, ZipError, type ZipFault } from "./zip-reader.ts";

const megabyte = 1024 * 1024;
const maxTextBytes = 128 * megabyte;
const maxResumeBytes = 64 * megabyte;

/** Why a file is no copy of a round that can be opened. */
export type CopyFault =
  | Exclude<ZipFault, "BROKEN">
  | "FOREIGN"
  | "NEWER"
  | "DAMAGED"
  /** The browser cannot read the file. */
  | "UNREADABLE";

/** A copy whose log is whole and matches its checksum. */
export type Copy = {
  id: string;
  exported: Date;
  /** In order. */
  changes: Change[];
  /** Résumés whose bytes match their checksums. */
  files: FileRef[];
  /** Résumés that the copy lists, but does not have as they were. */
  damaged: FileRef[];
  /** The bytes of one of `files`. */
  bytes: (file: FileRef) => Promise<ArrayBuffer>;
};

/**
 * The entries by their paths in the export. Programs that pack a folder again put all into one folder and add files of
 * their own.
 */
function findRound(entries: readonly ZipEntry[]): Map<string, ZipEntry> | undefined {
  const round = entries.filter(({ path }) => /^([^/]+\/)?round\.json$/.test(path));
  const [own] = round.toSorted((a, b) => a.path.length - b.path.length);
  if (!own) return undefined;
  const folder = own.path.slice(0, own.path.length - roundName.length);
  return new Map(
    entries.flatMap((entry) =>
      entry.path.startsWith(folder) ? [[entry.path.slice(folder.length), entry]] : [],
    ),
  );
}

async function readRound(
  file: Blob,
  entries: ReadonlyMap<string, ZipEntry>,
): Promise<RoundFile | { fault: CopyFault }> {
  const own = entries.get(roundName);
  const list = entries.get(sumsName);
  if (!own) return { fault: "FOREIGN" };
  const bytes = await readZipEntry(file, own, maxTextBytes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return { fault: list ? "DAMAGED" : "FOREIGN" };
  }
  const round = readRoundFile(value);
  // A newer version may have its checksums elsewhere.
  if ("fault" in round && round.fault !== "DAMAGED") return round;
  if (!list) return { fault: "DAMAGED" };
  const sums = readSums(new TextDecoder().decode(await readZipEntry(file, list, maxTextBytes)));
  return sums.get(roundName) === (await sha256(bytes)) ? round : { fault: "DAMAGED" };
}

/** The résumé's bytes if they are what its hash says. */
async function readResume(
  file: Blob,
  entry: ZipEntry | undefined,
  { hash, size }: FileRef,
): Promise<ArrayBuffer | undefined> {
  if (entry?.size !== size) return undefined;
  try {
    const bytes = await readZipEntry(file, entry, maxResumeBytes);
    return (await sha256(bytes)) === hash ? bytes.buffer : undefined;
  } catch (error) {
    if (error instanceof ZipError && error.fault !== "HOSTILE") return undefined;
    throw error;
  }
}

type Options = { onProgress: (progress: { done: number; of: number }) => void; signal: AbortSignal };

async function read(
  file: Blob,
  { onProgress, signal }: Options,
): Promise<Copy | { fault: CopyFault } | "CANCELLED"> {
  const entries = findRound(await readZipDirectory(file));
  if (!entries) return { fault: "FOREIGN" };
  const round = await readRound(file, entries);
  if ("fault" in round) return round;
  const resumes = new Map<string, ZipEntry>();
  for (const [path, entry] of entries) {
    const [, hash] = /^files\/([0-9a-f]{64})\/[^/]+$/.exec(path) ?? [];
    if (hash !== undefined) resumes.set(hash, entry);
  }
  const files: FileRef[] = [];
  const damaged: FileRef[] = [];
  for (const [index, ref] of round.files.entries()) {
    if (signal.aborted) return "CANCELLED";
    onProgress({ done: index, of: round.files.length });
    ((await readResume(file, resumes.get(ref.hash), ref)) ? files : damaged).push(ref);
  }
  return {
    id: round.id,
    exported: new Date(round.exported),
    changes: round.changes as Change[],
    files,
    damaged,
    async bytes(ref) {
      const bytes = await readResume(file, resumes.get(ref.hash), ref);
      if (!bytes) throw new ZipError("BROKEN", "changed while it was read");
      return bytes;
    },
  };
}

/**
 * Reads and checks a copy of a round. Nothing is written, and no more than one résumé is in memory at a time. Never
 * rejects: what cannot be opened is named by its fault.
 */
export async function readCopy(
  file: Blob,
  options: Options,
): Promise<{ kind: "READ"; copy: Copy } | { kind: "FAULT"; fault: CopyFault } | { kind: "CANCELLED" }> {
  try {
    const found = await read(file, options);
    if (found === "CANCELLED") return { kind: "CANCELLED" };
    return "fault" in found ? { kind: "FAULT", fault: found.fault } : { kind: "READ", copy: found };
  } catch (error) {
    if (!(error instanceof ZipError)) return { kind: "FAULT", fault: "UNREADABLE" };
    return { kind: "FAULT", fault: error.fault === "BROKEN" ? "DAMAGED" : error.fault };
  }
}
