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

/** Without any of these near, words state facts only. */
const anyCue = new RegExp(String.raw`\b${anyOf(cueWords)}\b|n['’]t\b`, "gi");
/** No pattern looks further than this many characters before or behind a mention. */
const cueReach = 160;

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
  const cues = [...text.matchAll(anyCue)].map(({ index }) => index);
  /** The first cue at or behind a place. */
  const cueFrom = (place: number) => {
    let [low, high] = [0, cues.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cues[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return cues[low] ?? Number.POSITIVE_INFINITY;
  };
  return (first, last, isCredential = false) => {
    const [word, end] = [words[first], words[last]];
    if (!word || !end) return undefined;
    if (word.start >= lineEnd || word.start < lineStart) {
      lineStart = text.lastIndexOf("\n", word.start) + 1;
      lineEnd = text.indexOf("\n", word.start);
      if (lineEnd < 0) lineEnd = text.length;
    }
    const to = Math.min(Math.max(end.end, lineEnd), end.end + cueReach);
    const cue = cueFrom(Math.max(lineStart, word.start - cueReach));
    if (cue >= to) return undefined;
    return (
      (cue < word.start ? assertionBefore(words, first, text) : undefined) ??
      (cueFrom(end.end) < to
        ? assertionAfter(
            text.slice(end.end, to),
            isCredential || /^(?:licen[cs]e|certificate|registration)s?$/.test(end.folded),
          )
        : undefined)
    );
  };
}

function assertionBefore(words: Word[], index: number, text: string): Assertion {
  const word = words[index];
  if (!word) return undefined;
  const textBefore = (count: number) => {
    let from = index;
    while (from > 0 && index - from < count && words[from - 1]?.sentence === word.sentence) from -= 1;
    return text.slice(words[from]?.start, word.start);
  };
  const before = textBefore(6);
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

function assertionAfter(rest: string, isCredential: boolean): Assertion {
  if (negatedAfter.test(rest) || outOfScope.test(rest)) return "negated";
  const isAboutCredential = isCredential || credentialNounAfter.test(rest);
  if (isAboutCredential && expiredAfter.test(rest)) return "negated";
  if (isAboutCredential && pendingAfter.test(rest)) return "wish";
  if (partQualified.test(rest) || onlyObserved.test(rest)) return "wish";
  return doneByOthers.test(rest) ? "wish" : undefined;
}
