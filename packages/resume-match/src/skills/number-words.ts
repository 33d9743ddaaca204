const words = "one two three four five six seven eight nine ten eleven twelve fifteen twenty".split(" ");

/** One of the numbers that people write out, as part of a pattern. */
export const numberWord = words.join("|");

/** What a number, written in figures or in words, comes to; `NaN` for any other text. */
export function parseNumber(text: string): number {
  const index = words.indexOf(text.toLowerCase());
  if (index < 0) return Number(text || Number.NaN);
  return index < 12 ? index + 1 : index === 12 ? 15 : 20;
}
