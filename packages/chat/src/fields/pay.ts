import { wholeWords } from "word-patterns";
import type { FieldName, Pay, Reading } from "../types.ts";
import { type Candidate, sentencesOf } from "./clauses.ts";
import { severalOf } from "./numbers.ts";
import * as words from "./pay.words.ts";

const currencies: [RegExp, string][] = [
  [/₹|\brs\b|\brs\.?(?=\d)|\binr\b|\brupees?\b|\blakhs?\b|\blacs?\b|\blpa\b/, "INR"],
  [/\bnepali rup|\bnpr\b/, "NPR"],
  [/r\$|\bbrl\b|\breais\b|\breal\b(?= )/, "BRL"],
  [/mex\$|mx\$|\bmxn\b|mexican pesos?/, "MXN"],
  [/(?<!u)s\$|\bsgd\b|singapore dollars?/, "SGD"],
  [/hk\$|\bhkd\b/, "HKD"],
  [/nz\$|\bnzd\b/, "NZD"],
  [/s\/\s?\d|\bpen\b(?= \d)|\bsoles\b/, "PEN"],
  [/¥|\bjpy\b|\byen\b/, "JPY"],
  [/\bidr\b|\brupiah\b/, "IDR"],
  [/\bthb\b|\bbaht\b/, "THB"],
  [/\bvnd\b|\bdong\b/, "VND"],
  [/\btry\b(?= \d)|\blira\b/, "TRY"],
  [/\begp\b|egyptian pounds?/, "EGP"],
  [/\bc\$|\bcad\b|canadian/, "CAD"],
  [/\ba\$|\baud\b|australian/, "AUD"],
  [/\$|\busd\b|dollars?/, "USD"],
  [/£|\bgbp\b|\bpounds?\b|\bquid\b|\bsterling\b/, "GBP"],
  [/€|\beur\b|\beuros?\b/, "EUR"],
  [/\baed\b|\bdirhams?|\bdhs?\b/, "AED"],
  [/\bsar\b|saudi ri[yi]?als?/, "SAR"],
  [/\bqar\b|\bqr\b|qatar\w* ri[yi]?als?/, "QAR"],
  [/\bomr\b|omani? ri[yi]?als?/, "OMR"],
  [/\bri[yi]?als?\b/, "SAR"],
  [/\bkwd\b|kuwaiti? dinars?/, "KWD"],
  [/\bbhd\b|bahraini? dinars?/, "BHD"],
  [/\bugx\b|ugandan/, "UGX"],
  [/\btzs\b|tanzanian/, "TZS"],
  [/\bkes\b|\bkshs?\b|\bkenyan?\b|shillings?|\bbob\b/, "KES"],
  [/\bphp\b|\bp\s+(?=\d)|₱|\bpesos?\b|\bpiso\b/, "PHP"],
  [/\bngn\b|\bn\s+(?=\d)|₦|\bnaira\b/, "NGN"],
  [/\bghs\b|\bcedis?\b/, "GHS"],
  [/\bpln\b|\bzl\b|zł|\bzlot(?:y|ych|e|ies|ys)\b|\bzłot/, "PLN"],
  [/\bzar\b|\br\s+(?=\d)|\brands?\b/, "ZAR"],
  [/\bmyr\b|\bringgit\b/, "MYR"],
  [/\bpkr\b/, "PKR"],
  [/\bbdt\b|\btaka\b/, "BDT"],
  [/\blkr\b/, "LKR"],
  [/\bczk\b/, "CZK"],
  [/\bchf\b/, "CHF"],
];
const periods: [RegExp, Pay["period"]][] = [
  [
    new RegExp(
      [
        wholeWords(words.perYear).source,
        "\\d\\s*lpa|\\bp\\.?\\s?a\\b",
        "\\b(?:a|1|per|/|every|each)\\s*(?:year|yr|saal)\\b",
        "/\\s*(?:yr|year)",
      ].join("|"),
    ),
    "year",
  ],
  [
    /\b(?:an|1|per|each|every|\/) ?h(?:ou)?rs?\b|\bhourly\b|\/\s*h(?:ou)?r|\bhour\b|\bp\.?h\b|\bgodzin/,
    "hour",
  ],
  [/\b(?:a|per|each|every) day|\bdaily\b|\/\s*day|\bdihadi\b|\bdays? ku\b|\bper diem\b/, "day"],
  [new RegExp([wholeWords(words.perMonth).source, "\\bp\\.?\\s?m\\b", "/\\s*mo"].join("|")), "month"],
];

