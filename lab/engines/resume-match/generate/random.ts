/** Random choices that are the same for the same seed. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: string) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  /** mulberry32 */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number between the two, both included. */
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const chance = (probability: number): boolean => next() < probability;
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  }
  function shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }
  const sample = <Item>(items: readonly Item[], count: number): Item[] => shuffle(items).slice(0, count);
  /** "+49 15# ### ####": each # becomes a digit. */
  const digits = (pattern: string): string => pattern.replace(/#/g, () => String(int(0, 9)));
  return { next, int, chance, pick, shuffle, sample, digits };
}
