import type { GivenFile } from "#app/round/store/round-store.ts";
import { hashOf } from "./asks-key.ts";
import type { Shelf } from "./shelf.ts";
import { type OfferedFile, type Refusal, type TakenFile, takeFiles } from "./take-files.ts";

/** A batch is written when it has so many files or bytes, or is so old: the first rows should come soon. */
const maxBatchFiles = 24;
const maxBatchBytes = 4 * 1024 * 1024;
const maxBatchMs = 150;

/** Files that were offered at once, on their way into the store. */
type Batch = {
  /** Not yet looked at. */
  left: number;
  /** Read and hashed, not yet in the store. */
  unstored: number;
  /** Closed while the batch is paused. */
  gate: PromiseWithResolvers<void> | undefined;
};

/** Takes files into the round: reads, hashes and stores them in batches, as waiting to be read. */
export function createTaker(round: string, shelf: Shelf, onChange: () => void) {
  const batches = new Set<Batch>();
  const refusals: Refusal[] = [];
  /** Hashes on their way into the store. */
  const coming = new Set<string>();
  let repeated = 0;
  let isClosed = false;

  async function toGiven({ name, path, type, bytes, code }: TakenFile): Promise<GivenFile | undefined> {
    const hash = await hashOf(bytes);
    if (shelf.files.has(hash) || coming.has(hash)) {
      repeated += 1;
      return undefined;
    }
    coming.add(hash);
    return {
      round,
      hash,
      name,
      type: type.slice(0, 200),
      size: bytes.byteLength,
      state: code ? "UNREAD" : "WAITING",
      given: Date.now(),
      ...(code && { code }),
      ...(path !== undefined && { path }),
    };
  }

  async function store(given: { file: GivenFile; bytes: ArrayBuffer }[], batch: Batch): Promise<void> {
    while (given.length > 0 && !isClosed) {
      try {
        await shelf.give(given);
        for (const { file } of given) coming.delete(file.hash);
        return;
      } catch {
        // Nothing is lost while the page is open: the batch waits until a person goes on.
        pause(batch);
        await batch.gate?.promise;
      }
    }
  }

  function pause(batch: Batch) {
    batch.gate ??= Promise.withResolvers();
    onChange();
  }

  async function take(offered: readonly OfferedFile[]): Promise<void> {
    const batch: Batch = { left: offered.length, unstored: 0, gate: undefined };
    batches.add(batch);
    onChange();
    let given: { file: GivenFile; bytes: ArrayBuffer }[] = [];
    let bytes = 0;
    let since = performance.now();
    const flush = async () => {
      const full = given;
      [given, bytes] = [[], 0];
      await store(full, batch);
      batch.unstored = 0;
      since = performance.now();
    };
    for await (const taking of takeFiles(offered)) {
      if (isClosed) return;
      await batch.gate?.promise;
      if (taking.kind === "found") batch.left += taking.more;
      else batch.left -= 1;
      if (taking.kind === "refused") refusals.push(taking.refusal);
      if (taking.kind === "taken") {
        const file = await toGiven(taking.file);
        if (file) {
          given.push({ file, bytes: taking.file.bytes });
          bytes += file.size;
          batch.unstored += 1;
        }
      }
      const isFull = given.length >= maxBatchFiles || bytes >= maxBatchBytes;
      if (isFull || performance.now() - since > maxBatchMs) await flush();
      onChange();
    }
    await flush();
    batches.delete(batch);
    onChange();
  }

  const count = (isPaused: boolean) =>
    [...batches]
      .filter(({ gate }) => (gate !== undefined) === isPaused)
      .reduce((sum, { left, unstored }) => sum + left + unstored, 0);

  return {
    /** Resolved when all are kept or named as refused. */
    take,
    /** Files that wait for their turn, and those that wait for a person to go on. */
    left: () => count(false),
    held: () => count(true),
    refusals: refusals as readonly Refusal[],
    /** How many files were given whose bytes the round has already. */
    repeated: () => repeated,
    /** Counts repeated files of the next drop only. */
    forgetRepeated() {
      if (batches.size === 0) repeated = 0;
    },
    pause: () => batches.forEach(pause),
    goOn() {
      for (const batch of batches) {
        batch.gate?.resolve();
        batch.gate = undefined;
      }
      onChange();
    },
    close() {
      isClosed = true;
      for (const { gate } of batches) gate?.resolve();
    },
  };
}
export type Taker = ReturnType<typeof createTaker>;