/** More than any annual pay in the supported currencies; phone numbers are larger. */
const maxAmount = 1_000_000_000;
const unit = "k|grand|thousand|hazaa?r|hajaa?r|lakhs?|lacs?|l|lpa|cr|crores?|million|mn|m";
const amountPattern = new RegExp(
  `(?<![\\w.@])(\\d+(?:\\.\\d+)?)\\s*(?:(${unit})\\b\\s*(?:(?:and )?(\\d+(?:\\.\\d+)?)\\s*(k|thousand|hazaa?r|hajaa?r)\\b)?)?(?![\\w@]|\\.\\d)`,
  "g",
);

function factorOf(size: string): number {
  if (/^(?:k|grand|thousand|haz|haj)/.test(size)) return 1_000;
  if (/^m/.test(size)) return 1_000_000;
  if (/^l/.test(size)) return 100_000;
  return /^cr/.test(size) ? 10_000_000 : 1;
}

/** Follows a number that is not pay. */
const otherUnit = new RegExp(
  `^\\s*\\+?\\s*(?:${[
    "years?|yrs?|y\\b|saal(?! ka)|days?\\b|din\\b|weeks?|months?\\b(?! salary)|mahin\\w+\\b(?! (?:ka|chah))",
    "hours?\\b|am\\b|pm\\b|baje|people|members|kids|%|percent",
    "st\\b|nd\\b|rd\\b|th\\b|/\\d|-\\d{1,2}-|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b",
  ].join("|")})`,
);
const wanted =
  /\b(?:expect\w*|want\w*|need|looking|chah(?:iye|ta|ti|ie)|ask\w*|salary|ctc|pay|package|minimum|atleast|at least|put|note|finally|should be|hoping|sweldo|mshahara|sambalam|pensja)\b/;
const present = new RegExp(`${wholeWords(words.presentPay).source}|\\bles+ than\\b`);
/** Phrases for current pay and for expected pay. */
const nowPaid =
  /\b(?:abhi|curr?ent\w*|present\w*|getting|drawing|drawn|earning|milta|mil rah\w+|i (?:\w+ )?(?:get|draw|earn|make))\b/;
const wish =
  /\b(?:expect\w*|want\w*|need|looking|chah\w+|ask\w*|minimum|at ?least|hoping|should|would|target\w*)\b/;
const vague = new RegExp(
  [
    wholeWords(words.vaguePay).source,
    "%|percent|as per|norms|market",
    "(?<!non[- ]|not |nahi )negotia",
    "(?<!\\d )standard",
  ].join("|"),
);

/**
 * "ctc 2.8 ectc 3.6" names present and expected pay in lakh a year: a number below 100 beside CTC is never one of rupees.
 */
const withLakhs = (text: string) =>
  text
    .replace(/\b(?:e[ -]?ctc|exp(?:ected)? ctc)\b/g, "expected ctc")
    .replace(/\b(?:c[ -]ctc|curr?(?:ent)? ctc|cctc)\b/g, "current ctc")
    .replace(/\bctc\b/g, (word, at: number, whole: string) =>
      whole.includes("expected ctc") && !/\b(?:expected|current) $/.test(whole.slice(0, at))
        ? "current ctc"
        : word,
    )
    .replace(
      /\b(ctc(?: is| of|:| -| =)?\s*)(\d{1,2}(?:\.\d{1,2})?)(?![\d.]|,\d|\s*(?:k|l|lakhs?|lacs?|lpa|cr\w*|%|percent|thousand|haz\w+|years?|yrs?|months?|-|to|se)\b)/g,
      "$1$2 lpa",
    );

