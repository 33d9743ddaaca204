import { readFileSync } from "node:fs";
import { decodeSpellingModel } from "pronunciation";
import { loadSpellingModel } from "pronunciation/node";
import { nameSounds } from "../../../packages/pronunciation/src/lexicon/name-sounds.ts";
import { guessPronunciations } from "../../../packages/pronunciation/src/lexicon/spell.ts";
import { hash, phoneDistance } from "./word-measures.ts";

/*
 * Measures guessed pronunciations of Indian names, in two halves by a hash: failures are shown for the half that the rules
 * were fitted to.
 *
 *   node lab/engines/pronunciation/guess-names.ts
 */

const spelling = decodeSpellingModel(loadSpellingModel());

const model = (word: string) => guessPronunciations(spelling, word, 2).map(({ phones }) => phones);
const methods = {
  "spelling model": (word: string) => model(word),
  "rules of names": nameSounds,
  both: (word: string) => [...model(word), ...nameSounds(word)],
};

const names = readFileSync(new URL("./texts/indian-names.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [name = "", ...rest] = line.split(" ");
    const pronunciations = rest
      .join(" ")
      .split(", ")
      .map((form) => form.split(" "));
    return { name, word: name.toLowerCase(), pronunciations };
  });

for (const [half, title] of [
  [0, "fitted to"],
  [1, "only counted"],
] as const) {
  const own = names.filter(({ name }) => hash(name) % 2 === half);
  for (const [method, guess] of Object.entries(methods)) {
    let errors = 0;
    let phones = 0;
    let right = 0;
    let firstErrors = 0;
    for (const { name, word, pronunciations } of own) {
      const guesses = guess(word);
      const distances = guesses.map((each) =>
        Math.min(...pronunciations.map((form) => phoneDistance(each, form))),
      );
      const best = Math.min(...distances);
      const length = Math.min(...pronunciations.map((form) => form.length));
      errors += Number.isFinite(best) ? best : length;
      firstErrors += distances[0] ?? length;
      phones += length;
      if (best === 0) right += 1;
      else if (half === 0 && method === "both" && process.argv.includes("--failures"))
        console.log(
          name,
          pronunciations.map((form) => form.join(" ")),
          guesses.map((form) => form.join(" ")),
        );
    }
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    console.log(
      `${title} (${own.length}), ${method}: phone errors of the first ${percent(firstErrors / phones)}, of the best ${percent(errors / phones)}; a right one among them ${percent(right / own.length)}`,
    );
  }
}
