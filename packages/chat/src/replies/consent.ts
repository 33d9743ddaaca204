import { anyOf, wholeWords } from "word-patterns";
import { isCapital, leadingName } from "../fields/proper-names.ts";
import { readQuestion } from "../intents.ts";
import { toLatin } from "../language/to-latin.ts";
import { takeTurn } from "../turn.ts";
import * as words from "./consent.words.ts";
import { isConditional, isLimiting, withoutHarmless } from "./limits.ts";
import { tokensOf } from "./tokens.ts";
import { matchesAny, wordSet, wordsOf } from "./word-lists.ts";

/** Phrases as tokens, longer ones first: one phrase may begin with another. */
const phrases = (groups: readonly string[]) =>
  wordsOf(groups)
    .map((phrase) => phrase.normalize("NFKD").split(" "))
    .toSorted((a, b) => b.length - a.length);

const keeping = wordsOf(words.keepers).flatMap((keep) =>
  wordsOf(words.keepEndings).flatMap((end) => [
    `${keep} ${end}`,
    `you can ${keep} ${end}`,
    `you may ${keep} ${end}`,
  ]),
);
const permission = phrases([...words.permissions, ...keeping]);
const agreement = phrases([...words.agreeing, ...words.permissions, ...keeping]);
const refusal = phrases(words.refusing);
const before = wordSet(words.openings);
const after = wordSet(words.additions);
const yes = wordSet(words.yesAnywhere);
const unmistakable = wordSet([...words.yesAnywhere, ...words.agreementAnywhere]);
const inversions = wordSet(words.inversions);
const refusalWords = wordSet(words.refusalWords);
const nounsAfterNo = wordSet(words.nounsAfterNo);
const goesOn = wordSet(words.refusalsThatGoOn);

/** How many of the first tokens are one of the phrases; 0 if none. */
const lengthAtStart = (tokens: readonly string[], list: readonly string[][]) =>
  list.find((phrase) => phrase.every((word, at) => tokens[at] === word))?.length ?? 0;

const notYesFirst = new RegExp(String.raw`^\W*${anyOf(words.notAYes)}\b`);
/** "ha ha", "he he" */
const laughter = /^\W*(?:ha(?: ?ha)+\b|he ?he)/;
/** "haan ya na" */
const yesOrNo = /\b(?:ya|or) (?:na|nahi|no)\b|\bna bhi\b/;
const beginsOtherwise = (text: string) =>
  [notYesFirst, laughter, yesOrNo].some((pattern) => pattern.test(text));

/** An introduction that says nothing about the consent: "I am very interested in this job.", "I want this job," */
const introduction =
  /^\W*i(?:'m| am) (?:very |really |much |so |highly )*interested(?: in (?:this|the|your) (?:job|role|opening|position|post|work))?\W+|^\W*(?:very |much )*interested(?: sir| mam)?\W+|^\W*i (?:really |badly )?(?:want|need) (?:this|the|a) job\W+/i;

/** "ji", "ji sir": a yes, but as an opening it is courtesy. */
const onlyJi = /^\W*ji(?:\W+(?:ji|sir|mam|madam|mahoday))*\W*$/i;

const beginsWithOwn = new RegExp(String.raw`^${anyOf(words.ownWords)}\b`);
/** "… hoon", at the end of what one says of oneself in Hindi. */
const hindiIAm = /\b(?:hu|hoon|hun)\b/;
const namesItself = wholeWords(words.nameWords, "i");
/** "Rahul Verma", "I am Rahul" */
const writtenAsName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:I am|I'm|i am|i'm|im|Im) \p{Lu}\p{Ll}+/u;

/** Whether words after a yes are facts about oneself, such as "I am Rahul Verma, 5 years at Kestrel". */
function areFacts(text: string, today: string): boolean {
  const plain = text.toLowerCase();
  if (readQuestion(plain)) return false;
  const name = leadingName(text, 4).join(" ");
  if (name.includes(" ") && name === text.replace(/[.!\s]+$/, "") && name.split(" ").every(isCapital))
    return true;
  const { intent, fields } = takeTurn({ today, text }, {});
  const count = Object.keys(fields).length;
  // A single word after "I am" may be anything: only a name that is called one, or is written as one, counts alone.
  if (count === 1 && "name" in fields) return namesItself.test(text) || writtenAsName.test(text);
  const isOwn =
    beginsWithOwn.test(plain) || hindiIAm.test(plain) || count >= 2 || "phone" in fields || "email" in fields;
  return (intent === "give-facts" || intent === "correct") && count > 0 && isOwn;
}

/** A text without its first words. */
const withoutWords = (text: string, count: number) =>
  text.replace(
    new RegExp(`^(?:[^\\p{L}\\d👍✅👌☑✔]*(?:[\\p{L}\\d'_-]+|[👍✅👌☑✔])){${count}}[^\\p{L}\\d]*`, "u"),
    "",
  );

