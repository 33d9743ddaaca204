import type { Change, FileRef } from "#domain/round/change.ts";
import { namedFiles } from "#domain/round/merge-logs.ts";
import { type RoundFile, roundFormat, roundVersion } from "#domain/round/round-file.ts";
import { type RoundStore, StoreError, type StoreFault } from "../store/round-store.ts";
import { candidateRecords } from "./candidate-records.ts";
import { candidatesCsv } from "./candidates-csv.ts";
import { sha256, sumLine, sumsName } from "./checksums.ts";
import type { CopiesWords } from "./copies.schema.ts";
import { reportHtml } from "./report-html.ts";
import { exportName, safeName } from "./safe-name.ts";
import { createZipWriter, maxZipBytes } from "./zip-writer.ts";

/** Names of the files of an export. Résumés are in `files/<hash>/<name>`. */
export const roundName = "round.json";

export type ExportProgress = { done: number; of: number };
export type ExportOutcome =
  | {
      kind: "DONE";
      name: string;
      file: Blob;
      /** Résumés that the storage does not return as they were given. */
      missing: FileRef[];
      /** False if the log has something that the table and the report cannot show: it is in the file without them. */
      hasReport: boolean;
      /** The clock of the newest change in it. */
      clock: number;
    }
  | { kind: "CANCELLED" }
  | { kind: "TOO_LARGE" }
  | { kind: "FAILED"; fault: StoreFault };

type Options = {
  store: RoundStore;
  id: string;
  /** The log, in order. */
  changes: readonly Change[];
  words: CopiesWords;
  /** Whether résumés that are not on the board are included. */
  withTray: boolean;
  now: Date;
  /** Today, such as 2026-11-30. */
  day: string;
  onProgress: (progress: ExportProgress) => void;
  signal: AbortSignal;
};

/** What is computed from a log, or nothing if the log has something that cannot be shown: it is exported as it is. */
function unlessBroken<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/**
 * The résumés that an export contains: those that the log names, and the tray's if asked for. All of them if the log
 * cannot be read.
 */
export async function exportedFiles(
  { store, id, changes }: Pick<Options, "store" | "id" | "changes">,
  { withTray }: { withTray: boolean },
): Promise<FileRef[]> {
  const named = unlessBroken(() => namedFiles(changes));
  if (named && !withTray) return named;
  const known = new Set(named?.map(({ hash }) => hash));
  const given = await store.given(id);
  const tray = given.filter(({ hash, isDismissed }) => !known.has(hash) && !(named && isDismissed));
  return [...(named ?? []), ...tray.map(({ hash, name, type, size }) => ({ hash, name, type, size }))];
}

async function writeExport(options: Options): Promise<ExportOutcome> {
  const { store, id, changes, words, now, day, onProgress, signal } = options;
  const files = await exportedFiles(options, options);
  if (files.reduce((total, { size }) => total + size, 0) > maxZipBytes) return { kind: "TOO_LARGE" };
  const zip = await createZipWriter();
  const encoder = new TextEncoder();
  const missing: FileRef[] = [];
  let sums = "";
  onProgress({ done: 0, of: files.length });
  for (const [index, file] of files.entries()) {
    if (signal.aborted) return { kind: "CANCELLED" };
    const bytes = await store.bytes(id, file.hash);
    if (bytes && (await sha256(bytes)) === file.hash) {
      const path = `files/${file.hash}/${safeName(file.name, { fallback: "file" })}`;
      zip.store(path, new Uint8Array(bytes));
      sums += sumLine(file.hash, path);
    } else missing.push(file);
    onProgress({ done: index + 1, of: files.length });
  }
  const isMissing = new Set(missing.map(({ hash }) => hash));
  const round = {
    format: roundFormat,
    version: roundVersion,
    id,
    exported: now.toISOString(),
    changes: changes as RoundFile["changes"],
    files: files.filter(({ hash }) => !isMissing.has(hash)),
  } satisfies RoundFile;
  const results = await store.results(id);
  const readable = unlessBroken(() => {
    const candidates = candidateRecords(changes, results);
    const table = candidatesCsv(candidates.records, words);
    const files = { "candidates.csv": table, "report.html": reportHtml(candidates, words, day) };
    return { files, title: candidates.state.title };
  });
  const title = readable?.title ?? (await store.entry(id))?.title ?? "";
  const texts = { [roundName]: JSON.stringify(round), ...readable?.files };
  for (const [path, text] of Object.entries(texts)) {
    if (signal.aborted) return { kind: "CANCELLED" };
    const bytes = encoder.encode(text);
    await zip.pack(path, bytes);
    sums += sumLine(await sha256(bytes), path);
  }
  await zip.pack(sumsName, encoder.encode(sums));
  if (signal.aborted) return { kind: "CANCELLED" };
  if (zip.bytesWritten() > maxZipBytes) return { kind: "TOO_LARGE" };
  return {
    kind: "DONE",
    name: exportName(title, day),
    file: zip.finish(),
    missing,
    hasReport: readable !== undefined,
    clock: changes.at(-1)?.clock ?? 0,
  };
}

/** Writes a round with everything to one ZIP. Résumés are read one at a time. Never rejects. */
export async function exportRound(options: Options): Promise<ExportOutcome> {
  try {
    return await writeExport(options);
  } catch (error) {
    return { kind: "FAILED", fault: error instanceof StoreError ? error.fault : "REFUSED" };
  }
}
