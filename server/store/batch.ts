import { setTimeout as wait } from "node:timers/promises";

type Options = {
  /** Maximum number of items per write. Calls are never split. */
  limit?: number;
  /** Pause between writes. A write after a longer rest starts immediately. */
  pauseMs: number;
};

/**
 * Batches calls that arrive during a write or in the pause after it: a write to the disk takes milliseconds,
 * whether it has one item or a hundred.
 * @returns a function that resolves once its items are stored, or rejects if they cannot be
 */
export function createBatch<Item>(
  store: (items: Item[]) => Promise<void>,
  { limit = 200, pauseMs }: Options,
) {
  type Entry = { items: Item[]; done: () => void; failed: (error: unknown) => void };
  let waiting: Entry[] = [];
  let isWorking = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  async function work(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const restMs = endedAt + pauseMs - performance.now();
      if (restMs > 0) await wait(restMs);
      let size = 0;
      const end = waiting.findIndex(({ items }, index) => {
        size += items.length;
        return index > 0 && size > limit;
      });
      const entries = end === -1 ? waiting : waiting.slice(0, end);
      waiting = end === -1 ? [] : waiting.slice(end);
      try {
        await store(entries.flatMap(({ items }) => items));
        for (const { done } of entries) done();
      } catch (error) {
        // An item that cannot be stored must not block the others.
        const [only, ...others] = entries;
        if (others.length === 0) only?.failed(error);
        else for (const { items, done, failed } of entries) await store(items).then(done, failed);
      }
      endedAt = performance.now();
    }
    isWorking = false;
  }

  return (items: Item[]): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ items, done, failed });
      if (!isWorking) void work();
    });
}
