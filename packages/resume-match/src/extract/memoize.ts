import { perVocabulary } from "./vocabulary.ts";

const maxEntries = 5_000;
/** Longer texts do not recur, and would fill the memory. */
const maxLength = 200;

/** Memoizes a function for each vocabulary: reading a résumé calls it with the same lines many times. */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const resultsOf = perVocabulary(() => new Map<string, Result>());
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const results = resultsOf();
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= maxEntries) results.clear();
    results.set(text, result);
    return result;
  };
}
