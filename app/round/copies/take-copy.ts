import type { Change, FileRef } from "#domain/round/change.ts";
import { logByPerson } from "#domain/round/log-state.ts";
import { mergeLogs, namedFiles } from "#domain/round/merge-logs.ts";
import { mergedChanges, roundState } from "#domain/round/round-state.ts";
import { type OpenRound, openRound, roundEntry } from "../open-round.ts";
import { announceFiles } from "../reading/reading-windows.ts";
import { type RoundStore, StoreError, type StoreFault } from "../store/round-store.ts";
import type { Copy } from "./read-copy.ts";
import { ZipError } from "./zip-reader.ts";

/** Résumés that are written together. */
const maxBatchBytes = 4 * 1024 * 1024;
/** Changes that are written together, so that each write answers within the deadline of the storage. */
const maxBatchChanges = 4_000;

/** What would change on this device. */
export type CopyPlan =
  | { kind: "NEW" }
  | {
      kind: "MERGE";
      /** Changes and résumés that are only in the copy. */
      changes: number;
      files: number;
      /** People whom the copy adds, and whom it erases. */
      added: number;
      erased: number;
      /** People about whom there would be two decisions that were not there before. */
      conflicts: number;
    }
  | { kind: "SAME" }
  /** The round on this device begins differently: it is not the same one. */
  | { kind: "OTHER_BEGINNING" };

const countConflicts = (changes: readonly Change[]) =>
  [...logByPerson(mergedChanges(changes)).values()].filter(({ conflict }) => conflict).length;

/** Compares a copy with the round on this device; `own` is its log in order, empty if there is none. */
export function planCopy(
  copy: Pick<Copy, "changes" | "files">,
  own: readonly Change[],
  ownFiles: ReadonlySet<string>,
): CopyPlan {
  const [first] = own;
  if (!first) return { kind: "NEW" };
  if (copy.changes[0]?.id !== first.id) return { kind: "OTHER_BEGINNING" };
  const merged = mergeLogs(own, copy.changes).changes;
  const known = new Set(own.map(({ id }) => id));
  const kept = new Set(namedFiles(merged).map(({ hash }) => hash));
  const before = new Set(roundState(own).people.map(({ id }) => id));
  const after = new Set(roundState(merged).people.map(({ id }) => id));
  const named = new Set(namedFiles(copy.changes).map(({ hash }) => hash));
  // Files of people who were erased here stay away.
  const files = copy.files.filter(({ hash }) => !ownFiles.has(hash) && (kept.has(hash) || !named.has(hash)));
  const removed = new Set(merged.flatMap((change) => (change.kind === "REMOVE" ? change.people : [])));
  const plan = {
    kind: "MERGE" as const,
    changes: merged.filter(({ id }) => !known.has(id)).length,
    files: files.length,
    added: [...after].filter((id) => !before.has(id)).length,
    erased: [...before].filter((id) => removed.has(id)).length,
    conflicts: Math.max(0, countConflicts(merged) - countConflicts(own)),
  };
  return plan.changes + plan.files + plan.erased === 0 ? { kind: "SAME" } : plan;
}

export type TakeOutcome =
  | { kind: "DONE" }
  /** Nothing was changed. */
  | { kind: "FAILED"; fault: StoreFault | "DAMAGED" }
  /** The log and some of the résumés were taken in; the same file can add the rest. */
  | { kind: "PARTLY"; fault: StoreFault | "DAMAGED"; saved: number; of: number };

type Options = {
  store: RoundStore;
  copy: Copy;
  /** The round, if this page has it open. */
  round?: OpenRound | undefined;
  now: number;
  onProgress: (progress: { done: number; of: number }) => void;
};

const faultOf = (error: unknown): StoreFault | "DAMAGED" => {
  if (error instanceof StoreError) return error.fault;
  return error instanceof ZipError ? "DAMAGED" : "REFUSED";
};

async function writeNew({ store, copy, now }: Options): Promise<void> {
  const { id, changes, exported } = copy;
  const clock = changes.at(-1)?.clock ?? 0;
  const entry = roundEntry(
    { id, exported: Math.min(exported.getTime(), now), exportedClock: clock },
    changes,
  );
  try {
    for (let from = 0; from < changes.length; from += maxBatchChanges)
      await store.append(entry, changes.slice(from, from + maxBatchChanges));
  } catch (error) {
    await store.remove(id).catch(() => {});
    throw error;
  }
}

async function writeMerged({ store, copy, round }: Options): Promise<void> {
  const open = round ?? (await openRound(store, copy.id));
  if (!open) throw new StoreError("DELETED");
  try {
    await open.merge(copy.changes);
  } finally {
    if (!round) open.close();
  }
}

/** Gives the round the résumés of the copy that it lacks, several at a time. */
async function giveFiles({ store, copy, now, onProgress }: Options, progress: { saved: number; of: number }) {
  const [stored, given] = await Promise.all([store.changes(copy.id), store.given(copy.id)]);
  const known = new Set(given.map(({ hash }) => hash));
  const kept = new Set(namedFiles(stored).map(({ hash }) => hash));
  const named = new Set(namedFiles(copy.changes).map(({ hash }) => hash));
  const files = copy.files.filter(({ hash }) => !known.has(hash) && (kept.has(hash) || !named.has(hash)));
  progress.of = files.length;
  let batch: { file: FileRef; bytes: ArrayBuffer }[] = [];
  let batchBytes = 0;
  const give = async () => {
    const files = batch.map(({ file, bytes }) => ({
      bytes,
      file: { ...file, round: copy.id, state: "WAITING" as const, given: now },
    }));
    await store.give(files);
    if (store.isKept)
      announceFiles(
        copy.id,
        files.map(({ file }) => file),
      );
    progress.saved += batch.length;
    onProgress({ done: progress.saved, of: progress.of });
    batch = [];
    batchBytes = 0;
  };
  onProgress({ done: 0, of: files.length });
  for (const file of files) {
    batch.push({ file, bytes: await copy.bytes(file) });
    batchBytes += file.size;
    if (batchBytes >= maxBatchBytes) await give();
  }
  if (batch.length > 0) await give();
}

/**
 * Writes a copy to this device: a new round, or united with the one that is there. The log is written first, so that
 * the round is whole at any time. A new round that does not fit is removed again. Never rejects.
 */
export async function takeCopy(options: Options): Promise<TakeOutcome> {
  const { store, copy } = options;
  const progress = { saved: 0, of: copy.files.length };
  let isNew = false;
  let isWritten = false;
  try {
    isNew = (await store.entry(copy.id)) === undefined;
    await (isNew ? writeNew(options) : writeMerged(options));
    isWritten = true;
    await giveFiles(options, progress);
    return { kind: "DONE" };
  } catch (error) {
    const fault = faultOf(error);
    if (!isWritten) return { kind: "FAILED", fault };
    if (!isNew) return { kind: "PARTLY", fault, ...progress };
    try {
      await store.remove(copy.id);
      return { kind: "FAILED", fault };
    } catch {
      return { kind: "PARTLY", fault, ...progress };
    }
  }
}
