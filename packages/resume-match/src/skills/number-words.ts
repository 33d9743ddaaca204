const words = "one two three four five six seven eight nine ten eleven twelve fifteen twenty".split(" ");

/** Numbers that people write out, as a pattern. */
export const numberWord = words.join("|");

/** Value of a number in figures or words; `NaN` for any other text. */
export function parseNumber(text: string): number {
  const index = words.indexOf(text.toLowerCase());
  if (index < 0) return Number(text || Number.NaN);
  return index < 12 ? index + 1 : index === 12 ? 15 : 20;
}
