import { anyOf, wholeWords } from "word-patterns";
import { isCapital, leadingName } from "../fields/proper-names.ts";
import { readQuestion } from "../intents.ts";
import { toLatin } from "../language/to-latin.ts";
import { takeTurn } from "../turn.ts";
import { additions, agreeing, nameWords, notAYes, openings, ownWords, refusing } from "./consent.words.ts";
import { isLimiting, withoutHarmless } from "./limits.ts";
import { tokensOf } from "./tokens.ts";
import { wordSet } from "./word-lists.ts";

/** Phrases as tokens, longer ones first: one phrase may begin with another. */
const phrases = (groups: readonly string[]) =>
  groups
    .flatMap((group) => group.split(", "))
    .map((phrase) => phrase.normalize("NFKD").split(" "))
    .toSorted((a, b) => b.length - a.length);

const agreement = phrases(agreeing);
const refusal = phrases(refusing);
const before = wordSet(openings);
const after = wordSet(additions);

/** How many of the first tokens are one of the phrases; 0 if none. */
const lengthAtStart = (tokens: readonly string[], list: readonly string[][]) =>
  list.find((phrase) => phrase.every((word, at) => tokens[at] === word))?.length ?? 0;

const notYesFirst = new RegExp(String.raw`^\W*${anyOf(notAYes)}\b`);
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

const beginsWithOwn = new RegExp(String.raw`^${anyOf(ownWords)}\b`);
/** "… hoon", at the end of what one says of oneself in Hindi. */
const hindiIAm = /\b(?:hu|hoon|hun)\b/;
const namesItself = wholeWords(nameWords, "i");
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

/**
 * Reads the reply to the question for consent. `YES` begins with a word of agreement; what follows is courtesy, or facts about
 * oneself, and nothing limits, denies or asks. `NO` begins with a word of refusal. Everything else is `UNCLEAR`.
 * @param today `YYYY-MM-DD`
 */
export function readConsent(text: string, today: string): "YES" | "NO" | "UNCLEAR" {
  const latin = toLatin(text).text.replace(/[’‘`]/g, "'").replaceAll("\ufe0f", "").replace(introduction, "");
  if (beginsOtherwise(latin.toLowerCase())) return "UNCLEAR";
  if (onlyJi.test(latin) && !latin.includes("?")) return "YES";
  const tokens = tokensOf(withoutHarmless(latin));
  let first = 0;
  while (lengthAtStart(tokens.slice(first), agreement) === 0 && before.has(tokens[first] ?? "")) first += 1;
  const reply = tokens.slice(first);
  const length = lengthAtStart(reply, agreement);
  if (length === 0) return lengthAtStart(reply, refusal) > 0 ? "NO" : "UNCLEAR";
  const following = reply.slice(length);
  if (following.some((token) => token === "?" || token === "no" || isLimiting(token))) return "UNCLEAR";
  if (following.every((token) => after.has(token))) return "YES";
  return areFacts(withoutWords(latin, first + length), today) ? "YES" : "UNCLEAR";
}
