import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Change } from "#domain/round/change.ts";
import {
  type FileResult,
  type GivenFile,
  type GoneReason,
  newerEntry,
  type RoundEntry,
  type RoundStore,
  StoreError,
  type StoreFault,
} from "./round-store.ts";

const databaseName = "own-rounds";
const databaseVersion = 1;

type StoredBytes = { round: string; hash: string; bytes: ArrayBuffer };
type StoredChange = Change & { round: string };
const toChange = ({ round: _, ...change }: StoredChange) => change as Change;
type Key = [round: string, id: string];

/** Bytes are apart from what is known of a file, so that a list of 1,000 files does not load them. */
interface Rounds extends DBSchema {
  rounds: { key: string; value: RoundEntry };
  changes: { key: Key; value: StoredChange };
  files: { key: Key; value: GivenFile };
  bytes: { key: Key; value: StoredBytes };
  results: { key: Key; value: FileResult };
}
type Database = IDBPDatabase<Rounds>;

const byRound = ["changes", "files", "bytes", "results"] as const;
const ofFiles = ["files", "bytes", "results"] as const;

function faultOf(error: unknown): StoreFault {
  const name = error instanceof Error ? error.name : "";
  return name === "QuotaExceededError" ? "FULL" : "REFUSED";
}

/** Settles within the deadline: some browsers never call back. The work itself goes on and may still succeed. */
async function inTime<Value>(work: Promise<Value>, deadlineMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreError("SLOW")), deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(faultOf(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** All keys of a round: arrays of two texts, compared in order. */
const keysOf = (round: string) => IDBKeyRange.bound([round], [round, []]);

async function open(onGone: (why: GoneReason) => void): Promise<Database> {
  let isBlocked = false;
  return new Promise((resolve, reject) => {
    openDB<Rounds>(databaseName, databaseVersion, {
      upgrade(database) {
        database.createObjectStore("rounds", { keyPath: "id" });
        database.createObjectStore("changes", { keyPath: ["round", "id"] });
        database.createObjectStore("files", { keyPath: ["round", "hash"] });
        database.createObjectStore("bytes", { keyPath: ["round", "hash"] });
        database.createObjectStore("results", { keyPath: ["round", "hash"] });
      },
      blocked() {
        isBlocked = true;
        reject(new StoreError("BLOCKED"));
      },
      // A window with a later version of this site waits for this one.
      blocking(_current, _next, event) {
        (event.target as IDBDatabase).close();
        onGone("NEWER");
      },
      terminated: () => onGone("CLOSED"),
    }).then((database) => {
      if (isBlocked) database.close();
      else resolve(database);
    }, reject);
  });
}

/**
 * Opens the rounds of this device in IndexedDB.
 * @param deadlineMs every call settles within this time
 * @param onGone called when the browser or a newer version of the site has closed the storage
 * @throws {StoreError} if the browser refuses it
 */
export async function openIdbStore({
  deadlineMs,
  onGone,
}: {
  deadlineMs: number;
  onGone: (why: GoneReason) => void;
}): Promise<RoundStore> {
  const database = await inTime(open(onGone), deadlineMs);
  const timed = <Value>(work: Promise<Value>) => inTime(work, deadlineMs);
  // Confirmed means on the disk, not only in the browser's buffers.
  const write = <Names extends (keyof { [Name in (typeof byRound)[number] | "rounds"]: true })[]>(
    names: Names,
  ) => database.transaction(names, "readwrite", { durability: "strict" });
  const writeAll = () => write(["rounds", ...byRound]);

  /** Writes to a round, unless it was deleted in the meantime, so that nothing of it comes back. */
  async function writeTo(
    round: string,
    work: (transaction: ReturnType<typeof writeAll>, entry: RoundEntry | undefined) => void | Promise<void>,
    { isNew = false } = {},
  ): Promise<void> {
    const transaction = writeAll();
    let reason: StoreError | undefined;
    const run = async () => {
      const entry = await transaction.objectStore("rounds").get(round);
      if (!isNew && !entry) throw new StoreError("DELETED");
      await work(transaction, entry);
    };
    // A failed request ends the transaction. Any other failure must not let it commit what was written so far.
    run().catch((cause) => {
      try {
        transaction.abort();
        reason = cause instanceof StoreError ? cause : new StoreError(faultOf(cause), { cause });
      } catch {
        // It has ended already: `done` says why.
      }
    });
    try {
      await timed(transaction.done);
    } catch (error) {
      throw reason ?? error;
    }
  }

  function putLog(
    transaction: ReturnType<typeof writeAll>,
    entry: RoundEntry,
    changes: readonly Change[],
  ): void {
    const store = transaction.objectStore("changes");
    for (const change of changes) void store.put({ ...change, round: entry.id });
    void transaction.objectStore("rounds").put(entry);
  }

  /** Writes about files that the round has: of those that were dropped in the meantime nothing comes back. */
  async function putOfFiles<Name extends "files" | "results">(
    transaction: ReturnType<typeof writeAll>,
    name: Name,
    values: readonly Rounds[Name]["value"][],
  ): Promise<void> {
    const [bytes, store] = [transaction.objectStore("bytes"), transaction.objectStore(name)];
    const put = async (value: Rounds[Name]["value"]) => {
      if ((await bytes.getKey([value.round, value.hash])) !== undefined) await store.put(value);
    };
    await Promise.all(values.map(put));
  }

  return {
    isKept: true,
    list: () =>
      timed(database.getAll("rounds").then((entries) => entries.toSorted((a, b) => b.changed - a.changed))),
    entry: (round) => timed(database.get("rounds", round)),
    append: (entry, changes) =>
      writeTo(entry.id, (transaction, stored) => putLog(transaction, newerEntry(entry, stored), changes), {
        isNew: changes.some(({ kind }) => kind === "START"),
      }),
    update: (round, make) =>
      writeTo(round, async (transaction, kept) => {
        const store = transaction.objectStore("changes");
        const stored = await store.getAll(keysOf(round));
        const { entry, changes, dropped } = make(stored.map(toChange));
        void store.delete(keysOf(round));
        for (const name of ofFiles)
          for (const hash of dropped) void transaction.objectStore(name).delete([round, hash]);
        putLog(transaction, newerEntry(entry, kept), changes);
      }),
    changes: (round) =>
      timed(database.getAll("changes", keysOf(round)).then((stored) => stored.map(toChange))),
    async give(files) {
      const [first] = files;
      if (!first) return [];
      let kept: GivenFile[] = [];
      await writeTo(first.file.round, async (transaction) => {
        const store = transaction.objectStore("files");
        const give = async ({ file, bytes }: (typeof files)[number]) => {
          const known = await store.get([file.round, file.hash]);
          if (known) return known;
          await Promise.all([
            store.put(file),
            transaction.objectStore("bytes").put({ round: file.round, hash: file.hash, bytes }),
          ]);
          return file;
        };
        kept = await Promise.all(files.map(give));
      });
      return kept;
    },
    given: (round) => timed(database.getAll("files", keysOf(round))),
    async note(files) {
      const [first] = files;
      if (!first) return;
      await writeTo(first.round, (transaction) => putOfFiles(transaction, "files", files));
    },
    bytes: (round, hash) => timed(database.get("bytes", [round, hash]).then((stored) => stored?.bytes)),
    async putResults(results) {
      const [first] = results;
      if (!first) return;
      await writeTo(first.round, (transaction) => putOfFiles(transaction, "results", results));
    },
    results: (round) => timed(database.getAll("results", keysOf(round))),
    remove(round) {
      const transaction = writeAll();
      for (const name of byRound) void transaction.objectStore(name).delete(keysOf(round));
      void transaction.objectStore("rounds").delete(round);
      return timed(transaction.done);
    },
  };
}
