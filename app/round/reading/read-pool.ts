import {
  createWorkerClient,
  type WorkerClient,
  type WorkerFailure,
  type WorkerLike,
} from "#app/workers/worker-client.ts";
import type { FromReadWorker, KeyedAsks, ReadFailure, ReadResult, ToReadWorker } from "./read-messages.ts";

/** Reading a résumé normally takes a fraction of a second. */
const timeoutMs = 15_000;
/** After a pause, files in work may be finished for so long; then their workers are replaced. */
const graceMs = 300;
const maxWorkers = 4;

/** A file to read, by the SHA-256 of its bytes. */
export type PoolFile = { hash: string; name: string };

/** How many workers a device has room for: one core is for the page, and each worker holds about 60 MB. */
export function poolSize({
  hardwareConcurrency = 2,
  deviceMemory = 8,
}: {
  hardwareConcurrency?: number;
  /** In GB, at most 8; only Chromium says it. */
  deviceMemory?: number;
}): number {
  const room = deviceMemory <= 2 ? 1 : deviceMemory <= 4 ? 2 : maxWorkers;
  return Math.max(1, Math.min(hardwareConcurrency - 1, room));
}

type Slot = {
  client: WorkerClient<ToReadWorker>;
  /** Whether its worker runs and knows what the round asks for. */
  isStarted: boolean;
  /** `isOpened`: the engine has loaded, so a failure is the file's. */
  work?: PoolFile & { isOpened: boolean };
  /** Files that its worker has read and can score again. */
  kept: Set<string>;
};

type Pool = {
  size: number;
  create: () => WorkerLike;
  /** The next file to read; undefined if there is none now. */
  next: () => PoolFile | undefined;
  bytes: (hash: string) => Promise<ArrayBuffer | undefined>;
  onRead: (result: ReadResult) => void;
  /** What was read before, for what the round asks now. */
  onScored: (results: ReadResult[]) => void;
  onUnread: (hash: string, code: ReadFailure) => void;
  /** A file that was in work and is not read. */
  onReturned: (hash: string) => void;
  /** The engine could not be loaded: the pool is paused. */
  onNotLoaded: () => void;
  /** Files in work have changed. */
  onWork: () => void;
};

/** Workers that read files one at a time each. A worker that hangs or fails is replaced, and its file is named. */
export function createReadPool(pool: Pool) {
  let isPaused = false;
  let asks: KeyedAsks | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  const end = (slot: Slot) => {
    slot.client.stopTimer();
    const { work } = slot;
    delete slot.work;
    pool.onWork();
    return work;
  };
  const stop = (slot: Slot) => {
    slot.client.stop();
    slot.isStarted = false;
    slot.kept.clear();
  };
  const giveBack = (slot: Slot) => {
    const work = end(slot);
    if (work) pool.onReturned(work.hash);
  };

  async function fill(slot: Slot): Promise<void> {
    if (slot.work || isPaused || !asks) return;
    const file = pool.next();
    if (!file) return;
    const work = { ...file, isOpened: false };
    slot.work = work;
    pool.onWork();
    const bytes = await pool.bytes(file.hash).catch(() => undefined);
    // Paused or stopped while the bytes were on their way.
    if (slot.work !== work || !asks) return;
    if (!bytes) {
      end(slot);
      pool.onUnread(file.hash, "unknown");
      void fill(slot);
      return;
    }
    if (!slot.isStarted) slot.client.post({ kind: "ask", asks });
    slot.isStarted = true;
    slot.client.post({ kind: "read", ...file, bytes }, [bytes]);
  }

  function receive(slot: Slot, message: FromReadWorker): void {
    const isCurrent = (hash: string) => slot.work?.hash === hash;
    switch (message.kind) {
      case "opened":
        if (!slot.work || !isCurrent(message.hash)) return;
        slot.work.isOpened = true;
        slot.client.startTimer(timeoutMs);
        return;
      case "scored":
        pool.onScored(message.results);
        return;
      case "not-loaded":
        fail(slot, "not-loaded");
        return;
      case "read":
        slot.kept.add(message.result.hash);
        if (isCurrent(message.result.hash)) end(slot);
        pool.onRead(message.result);
        break;
      case "unread":
        if (isCurrent(message.hash)) end(slot);
        pool.onUnread(message.hash, message.code);
        break;
    }
    void fill(slot);
  }

  function fail(slot: Slot, failure: WorkerFailure): void {
    stop(slot);
    if (failure === "not-loaded" && !slot.work?.isOpened) {
      isPaused = true;
      giveBack(slot);
      pool.onNotLoaded();
      return;
    }
    const work = end(slot);
    if (work) pool.onUnread(work.hash, failure === "timeout" ? "timeout" : "unknown");
    void fill(slot);
  }

  const slots = Array.from({ length: pool.size }, (): Slot => {
    const slot: Slot = {
      client: createWorkerClient<ToReadWorker, FromReadWorker>({
        create: pool.create,
        onMessage: (message) => receive(slot, message),
        onFailure: (failure) => fail(slot, failure),
      }),
      isStarted: false,
      kept: new Set(),
    };
    return slot;
  });

  return {
    /** What the round asks for: what was read before is scored again. */
    ask(next: KeyedAsks) {
      asks = next;
      for (const { client, isStarted } of slots) if (isStarted) client.post({ kind: "ask", asks: next });
    },
    /** Sets idle workers to work; after a pause, too. */
    run() {
      isPaused = false;
      clearTimeout(grace);
      for (const slot of slots) void fill(slot);
    },
    /** Takes no further file. Files in work that take longer than a moment are returned. */
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const slot of slots) if (slot.work && !slot.work.isOpened) giveBack(slot);
      clearTimeout(grace);
      grace = setTimeout(() => {
        for (const slot of slots) {
          if (!slot.work) continue;
          stop(slot);
          giveBack(slot);
        }
      }, graceMs);
    },
    inWork: (): PoolFile[] =>
      slots.flatMap(({ work }) => (work ? [{ hash: work.hash, name: work.name }] : [])),
    /** Whether a worker still has what it read in the file, so that `ask` scores it again. */
    isKept: (hash: string) => slots.some(({ kept }) => kept.has(hash)),
    /** Files that the round no longer has. */
    forget(hashes: readonly string[]) {
      for (const { client, isStarted, kept } of slots) {
        const own = hashes.filter((hash) => kept.delete(hash));
        if (isStarted && own.length > 0) client.post({ kind: "forget", hashes: own });
      }
    },
    /** Ends all workers, with what they have read. */
    stop() {
      isPaused = true;
      clearTimeout(grace);
      for (const slot of slots) {
        stop(slot);
        delete slot.work;
      }
    },
  };
}