/** The tokens after a yes from the first one that is neither courtesy nor another yes. */
function beyondCourtesy(following: readonly string[]): readonly string[] {
  let at = 0;
  while (at < following.length) {
    const length = lengthAtStart(following.slice(at), agreement);
    if (length === 0 && !after.has(following[at] ?? "")) break;
    at += Math.max(length, 1);
  }
  return following.slice(at);
}

/** Where the phrases of a list begin among tokens; -1 if nowhere. */
const placeOf = (tokens: readonly string[], list: readonly string[][]) =>
  tokens.findIndex((_, at) => lengthAtStart(tokens.slice(at), list) > 0);

const keeper = anyOf(words.keepers);
const noted = anyOf(words.notedThings);
/** "don't note it", "note mat karo", "I do not allow it" */
const denies = [
  String.raw`\b(?:don't|dont|do not|not to|never|mat|huwag|wag) (?:[\p{L}-]+ ){0,2}(?:${keeper}|i-note|likho|rakho)(?: ${noted}(?!\p{L})|$)`,
  String.raw`\b(?:${keeper}|likhna) (?:[\p{L}-]+ ){0,2}${anyOf(words.notAfterVerb)}(?!\p{L})(?! ${anyOf(words.notToForget)})`,
  String.raw`\b${anyOf(words.refusalsAnywhere)}(?!\p{L})`,
].map((source) => new RegExp(source, "u"));

const isKnown = (token: string) =>
  before.has(token) || after.has(token) || refusalWords.has(token) || isLimiting(token);

/** Whether a clause does nothing but refuse: "my answer is no", "sorry, don't note it". */
function isRefusal(tokens: readonly string[]): boolean {
  if (matchesAny(denies, tokens.join(" "))) return true;
  const at = placeOf(tokens, refusal);
  const length = at < 0 ? 0 : lengthAtStart(tokens.slice(at), refusal);
  if (length === 0 || nounsAfterNo.has(tokens[at + length] ?? "")) return false;
  if (/^\d/.test(tokens[at + length] ?? "")) return false;
  return tokens.every((token, place) => isKnown(token) || (place >= at && place < at + length));
}

/** "No. 14, Gandhi Street" */
const numbered = /^\W*no\.? ?\d/i;

/** Whether a reply refuses: as a whole, in one of its clauses, or by a refusal at its beginning that goes on. */
function refuses(text: string, tokens: readonly string[]): boolean {
  if (tokens.some((token) => token === "?" || yes.has(token) || isConditional(token))) return false;
  if (numbered.test(text)) return false;
  if (isRefusal(tokens) || text.split(/[,.!;\n—–،।۔]+/).some((clause) => isRefusal(tokensOf(clause))))
    return true;
  let first = 0;
  while (before.has(tokens[first] ?? "")) first += 1;
  const length = lengthAtStart(tokens.slice(first), refusal);
  const next = tokens.slice(first + length).find((token) => !before.has(token) || goesOn.has(token));
  return length > 0 && goesOn.has(next ?? "");
}

/**
 * Reads the reply to the question for consent. `YES` begins with a word of agreement or a permission to note; what follows is
 * courtesy, or facts about oneself, and nothing limits, denies or asks. A yes further on counts if all other words are courtesy.
 * `NO` refuses, and asks and agrees to nothing. Everything else is `UNCLEAR`.
 * @param today `YYYY-MM-DD`
 */
export function readConsent(text: string, today: string): "YES" | "NO" | "UNCLEAR" {
  const latin = toLatin(text).text.replace(/[’‘`]/g, "'").replaceAll("\ufe0f", "").replace(introduction, "");
  if (beginsOtherwise(latin.toLowerCase())) return "UNCLEAR";
  if (onlyJi.test(latin) && !latin.includes("?")) return "YES";
  const harmless = withoutHarmless(latin);
  const tokens = tokensOf(harmless);
  let first = 0;
  while (lengthAtStart(tokens.slice(first), agreement) === 0 && before.has(tokens[first] ?? "")) first += 1;
  const reply = tokens.slice(first);
  const length = lengthAtStart(reply, agreement);
  if (refuses(harmless, tokens)) return "NO";
  const denied = (token: string) => token === "?" || token === "no" || isLimiting(token);
  if (length > 0) {
    const following = reply.slice(length);
    if (following.some(denied)) return "UNCLEAR";
    const rest = beyondCourtesy(following);
    if (rest.length === 0) return "YES";
    const isFact = (count: number) => areFacts(withoutWords(latin, count), today);
    return isFact(first + length) || isFact(tokens.length - rest.length) ? "YES" : "UNCLEAR";
  }
  const isCourtesy = (token: string) => before.has(token) || after.has(token) || unmistakable.has(token);
  const agrees = tokens.some((token) => unmistakable.has(token)) || placeOf(tokens, permission) >= 0;
  return agrees && tokens.every(isCourtesy) && !tokens.some(denied) && !inversions.has(tokens[0] ?? "")
    ? "YES"
    : "UNCLEAR";
}
