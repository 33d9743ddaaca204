import { anyOf } from "word-patterns";
import type { Word } from "../skills/words.ts";
import {
  credentialNouns,
  cueWords,
  deniedWords,
  doneWords,
  endedWords,
  eventNouns,
  handedOver,
  kindsOfLearning,
  observedInCare,
  onlySeen,
  otherWorkers,
  pendingWords,
  wishWords,
} from "./assertion.words.ts";

/** How a sentence asserts a word: as a fact (`undefined`), negated, or only wished for or known about. */
export type Assertion = "negated" | "wish" | undefined;
/** A word that counts, with its assertion. */
export type AssertedWord = Word & { assertion: Assertion };

/** Without any of these near, words state facts only. */
const anyCue = new RegExp(String.raw`\b${anyOf(cueWords)}\b|n['’]t\b`, "gi");
/** No pattern looks further than this many words before, or characters behind, a mention. */
const wordsBefore = 6;
const reachBehind = 120;
/** Others who may have done the work, and limits of it. Without any of these near, it is one's own. */
const anyOther = new RegExp(
  String.raw`\b(?:${anyOf(otherWorkers)}|by (?:me|us)|beyond|part of|among)\b`,
  "gi",
);

const negation =
  /\b(?:not|never|none|neither|nor|cannot|unable to|yet to|(?:do|did|does|has|have|had|was|were|is|are|could|can)n['’]?t|unfamiliar|except|excluding)\b|\bnon-\s*$/i;
/** Negates the next noun, and the object of "experience with". */
const lackOf = /\b(?:no|without|zero|lack(?:s|ing)?(?: of)?)\s+(?!\d)((?:[\p{L}'’-]+\s+){0,4})$/iu;
const experienceNoun =
  /\b(?:experience|knowledge|exposure|part|training|background|contact|skills?|understanding|use|usage|involvement|role|practice|qualifications?|certificates?|clue)$/i;
const preposition = /^(?:with|in|of|on|using|for|at|to|by|from|through|about|during|across|into|as)$/i;
const pseudoNegation =
  /\b(?:not (?:only|just|merely)|no (?:less|fewer|one|later)|never (?:missed|late|failed|lost|absent|exceeded|had a|been late))\b/i;
const rejectedAlternative = /\b(?:rather than|instead of|in place of)\s+(?:[\p{L}-]+\s+){0,2}$/iu;

const wish = new RegExp(
  String.raw`\b(?:${[
    anyOf(wishWords),
    `(?<!${anyOf(kindsOfLearning)}[ -])learning`,
    `observ(?:ed|ing)(?! ${anyOf(observedInCare)})`,
    String.raw`attended (?:an? |the |some )?(?:[\p{L}-]+ ){0,2}${anyOf(eventNouns)} (?:on|about|in)`,
  ].join("|")})\b`,
  "iu",
);

const doneByOthers = new RegExp(
  [
    String.raw`^[^.;\n]{0,40}?\b(?:(?:was|were|is|are|been|being)\s+(?:\p{L}+ly\s+)?${anyOf(doneWords)}\s+(?:by|at)|${anyOf(handedOver)}\s+to)\s+(?:(?:an?|the|our|my)\s+)?${anyOf(otherWorkers)}\b`,
    String.raw`\b(?:by|from) (?:another|a different|the other|an external|an outside)\b`,
  ].join("|"),
  "iu",
);
const outOfScope =
  /^[^.;\n]{0,40}?\bnot by (?:me|us)\b|^[^.;,\n]{0,24}?\b(?:was|were|is|are|being)?\s*(?:outside|beyond|not part of|not among|no part of)\s+(?:of\s+)?(?:my|the|our|this)\b/i;
const negatedAfter = new RegExp(
  [
    String.raw`^(?:\s+(?:skills?|experience|knowledge|exposure|training))?(?:\s*[:=–—-]\s*|\s*\(\s*|\s+)(?:none\b|nil\b|zero\b|n\/a\b|no experience|not yet|never\b|no(?=\s*(?:[,;.)\n]|$)))`,
    String.raw`^[\s,:–—(-]*(?:but\s+|though\s+)?(?:I\s+)?(?:(?:did|do|does|have|has|had|was|were|is|are)(?:\s+not|n[’']t)|never|not)\s+(?:\p{L}+\s+){0,3}?${anyOf(deniedWords)}\s*(?:[.,;)\n]|$)`,
  ].join("|"),
  "iu",
);
const onlyObserved = new RegExp(
  String.raw`^[\s,(–—-]*(?:${anyOf(onlySeen)}|(?:\p{L}+ )?(?:still |yet )?to (?:come|follow))\b`,
  "iu",
);

const credentialNoun = anyOf(credentialNouns);
const expiredAfter = new RegExp(
  String.raw`^[\s,:(–—-]*(?:(?:\p{L}+['’]?s?\s+){0,2}${credentialNoun}\s*[,:(–—-]?\s*)?(?:has |have |is |was |were |now |since |been |but |both |all )*${anyOf(endedWords)}\b`,
  "iu",
);
const pendingAfter = new RegExp(
  String.raw`^[\s,:(–—-]*(?:(?:\p{L}+['’]?s?\s+){0,2}(?:${credentialNoun}|inter(?:mediate)?|papers?)\s*[,:(–—-]?\s*)?(?:has |have |is |was |now |still |been |but )*${anyOf(pendingWords)}`,
  "iu",
);
const expiredBefore =
  /\b(?:expired|lapsed|revoked|suspended|surrendered|former(?:ly)?(?: held| registered)?)\s+(?:[\p{L}-]+\s+){0,3}$/iu;
const credentialNounAfter = new RegExp(String.raw`^\s*(?:\p{L}+['’]?s?\s+){0,2}${credentialNoun}\b`, "iu");
const partQualified =
  /^[\s,(–—-]*(?:part[- ]qualified|finalist|student|candidate|expected|trainee|to be completed)\b/i;

/**
 * Reads the assertion of a mention from the words around it. `first` and `last` are its word indexes. `isCredential`:
 * it is a licence or certificate, which can expire or be applied for.
 */
export function createAssertionReader(
  words: Word[],
  text: string,
): (first: number, last: number, isCredential?: boolean) => Assertion {
  let [lineStart, lineEnd] = [0, -1];
  const hasCue = placeFinder(text, anyCue);
  const hasOther = placeFinder(text, anyOther);
  return (first, last, isCredential = false) => {
    const [word, end] = [words[first], words[last]];
    if (!word || !end) return undefined;
    if (word.start >= lineEnd || word.start < lineStart) {
      lineStart = text.lastIndexOf("\n", word.start) + 1;
      lineEnd = text.indexOf("\n", word.start);
      if (lineEnd < 0) lineEnd = text.length;
    }
    const from = startBefore(words, first, wordsBefore);
    const before = hasCue(from, word.start) ? assertionBefore(words, first, text) : undefined;
    if (before) return before;
    const to = Math.min(Math.max(end.end, lineEnd), end.end + reachBehind);
    if (!hasCue(end.end, to)) return undefined;
    return assertionAfter(
      text.slice(end.end, to),
      isCredential || credentialWord.test(end.folded),
      hasOther(end.end, to),
    );
  };
}
const credentialWord = /^(?:licen[cs]e|certificate|registration)s?$/;

/** Tells whether a pattern occurs between two places of a text, which it searches once. */
function placeFinder(text: string, pattern: RegExp): (from: number, to: number) => boolean {
  const places = [...text.matchAll(pattern)].map(({ index }) => index);
  return (from, to) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return (places[low] ?? to) < to;
  };
}

/** Where the words before a word begin, up to a number, in its sentence. */
function startBefore(words: readonly Word[], index: number, count: number): number {
  let from = index;
  while (from > 0 && index - from < count && words[from - 1]?.sentence === words[index]?.sentence) from -= 1;
  return words[from]?.start ?? 0;
}

function assertionBefore(words: Word[], index: number, text: string): Assertion {
  const word = words[index];
  if (!word) return undefined;
  const textBefore = (count: number) => text.slice(startBefore(words, index, count), word.start);
  const before = textBefore(wordsBefore);
  if (before === "") return undefined;
  // "No Python but Java": the part after "but" is claimed.
  const nearby = textBefore(4).replace(/^.*\b(?:but|however|although|though)\b/is, "");
  if (!pseudoNegation.test(nearby)) {
    if (negation.test(nearby)) return "negated";
    const lacking = lackOf.exec(nearby)?.[1]?.trim();
    if (lacking !== undefined && negatesFollowing(lacking)) return "negated";
  }
  if (rejectedAlternative.test(nearby) || expiredBefore.test(nearby)) return "negated";
  return wish.test(before) ? "wish" : undefined;
}

/** "no experience with X" negates X, "without downtime on X" does not. */
function negatesFollowing(between: string): boolean {
  const parts = between.split(/\s+/).filter(Boolean);
  const prepositionIndex = parts.findIndex((part) => preposition.test(part));
  return prepositionIndex < 0
    ? parts.length <= 3
    : experienceNoun.test(parts.slice(0, prepositionIndex).join(" "));
}

function assertionAfter(rest: string, isCredential: boolean, hasOther: boolean): Assertion {
  if (negatedAfter.test(rest) || (hasOther && outOfScope.test(rest))) return "negated";
  const isAboutCredential = isCredential || credentialNounAfter.test(rest);
  if (isAboutCredential && expiredAfter.test(rest)) return "negated";
  if (isAboutCredential && pendingAfter.test(rest)) return "wish";
  if (partQualified.test(rest) || onlyObserved.test(rest)) return "wish";
  return hasOther && doneByOthers.test(rest) ? "wish" : undefined;
}
