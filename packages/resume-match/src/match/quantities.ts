import { anyOf } from "word-patterns";
import type { Quantity } from "../report.ts";
import { numberWord, parseNumber } from "../skills/number-words.ts";
import { smallWords, splitWords, type Word } from "../skills/words.ts";
import type { Span } from "../types.ts";
import {
  atLeastWords,
  atMostWords,
  leadWords,
  moneyNouns,
  nearWords,
  staffNouns,
  teamNouns,
} from "./quantities.words.ts";

/** Rough values in pounds: amounts in different currencies differ by more than a rate moves. */
const currencies: [RegExp, number][] = [
  [/^(?:£|gbp|pounds?|sterling)/i, 1],
  [/^(?:€|eur|euros?)/i, 0.85],
  [/^(?:₹|rs|inr|rupees?)/i, 0.0095],
  [/^(?:\$|us|usd|dollars?)/i, 0.8],
];
const currencyBefore = String.raw`(?:[$£€₹]|\b(?:GBP|EUR|INR|USD|US\$|Rs\.?)\s?)`;
const currencyAfter = String.raw`(?:€|\b(?:pounds?(?: sterling)?|euros?|rupees|dollars|GBP|EUR|INR|USD)\b)`;
const scales: Record<string, number> = {
  hundred: 100,
  k: 1000,
  thousand: 1000,
  lakh: 1e5,
  lac: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  cr: 1e7,
  crore: 1e7,
  bn: 1e9,
  billion: 1e9,
  dozen: 12,
};
const scale = String.raw`(?:\s?(?:${Object.keys(scales).toReversed().join("|")})s?(?![\p{L}\d]))`;
const vague = `half a (?:dozen|million)|a (?:dozen|hundred|thousand|million)|(?:dozens|hundreds|thousands|millions) of`;
const figure = String.raw`\d{1,3}(?:[,.  ’']\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const number = String.raw`(?:(?:${vague}|(?:${figure}|${numberWord})(?:${scale})?)(?![\p{L}\d]))`;
const quantity = new RegExp(
  String.raw`(${number})(\s?\+|\s?plus\b)?(?:\s?(?:-|–|—|\bto\b|\band\b)\s?(?:${currencyBefore})?\s?(${number})(\s?\+)?)?\s?(%|\bper ?cent\b|${currencyAfter})?`,
  "iuy",
);
const prefixed = new RegExp(String.raw`(${currencyBefore})\s?$`, "iu");
const firstOfNumber = new RegExp(
  String.raw`^(?:\d|(?:${numberWord}|half|dozens|hundreds|thousands|millions)$)`,
  "iu",
);
const scaleWord = /^(?:dozen|hundred|thousand|million)$/;

/** Whether a word may begin a number: figures, a number word, "a dozen". */
const opensNumber = ({ folded }: Word, next: Word | undefined) =>
  folded === "a" ? scaleWord.test(next?.folded ?? "") : firstOfNumber.test(folded);
const atEnd = (words: readonly string[]) => new RegExp(String.raw`\b${anyOf(words)}\s+(?:an? )?$`, "iu");
const [least, most, near] = [atEnd(atLeastWords), atEnd(atMostWords), atEnd(nearWords)];
const orMore = /^\s?(?:or (?:more|above|over)|and (?:more|above)|plus|minimum|upwards)\b/i;
const orLess = /^\s?(?:or (?:less|fewer|below))\b/i;
const between = /\bbetween\s+(?:[$£€₹]\s?)?$/i;
/** "Level 3", "Year 6", "ISO 9001": a number that names something. */
const namedNumber =
  /\b(?:level|class|year|stage|grade|part|version|type|section|tier|phase|iso|article|no|number|room|page|windows|office|aged?|since|in|until|by|born)\.?\s$/i;

/** How often a year, in working time. */
const timesAYear: [RegExp, number][] = [
  [/^(?:an?|per|each|every|\/)\s?(?:hour|hr)\b|^hourly\b/i, 2000],
  [/^(?:an?|per|each|every|\/)\s?(?:day|shift|night)\b|^daily\b/i, 250],
  [/^(?:an?|per|each|every|\/)\s?week\b|^weekly\b/i, 50],
  [/^(?:an?|per|each|every|\/)\s?month\b|^monthly\b/i, 12],
  [/^(?:an?|per|each|every|\/)\s?quarter\b|^quarterly\b/i, 4],
  [/^(?:an?|per|each|every|\/)\s?(?:year|annum)\b|^(?:annually|yearly)\b/i, 1],
];
const rateWords = /\b(daily|weekly|monthly|quarterly|annual(?:ly)?|yearly)\s+$/i;

const staff = new RegExp(`^${anyOf(staffNouns)}$`, "iu");
/** "Welders", "electricians": people by their trade. */
const trade = /(?:[^u]ers|ors|ists|ians|men|women|[^c]ees)$/i;
const otherPeople =
  /^(?:customers|users|callers|followers|subscribers|passengers|visitors|suppliers|vendors|computers|servers|containers|orders|letters|numbers|papers|folders|offers|routers|printers|trailers|sensors|monitors|floors|doors|tenders|quarters|chapters|members|dollars|errors|sectors|retailers|consumers|diners|readers|viewers)$/i;
const teamBefore = new RegExp(
  String.raw`\b${anyOf(teamNouns)}s?\s*(?:size\s*)?(?:of|[:(–-])?\s*(?:[\p{L}-]+ ){0,3}$`,
  "iu",
);
const teamAfter = new RegExp(
  String.raw`^[\s-]?(?:strong|person|people|member|man)?[\s-](?:[\p{L}-]+ ){0,2}${anyOf(teamNouns)}\b|^\s?(?:direct )?reports\b`,
  "iu",
);
const leads = new RegExp(String.raw`\b${anyOf(leadWords)}\b`, "iu");
const moneyNoun = new RegExp(String.raw`\b${anyOf(moneyNouns)}(?![\p{L}\d])`, "giu");
const stopWord =
  /^(?:and|or|with|who|that|which|per|each|every|across|while|during|over|under|within|between|against|including|reporting|plus|minimum|more)$/;
const maxNounWords = 4;

/** Value of a number, with its multiple: "5,00,000", "2.5 million", "a dozen". */
function numberValue(text: string): number {
  const words = text.toLowerCase().trim();
  const half = /^half a /.test(words) ? 0.5 : /^(?:dozens|hundreds|thousands|millions) /.test(words) ? 2 : 1;
  const [, name = ""] = /([a-z]+?)s?(?: of)?$/.exec(words) ?? [];
  const multiple = scales[name] ?? 1;
  const digits = words.slice(0, multiple === 1 ? words.length : words.lastIndexOf(name)).trim();
  if (digits === "" || /^(?:half a|an?)$/.test(digits)) return half * multiple;
  // "1.250" and "1.250.000" are thousands; "1.25" is not.
  const plain = /^\d/.test(digits)
    ? digits.replace(/[,  ’']/g, "").replace(/\.(?=\d{3}(?:\.|$))/g, "")
    : digits;
  return half * multiple * parseNumber(plain);
}

const currencyRate = (text = "") => currencies.find(([pattern]) => pattern.test(text.trim()))?.[1];

/** The words behind a number up to the next preposition: what it counts. */
function nounsBehind(words: readonly Word[], place: number, sentence: number | undefined): Word[] {
  const found: Word[] = [];
  for (let index = place; index < words.length && found.length < maxNounWords; index += 1) {
    const word = words[index];
    if (!word || word.sentence !== sentence || (found.length > 0 && word.isAfterComma)) break;
    if (smallWords.has(word.folded) || stopWord.test(word.folded)) {
      if (found.length > 0 || !/^(?:or|and|more|plus|of|the|our)$/.test(word.folded)) break;
      continue;
    }
    found.push(word);
  }
  return found;
}

/** Stems of the plural nouns of a phrase, or of its last word: "inbound sales calls" counts calls. */
function countedNouns(phrase: readonly Word[]): string[] {
  const plural = phrase.filter(
    ({ folded }) =>
      /[^su]s$|^(?:people|staff|children|personnel|children)$/.test(folded) && folded !== "sales",
  );
  return (plural.length > 0 ? plural : phrase.slice(-1)).map(({ stem }) => stem);
}

const isYears = (phrase: readonly Word[]) =>
  phrase.some(({ folded }) => /^(?:years?|yrs?|months?|am|pm|oclock)$/.test(folded));

/** The words of a word's sentence, without small ones. */
function sentenceAround(words: readonly Word[], place: number): Word[] {
  const isInside = (index: number) => words[index]?.sentence === words[place]?.sentence;
  let [from, to] = [place, place];
  while (from > 0 && isInside(from - 1)) from -= 1;
  while (to + 1 < words.length && isInside(to + 1)) to += 1;
  return words.slice(from, to + 1).filter(({ folded }) => !smallWords.has(folded));
}

/** All numbers of a text that have a unit. Durations in years and months are read elsewhere. */
export function readQuantities(text: string, words: readonly Word[] = splitWords(text)): Quantity[] {
  const quantities: Quantity[] = [];
  let reached = 0;
  for (let place = 0; place < words.length; place += 1) {
    const opening = words[place];
    if (!opening || opening.start < reached || !opensNumber(opening, words[place + 1])) continue;
    if (/[\p{L}\d.,/-]/u.test(text[opening.start - 1] ?? "")) continue;
    quantity.lastIndex = opening.start;
    const match = quantity.exec(text);
    if (!match) continue;
    const [whole, first = "", plus, second, secondPlus, suffix] = match;
    const prefix = prefixed.exec(text.slice(Math.max(0, opening.start - 6), opening.start))?.[1];
    const start = opening.start - (prefix?.length ?? 0);
    const end = opening.start + whole.trimEnd().length;
    reached = end;
    let next = place;
    while (next < words.length && (words[next]?.start ?? 0) < end) next += 1;
    const sentence = words[place]?.sentence;
    const before = text.slice(Math.max(0, start - 60), start);
    const [after = ""] = text.slice(end, end + 60).split(/[\n;•]|\.\s/, 1);
    const clause = before.slice(
      Math.max(...[".\n", "\n", "; ", "• "].map((cut) => before.lastIndexOf(cut) + 1)),
    );
    if (namedNumber.test(clause) && !prefix && !suffix) continue;
    const phrase = nounsBehind(words, next, sentence);
    if (isYears(phrase.slice(0, 2))) continue;
    const values = [numberValue(first), ...(second === undefined ? [] : [numberValue(second)])];
    // "Hired four and trained 12": "and" joins a range only after "between".
    if (second !== undefined && /\band\b/i.test(whole) && !between.test(before)) values.pop();
    if (values.some(Number.isNaN)) continue;
    const around = sentenceAround(words, place);
    quantities.push(
      ...described({
        values,
        currency: currencyRate(prefix) ?? (suffix === undefined ? undefined : currencyRate(suffix)),
        isPercent: suffix !== undefined && /^(?:%|per)/i.test(suffix),
        isPlus: plus !== undefined || secondPlus !== undefined,
        isScaled: /[\p{L}]$/u.test(first) && scaled.test(first),
        clause,
        after,
        phrase,
        around,
        span: [start, end],
      }),
    );
  }
  return quantities;
}
const scaled = new RegExp(`(?:${Object.keys(scales).join("|")})s?$`, "i");

type Found = {
  values: number[];
  currency: number | undefined;
  isPercent: boolean;
  isPlus: boolean;
  isScaled: boolean;
  clause: string;
  after: string;
  phrase: Word[];
  around: Word[];
  span: Span;
};

/** A number with its unit; empty if it has none. */
function described(found: Found): Quantity[] {
  const { values, currency, isPercent, isPlus, isScaled, clause, after, phrase, around, span } = found;
  const sentence = around.map(({ text }) => text).join(" ");
  const moneyStems = [...sentence.matchAll(moneyNoun)]
    .flatMap(([noun]) => splitWords(noun))
    .map(({ stem }) => stem);
  const isMoney =
    currency !== undefined || (isScaled && !isPercent && phrase.length === 0 && moneyStems.length > 0);
  const people = phrase.some(({ text }) => staff.test(text) || (trade.test(text) && !otherPeople.test(text)));
  const isTeam =
    !isMoney &&
    !isPercent &&
    (teamBefore.test(clause.replace(least, "").replace(most, "").replace(near, "")) ||
      teamAfter.test(after) ||
      (people && (leads.test(clause) || /\breport(?:s|ed|ing)?\b/i.test(after))));
  const unit = isMoney ? "money" : isPercent ? "percent" : isTeam ? "team" : "count";
  if (unit === "count" && phrase.length === 0) return [];
  const behindNoun = after.replace(
    /^\s?(?:[\p{L}-]+\s){0,4}?(?=(?:an?|per|each|every|\/|daily|weekly|monthly|hourly)\b)/iu,
    "",
  );
  const often = timesAYear.find(([pattern]) => pattern.test(behindNoun.trimStart()))?.[1];
  const often2 =
    often ?? timesAYear.find(([pattern]) => pattern.test(rateWords.exec(clause)?.[1] ?? "-"))?.[1];
  const factor = (currency ?? 1) * (often2 ?? 1);
  return [
    {
      low: Math.min(...values) * factor,
      high: Math.max(...values) * factor,
      isLimit: most.test(clause) || orLess.test(after),
      isBound:
        isPlus ||
        values.length > 1 ||
        least.test(clause) ||
        most.test(clause) ||
        near.test(clause) ||
        orMore.test(after),
      unit,
      isRate: often2 !== undefined,
      nouns: isMoney ? moneyStems : countedNouns(phrase),
      around: around.map(({ stem }) => stem),
      span,
    },
  ];
}

/** Whether a job asks for a quantity, and not only describes itself: "our two plants". */
export const isAsked = ({ isBound, unit, isRate, low }: Quantity, isDuty: boolean): boolean =>
  low > 1 && (isBound || unit === "team" || unit === "money" || isRate || (!isDuty && low > 3));

const overlap = (a: readonly string[], b: readonly string[]) => a.some((stem) => b.includes(stem));

/** Whether two quantities count the same thing. */
function isSameKind(asked: Quantity, stated: Quantity): boolean {
  if (asked.isRate && !stated.isRate && asked.unit !== "money") return false;
  if (asked.unit === "money" || asked.unit === "percent") {
    if (stated.unit !== asked.unit) return false;
    return asked.unit === "money"
      ? asked.nouns.length === 0 || stated.nouns.length === 0 || overlap(asked.nouns, stated.nouns)
      : overlap(asked.around, stated.around);
  }
  if (asked.unit === "team" && stated.unit === "team") return true;
  return stated.unit !== "money" && stated.unit !== "percent" && overlap(asked.nouns, stated.nouns);
}

/** The stated quantity that comes nearest to an asked one, and its share of it: 1 and more meets it. */
export function compareQuantity(
  asked: Quantity,
  stated: readonly Quantity[],
): { share: number; stated: Quantity } | undefined {
  return stated
    .filter((other) => isSameKind(asked, other))
    .map((other) => ({
      share: asked.isLimit ? asked.high / Math.max(other.low, 1e-9) : other.high / asked.low,
      stated: other,
    }))
    .sort((a, b) => b.share - a.share)[0];
}
