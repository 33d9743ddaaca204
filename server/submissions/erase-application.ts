import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "#server/files/file-store.ts";
import { removeMarkedFiles } from "#server/files/remove-files.ts";
import { errorCode, log } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import { eraseApplication, findFilesOf } from "#server/store/applications.ts";
import type { LogEntry } from "#server/store/erasure-log.ts";
import { countFilesToRemove, noteFilesLeft } from "#server/store/files.ts";
import { findHold, recordErasureRequest } from "#server/store/holds.ts";
import { eraseMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import { makeDue, taskIdsFor } from "#server/store/outbox-table.ts";
import { withdrawSubmission } from "#server/store/round-links.ts";
import { eraseRoundRows } from "#server/store/rounds.ts";
import type { HoldRow } from "#server/store/tables.ts";
import { truncateLog } from "#server/store/truncate-log.ts";

export type EraseParts = {
  store: Store;
  files: FileStore;
  /** Folder of mails that are written as files if there is no mail server. */
  mailFolder: string;
  /** Called before an erasure that a person asked for. Durable once it resolves: a restore repeats it. */
  logErasure: (entries: readonly LogEntry[]) => Promise<void>;
};

/** What became of an erasure that a person asked for. */
export type Erasure =
  | {
      kind: "ERASED";
      /** How many of its files are still being removed. */
      filesLeft: number;
    }
  | { kind: "HELD"; hold: HoldRow };

/**
 * Removes what erased rows leave behind: the bytes of all marked files, or of those `among` some, and the text
 * in the write-ahead log.
 * @throws {RetryableError} if a file or the log cannot be removed yet
 */
export async function removeTraces(
  { store, files }: Pick<EraseParts, "store" | "files">,
  among?: readonly string[],
): Promise<void> {
  const removal = await removeMarkedFiles({ store, files }, Date.now(), among).catch(
    (error: unknown) => error,
  );
  if (!(await truncateLog(store))) throw new RetryableError("log-in-use");
  if (removal !== undefined) throw removal;
}

/** A round with more files answers before they are removed. */
const maxFilesNow = 100;

/** Erases applications, messages and rounds with everything derived from them. */
export function createEraser({ store, files, mailFolder, logErasure }: EraseParts) {
  async function eraseRows(id: string, erase: () => Promise<unknown>): Promise<void> {
    const mails = (await taskIdsFor(store, id)).map((mail) => join(mailFolder, `${mail}.eml`));
    const removeMails = () => Promise.all(mails.map((mail) => rm(mail, { force: true })));
    await removeMails();
    await erase();
    // One may have been written meanwhile.
    await removeMails();
  }

  /**
   * On a failure, makes the daily task due immediately: it tries again each minute until nothing is left.
   * @returns how many of the files are still being removed
   */
  async function removeTracesNow(hashes?: readonly string[]): Promise<number> {
    const failure = await removeTraces({ store, files }, hashes).then(() => undefined, errorCode);
    // Another process may be removing one, and fail.
    const left = await countFilesToRemove(store, hashes);
    if (failure === undefined && left === 0) return 0;
    log("warn", "traces-not-removed", { failure: failure ?? "in-progress", files: left });
    if (left > 0) await noteFilesLeft(store, true);
    await makeDue(store, "erase-expired", Date.now());
    return left;
  }

  /** Erases an application on a person's request, unless it is under a legal hold. */
  async function erase(id: string): Promise<Erasure> {
    const hold = await findHold(store, id);
    if (hold) return { kind: "HELD", hold };
    await logErasure([{ application: id, erased_at: Date.now() }]);
    const hashes = await findFilesOf(store.db, id);
    await eraseRows(id, () => eraseApplication(store, id));
    const late = await findHold(store, id);
    if (late) {
      // It came between the check and the transaction. The last line of the log counts.
      await logErasure([{ application: id, held_at: late.held_at }]);
      return { kind: "HELD", hold: late };
    }
    const filesLeft = await removeTracesNow(hashes);
    log("info", "application-erased", { id });
    return { kind: "ERASED", filesLeft };
  }

  return {
    /** Erases an application on an operator's request. One under a legal hold stays, until its release. */
    eraseApplication: erase,
    /** Erases an application on its candidate's request. Under a legal hold, the request is recorded for its end. */
    async eraseForCandidate(id: string): Promise<Erasure> {
      const erasure = await erase(id);
      if (erasure.kind === "ERASED" || erasure.hold.erase_asked_at !== null) return erasure;
      const erase_asked_at = Date.now();
      await logErasure([{ application: id, erase_asked_at }]);
      await recordErasureRequest(store, id, erase_asked_at);
      log("info", "erasure-recorded", { id });
      return { kind: "HELD", hold: { ...erasure.hold, erase_asked_at } };
    },
    /**
     * Removes the bytes of files whose rows were erased, all or some.
     * @returns how many are still being removed
     */
    removeFiles: removeTracesNow,
    /** Goes on with removals that a process has begun and not ended: nothing says any more which files they were. */
    async resumeRemovals(): Promise<void> {
      const left = await countFilesToRemove(store);
      if (left > maxFilesNow) await makeDue(store, "erase-expired", Date.now());
      else if (left > 0) await removeTracesNow();
    },
    async eraseMessage(id: string): Promise<void> {
      await eraseRows(id, () => eraseMessage(store, id));
      await removeTracesNow([]);
      log("info", "message-erased", { id });
    },
    /** Erases an expired application. Not logged: a restored one expires again. Call `removeTraces` next. */
    async eraseExpiredApplication(id: string): Promise<void> {
      await eraseRows(id, () => eraseApplication(store, id));
      log("info", "application-expired", { id });
    },
    /**
     * Erases a round on the request of its owner or the operator. Its rows are gone once it resolves; many files are
     * removed by the daily task, which becomes due.
     * @returns the number of files that are still being removed; undefined if there is no such round
     */
    async eraseRound(round: string): Promise<number | undefined> {
      await logErasure([{ round, erased_at: Date.now() }]);
      const hashes = await eraseRoundRows(store, round);
      if (hashes === undefined) return undefined;
      log("info", "round-erased", { round });
      if (hashes.length <= maxFilesNow) return removeTracesNow(hashes);
      await makeDue(store, "erase-expired", Date.now());
      return hashes.length;
    },
    /** Erases the bytes of a submission to a round. Repeated, it does nothing. */
    async eraseSubmission(submission: { round: string; id: string }): Promise<void> {
      const { round, id } = submission;
      await logErasure([{ round, submission: id, erased_at: Date.now() }]);
      const hash = await withdrawSubmission(store, submission);
      if (hash !== undefined) await removeTracesNow([hash]);
    },
    /** Erases an expired round. Not logged: a restored one expires again. Call `removeTraces` next. */
    async eraseExpiredRound(round: string): Promise<void> {
      if (await eraseRoundRows(store, round)) log("info", "round-expired", { round });
    },
    async eraseExpiredMessage(id: string): Promise<void> {
      await eraseRows(id, () => eraseMessage(store, id));
    },
  };
}

export type Eraser = ReturnType<typeof createEraser>;
