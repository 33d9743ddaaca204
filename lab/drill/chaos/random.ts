/** Seeded random numbers (mulberry32). Each lane has its own generator: none shifts another's sequence. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  return {
    between,
    whole: (min: number, max: number) => Math.floor(between(min, max + 1)),
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
    shuffle<T>(list: readonly T[]): T[] {
      return list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item);
    },
  };
}
export type Random = ReturnType<typeof createRandom>;
