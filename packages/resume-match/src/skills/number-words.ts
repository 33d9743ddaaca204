const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Numbers below a hundred that people write out, as a pattern. */
export const numberWord = `(?:${tens.join("|")})(?:[- ](?:${units.slice(0, 9).join("|")}))?|${units.toReversed().join("|")}`;

function wordValue(word: string): number {
  const unit = units.indexOf(word);
  const ten = tens.indexOf(word);
  return unit >= 0 ? unit + 1 : ten >= 0 ? 10 * (ten + 2) : Number.NaN;
}

/** Value of a number in figures or words; `NaN` for any other text. */
export function parseNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return text
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + wordValue(word), 0);
}