/** Removes what only looks like pay (addresses, phone numbers, dates), and normalises amounts. */
const withoutOthers = (text: string) =>
  withLakhs(text)
    .replace(/\S*@\S*/g, " ")
    .replace(
      /\b(n|r|rs|ugx|npr|lkr|inr|ksh|kes|kshs|aed|php|p|zl|pln|ngn|qar|sar|omr|kwd|bhd|gbp|eur|usd|ghs|zar|dhs)\.?(?=\d)/g,
      "$1 ",
    )
    .replace(
      /(\d)(zl|pln|aed|qar|php|kes|kshs?|euros?|eur|gbp|usd|rs|inr|naira|quid|omr|sar|kwd|bhd|ngn|pesos?|bob)\b/g,
      "$1 $2",
    )
    .replace(/\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/g, " ")
    .replace(/(\d),(?=\d{2,3}\b|\d{2},)/g, "$1")
    .replace(/\+?(?:\d[ -]?){10,}/g, (figures) =>
      figures.replace(/\D/g, "").length >= 10 && !/^0*[1-9]0+$/.test(figures.trim()) ? " " : figures,
    )
    .replace(/(\d) ?(?:lakhs?|lacs?) (\d{2})(?=$| (?:hi|chah|per|p\.?a))/g, "$1.$2 lakh")
    .replace(/\b(\d{1,2}) (euros?|quid|pounds?|dollars?) (\d{2})(?= (?:an|1|per) hour)/g, "$1.$3 $2")
    .replace(/\b(\d{1,2}) (\d{2})(?= ?(?:quid|pounds?|euros?|dollars?|pence)? ?(?:an|1|per) hour)/g, "$1.$2");

type Found = {
  /** Whether it is the current pay. */
  isPresent: boolean;
  amount: number;
  period: Pay["period"] | undefined;
  currency: string | undefined;
  isSized: boolean;
};

