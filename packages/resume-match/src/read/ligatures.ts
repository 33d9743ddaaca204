import { ligatureWords } from "./ligatures.words.ts";

/** Fonts that are cut down may have control characters where a ligature stood: "Certi\0cate". */
const hole = /(?![\t\n\r\x7f-\x9f])\p{Cc}/u;
const holes = new RegExp(hole, "gu");
export const hasHole = (text: string) => hole.test(text);
/** Maximum letters of a word on either side of a ligature that are compared. */
const maxLetters = 20;

export type Ligature = keyof typeof ligatureWords;
const ligatures = Object.entries(ligatureWords).map(([name, words]) => ({
  name: name as Ligature,
  words: words
    .split(/[|\n]/)
    .map((word) => [word.indexOf(name), word] as const)
    .sort((a, b) => b[1].length - a[1].length),
}));
/** How well each ligature fits; missing ones fit as well as 0. */
export type Votes = Partial<Record<Ligature, number>>;

/** How well each ligature fits between the letters of a word. */
export function wordVotes(before: string, after: string): Votes {
  const votes: Votes = {};
  for (const { name, words } of ligatures) {
    const word = (before + name + after).toLowerCase();
    const listed = words.find(([index, part]) => word.startsWith(part, before.length - index))?.[1] ?? "";
    const isDoubled = after !== "" && name.endsWith(after.slice(0, 1).toLowerCase());
    votes[name] = isDoubled ? -3 : listed.length;
  }
  // "_nd", "_oor", "bu_et", "sta_".
  const likely =
    after === "" ? "ff" : /^[aouy]/i.test(after) ? (/[aeiou]$/i.test(before) ? "ff" : "fl") : "fi";
  votes[likely] = (votes[likely] ?? 0) + 1;
  return votes;
}

/** Votes of a listed word; other control characters are not ligatures. */
const minVotes = 2;

/** The ligature with the most votes of `words` words, or "" if hardly any of them is listed. */
export function bestLigature(votes: Votes, words = 1): Ligature | "" {
  const [best] = ligatures.toSorted((a, b) => (votes[b.name] ?? 0) - (votes[a.name] ?? 0));
  return best && (votes[best.name] ?? 0) >= minVotes * words ? best.name : "";
}

/** Replaces the control characters within words; `choose` gives the ligature, or "" to leave one as it is. */
export function fillHoles(
  text: string,
  choose: (before: string, after: string) => string = (before, after) =>
    bestLigature(wordVotes(before, after)),
): string {
  return text.replace(holes, (control, offset: number) => {
    const before = /\p{L}*$/u.exec(text.slice(Math.max(0, offset - maxLetters), offset))?.[0] ?? "";
    const after = /^\p{L}*/u.exec(text.slice(offset + 1, offset + 1 + maxLetters))?.[0] ?? "";
    return choose(before, after) || control;
  });
}
