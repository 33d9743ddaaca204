/**
 * Joins calls that arrive while an earlier one is at work, up to `limit` items at once. Each write to the disk takes
 * milliseconds, whether it is of one message or of a hundred.
 * @returns a function that resolves once its items are stored, or rejects if they cannot be
 */
export function createBatch<Item>(store: (items: Item[]) => Promise<void>, limit = 200) {
  type Entry = { items: Item[]; done: () => void; failed: (error: unknown) => void };
  let waiting: Entry[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      let size = 0;
      const end = waiting.findIndex(({ items }, index) => {
        size += items.length;
        return index > 0 && size > limit;
      });
      const entries = end === -1 ? waiting : waiting.slice(0, end);
      waiting = end === -1 ? [] : waiting.slice(end);
      const isStored = await store(entries.flatMap(({ items }) => items)).then(
        () => true,
        () => false,
      );
      // One that cannot be stored must not keep the others out.
      for (const { items, done, failed } of entries) {
        if (isStored) done();
        else await store(items).then(done, failed);
      }
    }
    isWorking = false;
  }

  return (items: Item[]): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ items, done, failed });
      if (!isWorking) void work();
    });
}
