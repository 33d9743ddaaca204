import type { ReadResume } from "../extract/read-resume.ts";
import type { Evidence, Requirement, RequirementResult } from "../report.ts";
import { smallWords, splitWords } from "../skills/words.ts";
import type { AssertedWord } from "./assertion.ts";
import type { Proofs } from "./evidence.ts";
import { matchInitialisms } from "./initialisms.ts";
import { missingBelow } from "./missing.ts";
import { wordWeight } from "./word-weight.ts";

/** Scores a phrase outside the graph by the share of its significant words in the résumé. */
export function scorePhrase(
  requirement: Requirement,
  read: ReadResume,
  proofs: Proofs,
  none: RequirementResult,
): RequirementResult {
  const phraseStems = [...new Set(stemWords(requirement.label))];
  if (phraseStems.length === 0) return none;
  const { words, asserted, places, initialisms } = proofs;
  const abbreviated = matchInitialisms(requirement.label, asserted, initialisms);
  const placesOf = (stem: string) => {
    const place = places.get(stem);
    return abbreviated.get(stem) ?? (place ? [place] : []);
  };
  const matchedStems = phraseStems.filter((stem) => placesOf(stem).length > 0);
  const weight = (stems: string[]) => stems.reduce((sum, stem) => sum + wordWeight(stem), 0);
  // Common words ("client communication") only count together.
  const share =
    weight(phraseStems) > 0
      ? weight(matchedStems) / weight(phraseStems)
      : Number(occurTogether(phraseStems, words));
  const score = 0.85 * share;
  const matchedWords = [...new Set(matchedStems.flatMap(placesOf))].sort((a, b) => a.start - b.start);
  const [first, last] = [matchedWords[0], matchedWords.at(-1)];
  const areTogether = first !== undefined && last !== undefined && first.sentence === last.sentence;
  const quoted: { start: number; end: number }[] = areTogether
    ? [{ start: first.start, end: last.end }]
    : matchedWords;
  const evidence = quoted.slice(0, 3).map(({ start, end }): Evidence => {
    const quote = read.text.slice(start, end);
    const rule = `“${quote}” matches the words of the job`;
    return { span: [start, end], quote, place: "other", how: "sentence", rule, strength: score };
  });
  return {
    ...none,
    score,
    status: score >= 0.6 ? "deduced" : score >= missingBelow ? "partial" : "missing",
    evidence,
  };
}

/** Whether one sentence asserts the first of these stems, and has the others within six words of it. */
function occurTogether(stems: string[], words: AssertedWord[]): boolean {
  const [first, ...others] = stems;
  return words.some(
    ({ stem, assertion, sentence }, index) =>
      stem === first &&
      assertion === undefined &&
      others.every((other) =>
        words
          .slice(Math.max(0, index - 6), index + 7)
          .some((word) => word.stem === other && word.sentence === sentence),
      ),
  );
}

/** Stems of the significant words of a text. */
export const stemWords = (label: string) =>
  label
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter(Boolean)
    .flatMap((text) => wordStems(text));

function wordStems(text: string): string[] {
  return splitWords(text)
    .filter(({ folded }) => !smallWords.has(folded) && folded.length > 2)
    .map(({ stem }) => stem);
}
