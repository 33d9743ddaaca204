import { dayMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import {
  beginRemoval,
  cancelRemoval,
  endRemoval,
  findMarkedFiles,
  findOrphans,
  markOrphans,
} from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import type { FileStore } from "./file-store.ts";

type Parts = { store: Store; files: FileStore };

/** Consecutive failures that end a sweep: the bucket or disk is not responding. */
const maxFailures = 5;

/**
 * Removes the bytes of files that are marked for removal, of all or `among` some, then their rows. A file whose
 * removal fails stays marked, and is due again.
 * @throws {RetryableError} if one could not be removed, after trying the others
 */
export async function removeMarkedFiles(
  { store, files }: Parts,
  now = Date.now(),
  among?: readonly string[],
): Promise<void> {
  if (among?.length === 0) return;
  let failures = 0;
  let failure: string | undefined;
  for (let after = ""; failures < maxFailures; ) {
    const hashes = await findMarkedFiles(store, after, now, among);
    const last = hashes.at(-1);
    if (last === undefined) break;
    after = last;
    for (const hash of hashes) {
      if (failures === maxFailures) break;
      if (!(await beginRemoval(store, hash, Math.max(now, Date.now())))) continue;
      try {
        await files.remove(hash);
        await endRemoval(store, hash);
        failures = 0;
      } catch (error) {
        failures += 1;
        failure = errorCode(error);
        log("warn", "file-not-removed", { failure });
        await cancelRemoval(store, hash);
      }
    }
  }
  if (failure !== undefined) throw new RetryableError(failure);
}

/**
 * Orphans are removed only up to this number, or this share of all files if that is more: a higher number
 * suggests a wrong database or bucket.
 */
const maxOrphans = 20;
const maxOrphanShare = 0.1;

/** Removes files that have no row and are older than a day: a power failure may have brought them back. */
export async function removeOrphans(parts: Parts, now = Date.now()): Promise<void> {
  const { store, files } = parts;
  const orphans: string[] = [];
  let count = 0;
  for await (const stored of files.list()) {
    count += stored.length;
    const old = stored.filter(({ modifiedAt }) => modifiedAt < now - dayMs);
    orphans.push(
      ...(await findOrphans(
        store,
        old.map(({ hash }) => hash),
      )),
    );
  }
  if (orphans.length > Math.max(maxOrphans, count * maxOrphanShare)) {
    log("error", "orphans-not-removed", { orphans: orphans.length, files: count });
    return;
  }
  if (orphans.length > 0) {
    log("warn", "orphans-removed", { orphans: orphans.length, files: count });
    await markOrphans(store, orphans);
  }
  // Without new orphans, too: those of a failed run have rows now.
  await removeMarkedFiles(parts, now);
}