const firstOf = <Value>(list: [RegExp, Value][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Context of an amount within a sentence: up to the next comma or amount. */
function aroundOf(sentence: string, start: number, end: number) {
  const before =
    sentence
      .slice(0, start)
      .split(/,(?!\d)|;|\bthen\b|\bbut\b/)
      .at(-1) ?? "";
  const rest = sentence.slice(end).split(/,(?!\d)|;|\b(?:then|but|and (?=\w+ \d))\b/)[0] ?? "";
  const next = rest.search(/\d/);
  return { before, after: next < 0 ? rest : rest.slice(0, next) };
}

function amountsIn(sentence: string): Candidate<Found>[] {
  return [...sentence.matchAll(amountPattern)].flatMap((match) => {
    const { 0: whole, 1: digits = "", 2: size = "", 3: more = "0", 4: moreSize = "" } = match;
    const end = match.index + whole.length;
    const isMonths = /^\s*(?:mahin|month)/.test(sentence.slice(end)) && Number(digits) >= 1_000;
    const isMonthly = isMonths || (Number(digits) > 24 && /^\s*p\.?m\b/.test(sentence.slice(end)));
    if (size === "" && !isMonthly && otherUnit.test(sentence.slice(end))) return [];
    const amount =
      Math.round((Number(digits) * factorOf(size) + Number(more) * factorOf(moreSize)) * 100) / 100;
    if (amount <= 0 || amount >= maxAmount) return [];
    const { before, after } = aroundOf(sentence, match.index, end);
    const near = `${before.slice(-24)} ${whole} ${after.slice(0, 40)}`;
    const beside = `${before.slice(-12)} ${whole} ${after.slice(0, 18)}`;
    const currency = firstOf(currencies, beside);
    const period = firstOf(periods, `${whole} ${after.slice(0, 40)}`) ?? firstOf(periods, near);
    const isOther =
      /\b(?:notice|exp\w*|class|batch|code|shift|floor|sector|age)\b/.test(before.slice(-16)) &&
      currency === undefined &&
      size === "";
    const score =
      (currency ? 3 : 0) +
      (size ? 3 : 0) +
      (period ? 2 : 0) +
      (wanted.test(before) || wanted.test(after) ? 3 : 0) +
      (/\bso\W*$/.test(before) ? 4 : 0) -
      (present.test(before) || /^\s*\w*\s*(?:won'?t cut|before|milta|mil rah|pehle|earlier)/.test(after)
        ? 5
        : 0) -
      (isOther || (size === "" && amount < 100 && !currency && period !== "hour") ? 6 : 0);
    const isPresent =
      (nowPaid.test(before) || /^[^\d]{0,20}\b(?:milta|mil rah\w+|now)\b/.test(after)) &&
      !wish.test(`${before} ${after}`);
    return [{ value: { isPresent, amount, period, currency, isSized: size !== "" }, score }];
  });
}

const range = new RegExp(
  `(\\d[\\d.]*)\\s*(?:${unit})?\\s*(?:-|–|/|to|or|se|ya|till|up ?to)\\s*(?:rs\\.? ?)?\\d[\\d.]*\\s*(?:${unit})?(?![\\w])(?!\\s*(?:years?|yrs?|days?|months?|weeks?|hours?|hrs?|am|pm))`,
);

/** Whether an amount is recognisable as pay by its size and period only. */
const severalIn = severalOf("(?:k|grand|thousand|hazaa?r|lakhs?|lacs?|l|lpa)\\b");
const isRegular = ({ amount, period }: Found) => period !== undefined && period !== "day" && amount >= 1_000;

/** Different pay for different cases. */
const condition =
  /\bfor (?:the )?(?:day|night|evening|rotat\w+)\w*\b|\bagar\b|\bif\b|\bwarna\b|\botherwise\b|\belse\b|\bdepend\w*\b|\b(?:day|night) (?:ke liye|shift (?:me|ke|=|:|-))/;

/** Reads the expected pay. Text is in lower case, with digits for numbers. */
export function readPay(text: string, asked: FieldName | null): Reading<Pay> {
  const isAsked = asked === "expectedPay";
  const isContext =
    isAsked || /\bexpect|\bsalary\b|\bctc\b|\blpa\b|\d\s*lpa|\bpackage\b|\bin hand\b|\bpay\b/.test(text);
  const sentences = sentencesOf(text).map(withoutOthers);
  const all = sentences.flatMap(amountsIn);
  const found = all.filter(({ value }) => !value.isPresent);
  const most = Math.max(...found.map(({ score }) => score));
  const best = found.findLast(({ score }) => score === most);
  const isClear = best !== undefined && best.score >= (isAsked ? -2 : isRegular(best.value) ? 2 : 5);
  const isOpen = sentences.some((sentence) => {
    const first = range.exec(sentence)?.[1];
    return isAsked
      ? first !== undefined ||
          severalIn(sentence) !== undefined ||
          /\bbetween \d[\d.]* (?:and|to) \d/.test(sentence)
      : /\bexpect|salary|ctc|lpa|lakh|\bpay\b|package/.test(sentence) &&
          Number(first ?? 0) > 0 &&
          (Number(first) >= 1000 || /\d ?k\b|lpa|lakh|lac|ctc|expect/.test(sentence));
  });
  const amounts = new Set(found.filter(({ score }) => score >= most - 3).map(({ value }) => value.amount));
  const isConditional = isAsked && amounts.size > 1 && condition.test(text);
  if ((isOpen && isContext) || isConditional) return { doubt: "SEVERAL" };
  const isFull =
    isClear &&
    best.value.period !== undefined &&
    (best.value.currency !== undefined || best.value.isSized || best.value.amount >= 1000);
  if (isContext && vague.test(text) && !isFull)
    return isAsked || /\bexpect|\bsalary\b|\bctc\b/.test(text) ? { doubt: "VAGUE" } : undefined;
  if (isAsked && /%|percent|\bhike\b|\b(?:double|twice|triple|\d times)\b/.test(text))
    return { doubt: "VAGUE" };
  if (!isClear) return isAsked && all.length > 0 ? { doubt: "INCOMPLETE" } : undefined;
  return payOf(best.value, text, isAsked || isContext);
}

/**
 * Adds period and currency to an amount. From 200,000 rupees, a missing period means a year; otherwise it is
 * a doubt.
 */
function payOf({ amount, ...found }: Found, text: string, isContext: boolean): Reading<Pay> {
  const currency =
    found.currency ?? (isContext ? firstOf(currencies, text.replace(/\S*@\S*/g, " ")) : undefined) ?? "INR";
  const period =
    found.period ?? (isContext && !/\bnotice\b|\bexp/.test(text) ? firstOf(periods, text) : undefined);
  if (period) return { value: { amount, period, currency } };
  if (currency === "INR" && amount >= 200_000) return { value: { amount, period: "year", currency } };
  return { doubt: "INCOMPLETE" };
}
