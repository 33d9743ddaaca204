/** Longer messages are cut off here. In UTF-16 units. */
export const maxLength = 2_000;

/** No name, number or address is longer, and patterns that begin again within a word take no longer than this allows. */
const longestWord = 100;
const longestNumber = 20;
const longestGap = 4;

const longWord = new RegExp(`(\\S{${longestWord}})\\S+`, "gu");
const longNumber = new RegExp(`\\d{${longestNumber + 1},}`, "gu");
const longGap = new RegExp(`\\s{${longestGap + 1},}`, "gu");

/**
 * A message within the bounds of what is read: its first letters, no word or gap without an end, and no row of digits that is
 * no number. The time to read it then grows with its length at most.
 */
export const boundedText = (text: string): string =>
  text
    .slice(0, maxLength)
    .replace(longGap, (gap) => (gap.includes("\n") ? "\n" : " "))
    .replace(longNumber, " ")
    .replace(longWord, "$1");
