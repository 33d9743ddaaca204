import { readFileSync } from "node:fs";
import { createLexicon, decodeSpellingModel, optionalPause, readText } from "pronunciation";
import { loadDictionary, loadSpellingModel } from "pronunciation/node";
import { hash } from "./word-measures.ts";

/*
 * Checks how texts are read that people write: each accepted reading must be one way through the pronunciations of the
 * text's words. Texts are split into two halves by a hash: failures are shown for the half that was mended with.
 *
 *   node lab/engines/pronunciation/read-texts.ts
 */

const lexicon = createLexicon(loadDictionary());
const spelling = decodeSpellingModel(loadSpellingModel());

const withoutPauses = (phones: readonly string[]) =>
  phones.filter((phone) => phone !== optionalPause).join(" ");

/** Whether one pronunciation of each word of `parts` in turn is one of each word of `whole` in turn. */
function isReading(whole: readonly string[][], parts: readonly string[][]): boolean {
  const seen = new Set<string>();
  // Phones that one side is ahead.
  const visit = (i: number, j: number, ahead: string, isWholeAhead: boolean): boolean => {
    const key = `${i} ${j} ${ahead} ${isWholeAhead}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (i === whole.length && j === parts.length) return ahead === "";
    const takesWhole = ahead === "" ? i < whole.length : !isWholeAhead;
    const next = takesWhole ? whole[i] : parts[j];
    return (next ?? []).some((form) => {
      const text = ` ${form}`;
      const [ni, nj] = takesWhole ? [i + 1, j] : [i, j + 1];
      if (ahead === "") return visit(ni, nj, text, takesWhole);
      if (text.startsWith(ahead)) return visit(ni, nj, text.slice(ahead.length), takesWhole);
      return ahead.startsWith(text) && visit(ni, nj, ahead.slice(text.length), isWholeAhead);
    });
  };
  return visit(0, 0, "", true);
}

const forms = (text: string) =>
  readText(text, lexicon, { spelling }).words.map(({ pronunciations }) => pronunciations.map(withoutPauses));

type Figures = { right: number; all: number };

/** Counts accepted readings, in one set or in two halves by a hash. Shows the failures of the first half. */
function count(name: string, sets: number): Figures[] {
  const figures: Figures[] = Array.from({ length: sets }, () => ({ right: 0, all: 0 }));
  const file = new URL(`./texts/${name}.txt`, import.meta.url);
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [text = "", readings = ""] = line.split(" => ");
    if (readings === "" || line.startsWith("#")) continue;
    const half = hash(text) % sets;
    const written = forms(text);
    for (const reading of readings.split(" / ")) {
      // Single letters are the names of letters, except "a" and "i".
      const words = reading.split(" ").map((word) => (/^[b-hj-z]$/.test(word) ? `${word}.` : word));
      const spoken = words.map((word) => forms(word)[0] ?? []);
      const isAccepted = isReading(written, spoken);
      const own = figures[half];
      if (own) own.all += 1;
      if (own && isAccepted) own.right += 1;
      if (!isAccepted && sets === 2 && half === 0) console.log(`${text} → ${reading}`);
    }
  }
  return figures;
}

const [mended, counted] = count("as-written", 2);
const [fresh] = count("fresh", 1);
for (const [title, figures] of Object.entries({ "mended with": mended, "only counted": counted, fresh }))
  console.log(`${title}: ${figures?.right} of ${figures?.all} readings accepted`);
