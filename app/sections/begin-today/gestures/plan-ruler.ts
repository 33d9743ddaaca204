export type RulerPart = { x: number; width: number };

/** Places tests one after the other on a ruler in minutes, with a break between two. */
export function placeOnRuler(
  tests: readonly { minutes: number; isChosen: boolean }[],
  breakMinutes: number,
): { parts: RulerPart[]; total: number } {
  let from = 0;
  const parts = tests.map(({ minutes, isChosen }) => {
    if (!isChosen) return { x: 0, width: 0 };
    const part = { x: from, width: minutes };
    from += minutes + breakMinutes;
    return part;
  });
  return { parts, total: Math.max(0, from - breakMinutes) };
}
