const marks: Record<string, string> = { "(": "(?:", "*": String.raw`\w*`, _: String.raw`\w+` };

const toSource = (word: string) =>
  word.replace(/[(*_.+^${}\\/]/g, (character) => marks[character] ?? `\\${character}`);

/**
 * Source of a regular expression that matches one of the words, in a group that captures nothing. A longer
 * word wins over one that it begins with, in whatever order they are listed. The README has the notation.
 * @param groups each with words separated by a comma and a space
 */
export function anyOf(groups: readonly string[]): string {
  const words = groups.flatMap((group) => group.split(", "));
  return `(?:${words
    .sort((a, b) => b.length - a.length)
    .map(toSource)
    .join("|")})`;
}

/**
 * Matches one of the words where it is not part of a longer word. With the flag `u` letters of any script
 * belong to words; without it words consist of ASCII letters, digits and underscores.
 */
export function wholeWords(groups: readonly string[], flags = ""): RegExp {
  const source = flags.includes("u")
    ? String.raw`(?<!\p{L})${anyOf(groups)}(?!\p{L})`
    : String.raw`\b${anyOf(groups)}\b`;
  return new RegExp(source, flags);
}
