import type { Classifier } from "./classifier.ts";

/** Letter for no shared prefix; the next letters stand for lengths of 1, 2 and so on. */
const none = "A".charCodeAt(0);

/**
 * Front-codes sorted words: for each, a letter for the length of the prefix shared with the previous one, and
 * the rest.
 */
export function packWords(words: readonly string[]): string {
  const parts = words.map((word, at) => {
    const before = words[at - 1] ?? "";
    let same = 0;
    while (same < word.length && word[same] === before[same]) same += 1;
    return `${String.fromCharCode(none + same)}${word.slice(same)}`;
  });
  return parts.join("\n");
}

/** Reads the output of `packWords`. */
export function unpackWords(text: string): string[] {
  let word = "";
  return text.split("\n").map((part) => {
    word = word.slice(0, part.charCodeAt(0) - none) + part.slice(1);
    return word;
  });
}

/** Code of the letter for 0; the letters around it stand for the numbers around 0. */
const zero = 80;
const largest = 40;

/**
 * Packs a classifier into text that compresses about a quarter better than that of `writeClassifier`, but is
 * not readable: all feature names, and a letter for each number. Numbers are clamped to ±40.
 */
export function packClassifier({ classes, weights }: Classifier): { names: string; letters: string } {
  const features = Object.keys(weights);
  const letters = features.flatMap((feature) =>
    classes.map((_, one) => {
      const weight = weights[feature]?.[one] ?? 0;
      return String.fromCharCode(zero + Math.max(-largest, Math.min(largest, weight)));
    }),
  );
  return { names: packWords(features), letters: letters.join("") };
}

/** Reads the output of `packClassifier`. */
export function unpackClassifier(
  classes: readonly string[],
  scale: number,
  names: string,
  letters: string,
): Classifier {
  const weights = Object.fromEntries(
    unpackWords(names).map((name, feature) => {
      const own = letters.slice(feature * classes.length, (feature + 1) * classes.length);
      return [name, [...own].map((letter) => letter.charCodeAt(0) - zero)];
    }),
  );
  return { classes, scale, weights };
}
