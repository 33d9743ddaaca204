export type Random = {
  /** An integer from `min` to `max`, inclusive. */
  int: (min: number, max: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
};

/** Mulberry32: the same seed gives the same numbers. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    shuffle(items) {
      const shuffled = [...items];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = int(0, index);
        const [a, b] = [shuffled[index], shuffled[other]];
        if (a !== undefined && b !== undefined) [shuffled[index], shuffled[other]] = [b, a];
      }
      return shuffled;
    },
  };
}
