/** Reproducible numbers from 0 to 1 (Mulberry32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const randomBelow = (random: Random, count: number) => Math.floor(random() * count);

export function pick<T>(random: Random, from: readonly T[]): T {
  const item = from[randomBelow(random, from.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
