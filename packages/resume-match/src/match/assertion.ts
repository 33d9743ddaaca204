import { anyOf } from "word-patterns";
import type { Word } from "../skills/words.ts";
import { cueWords } from "./assertion.words.ts";

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

const wish =
  /\b(?:want(?:s|ed|ing)?|wish(?:es)?|keen|eager|hop(?:e|es|ing) to|willing|interested|objective|seeking|looking for|aspir\w+|plan(?:s|ning)? (?:to|on)|aim(?:s|ing)? (?:to|at|for)|look(?:ing)? forward|would (?:like|love)|currently learning|(?<!(?:machine|deep|reinforcement|transfer|supervised|federated|online|distance|blended|play-based|adult|e-?)[ -])learning|pursuing|studying|preparing for|appl(?:ied|ying) for|(?:exam|test) (?:in|for)|working towards|beginn(?:er|ing) (?:in|with)|next to|alongside|beside|sat (?:with|near|in)|observ(?:ed|ing)(?! (?:and|patients?|residents?|vital|children|pupils|students))|shadow(?:ed|ing)|curious|heard? (?:of|about)|read(?:ing)? (?:up on|about)|attended (?:an? |the |some )?(?:[\p{L}-]+ ){0,2}(?:talks?|lectures?|webinars?|seminars?|sessions?|introductions?|demos?|meet-?ups?|conferences?) (?:on|about|in)|aware(?:ness)? of|exposure to)\b/iu;

const doneByOthers =
  /^[^.;\n]{0,40}?\b(?:(?:was|were|is|are|been|being)\s+(?:\p{L}+ly\s+)?(?:done|handled|written|run|made|managed|performed|covered|carried out|developed|built|prepared|processed|owned|administered|looked after|delivered|provided|fitted|installed|maintained)\s+(?:by|at)|(?:left|outsourced|handed(?: over)?|given|passed(?: on)?|subcontracted)\s+to)\s+(?:(?:an?|the|our|my)\s+)?(?:colleagues?|others|somebody else|someone else|bureau|contractors?|subcontractors?|agency|agencies|vendors?|specialists?|suppliers?|outside|external|another|different|other|third part(?:y|ies)|head office|boss|manager)\b|\b(?:by|from) (?:another|a different|the other|an external|an outside)\b/iu;
const outOfScope =
  /^[^.;\n]{0,40}?\bnot by (?:me|us)\b|^[^.;,\n]{0,24}?\b(?:was|were|is|are|being)?\s*(?:outside|beyond|not part of|not among|no part of)\s+(?:of\s+)?(?:my|the|our|this)\b/i;
const negatedAfter =
  /^(?:\s+(?:skills?|experience|knowledge|exposure|training))?(?:\s*[:=–—-]\s*|\s*\(\s*|\s+)(?:none\b|nil\b|zero\b|n\/a\b|no experience|not yet|never\b|no(?=\s*(?:[,;.)\n]|$)))|^[\s,:–—(-]*(?:but\s+|though\s+)?(?:I\s+)?(?:(?:did|do|does|have|has|had|was|were|is|are)(?:\s+not|n[’']t)|never|not)\s+(?:\p{L}+\s+){0,3}?(?:any|it|them|this|these|one|myself|yet|used|done|completed|awarded|renewed|held|practi[sc]ed|required|included|offered|needed|touched|tried|my own)\s*(?:[.,;)\n]|$)/iu;
const onlyObserved =
  /^[\s,(–—-]*(?:only (?:observed|shadowed|watched|read|in theory|as an? (?:observer|trainee))|(?:observed|shadowed|watched|theory|exposure|awareness) only|beginner|learning\b|basic awareness|in progress|in theory|(?:\p{L}+ )?(?:still |yet )?to (?:come|follow)|(?:course|training) (?:booked|planned|pending))\b/iu;

const credentialNouns =
  "licen[cs]e|certificat(?:e|ion)|registration|registered|ticket|card|member(?:ship)?|qualifications?|permit|accreditation|exam(?:ination)?";
const expiredAfter = new RegExp(
  String.raw`^[\s,:(–—-]*(?:(?:\p{L}+['’]?s?\s+){0,2}(?:${credentialNouns})\s*[,:(–—-]?\s*)?(?:has |have |is |was |were |now |since |been |but |both |all )*(?:expired|r[ua]n out|lapsed|revoked|suspended|surrendered|withdrawn|not renewed|not held|given up|void|out of date|invalid)\b`,
  "iu",
);
const pendingAfter = new RegExp(
  String.raw`^[\s,:(–—-]*(?:(?:\p{L}+['’]?s?\s+){0,2}(?:${credentialNouns}|inter(?:mediate)?|papers?)\s*[,:(–—-]?\s*)?(?:has |have |is |was |now |still |been |but )*(?:applied for|applied|pending|booked|planned|scheduled|in progress|under way|not yet|failed|expected|to be (?:taken|completed|sat)|part[- ]qualified|finalist|student|candidate|trainee|(?:\w+ )?papers? (?:passed|to go|left)|final (?:pending|awaited))`,
  "iu",
);
const expiredBefore =
  /\b(?:expired|lapsed|revoked|suspended|surrendered|former(?:ly)?(?: held| registered)?)\s+(?:[\p{L}-]+\s+){0,3}$/iu;
const credentialNounAfter = new RegExp(
  String.raw`^\s*(?:\p{L}+['’]?s?\s+){0,2}(?:${credentialNouns})\b`,
  "iu",
);
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
