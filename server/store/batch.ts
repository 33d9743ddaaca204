import { setTimeout as wait } from "node:timers/promises";

type Options = {
  /** Most items of one write. A call is never split. */
  limit?: number;
  /** Time between the end of a write and the next one. A write after a longer rest begins immediately. */
  pauseMs: number;
};

/**
 * Joins calls that arrive while an earlier one is at work, or in the pause after it. Each write to the disk takes
 * milliseconds, whether it is of one item or of a hundred.
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
        // One that cannot be stored must not keep the others out.
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
