import type { FieldName, Pay, Reading } from "../types.ts";
import { rangeOf } from "./numbers.ts";

const year = "years?|yrs?|yr|saal|sal|y";
const month = "months?|mnths?|mths?|mon|mahin[aeo]+";

/** The time that a person has lived somewhere, and their age, which are no experience. */
const residence = /\b(?:stay|live|living|residing)\w*\b[^.]*?\d+\s*(?:years?|yrs?)\b/g;
const age = /\b(?:i'?m|i am|aged?)\s*\d+\s*(?:years?|yrs?)(?:\s*old)?\b|\b\d+\s*(?:years?|yrs?)\s*old\b/g;

/** Years of experience. Text is in small letters, its numbers in digits. */
export function readExperience(text: string, asked: FieldName | null): Reading<number> {
  const isAsked = asked === "experienceYears";
  const isContext = isAsked || /\bexp(?:erience)?\b|\bworked\b|\bworking (?:for|since)|anubhav/.test(text);
  const years = new RegExp(
    `(\\d+(?:\\.\\d+)?)\\s*\\+?\\s*(?:${year})\\b(?:\\s*(?:and|&)?\\s*(\\d+)\\s*(?:${month})\\b)?`,
  ).exec(isAsked ? text : text.replace(age, " ").replace(residence, " "));
  if (/\bfreshers?\b|\bno (?:work )?exp|\bnever worked/.test(text) && !/\?|can .*apply/.test(text))
    return { value: 0 };
  if (isAsked && /\b(?:none|nil|zero|not any)\b/.test(text)) return { value: 0 };
  if (rangeOf(year).test(text) || (isAsked && rangeOf("").test(text)))
    return isContext ? { again: true } : undefined;
  if (years && (isContext || !/notice|bond|contract|ago\b/.test(text)))
    return { value: Number(years[1]) + Math.round((Number(years[2] ?? 0) / 12) * 100) / 100 };
  const months = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(?:${month})\\b`).exec(text);
  if (months && isContext && !/notice/.test(text))
    return { value: Math.round((Number(months[1]) / 12) * 100) / 100 };
  if (!isAsked) return undefined;
  const bare = /\d+(?:\.\d+)?/.exec(text);
  return bare && Number(bare[0]) < 60
    ? { value: Number(bare[0]) }
    : /\b(?:many|some|few|lot|long)\b/.test(text)
      ? { again: true }
      : undefined;
}

/** Days of notice. */
export function readNotice(text: string, asked: FieldName | null): Reading<number> {
  const isAsked = asked === "noticeDays";
  if (
    /\bimmediate(?:ly)?\b|\bno notice\b|\bnotice (?:period )?nahi\b|\bright away\b|\bturant\b|\bnotice (?:is )?(?:over|served|done)|\basap\b/.test(
      text,
    )
  )
    return { value: 0 };
  const isContext = isAsked || /\bnotice\b|\bnp\b|\b(?:join|start)\w* (?:in|after|within)\b/.test(text);
  if (!isContext) return undefined;
  if (rangeOf("").test(text)) return { again: true };
  const units: [RegExp, number][] = [
    [/(\d+(?:\.\d+)?)\s*(?:months?|mnths?|mahin[aeo]+|m)\b/, 30],
    [/(\d+(?:\.\d+)?)\s*(?:weeks?|wks?|haft[ae])\b/, 7],
    [/(\d+)\s*(?:days?|din|d)\b/, 1],
  ];
  for (const [pattern, days] of units) {
    const found = pattern.exec(text);
    if (found) return { value: Math.round(Number(found[1]) * days) };
  }
  if (/\bfortnight\b/.test(text)) return { value: 14 };
  if (isAsked && /\b(?:none|nil|zero)\b|^no\b/.test(text)) return { value: 0 };
  const bare = /(?<![\d.])(\d{1,3})(?![\d.])/.exec(text);
  if (bare) return Number(bare[1]) >= 7 ? { value: Number(bare[1]) } : { again: true };
  return isAsked && /\bdepend|\bnegotia|\bsoon\b|\bnot sure|\bbuy ?out/.test(text)
    ? { again: true }
    : undefined;
}

const currencies: [RegExp, string][] = [
  [/\$|\busd\b|dollars?/, "USD"],
  [/£|\bgbp\b|pounds?|quid/, "GBP"],
  [/€|\beur\b|euros?/, "EUR"],
  [/\baed\b|dirhams?/, "AED"],
  [/\bsar\b|saudi ri[yi]als?/, "SAR"],
  [/\bqar\b|\bqr\b|qatari ri[yi]als?/, "QAR"],
  [/\bomr\b|omani ri[yi]als?/, "OMR"],
  [/ri[yi]als?/, "SAR"],
  [/\bkwd\b/, "KWD"],
  [/\bbhd\b/, "BHD"],
  [/\bkes\b|\bksh\b|kenyan|shillings?/, "KES"],
  [/\bphp\b|₱|pesos?/, "PHP"],
  [/\bngn\b|₦|naira/, "NGN"],
  [/\bghs\b|cedis?/, "GHS"],
  [/\bzar\b|\brands?\b/, "ZAR"],
  [/\bsgd\b/, "SGD"],
  [/\bmyr\b|ringgit/, "MYR"],
  [/\bpkr\b/, "PKR"],
  [/\bbdt\b|taka\b/, "BDT"],
  [/\blkr\b/, "LKR"],
];
const periods: [RegExp, Pay["period"]][] = [
  [
    /\blpa\b|\d\s*lpa|\bctc\b|\bp\.?\s*a\b\.?|\bper annum\b|\bannual|\b(?:a|per|\/)\s*(?:year|yr|saal)|\/\s*(?:yr|year)|\byearly\b|\bsaal(?:ana| ka)?\b/,
    "year",
  ],
  [
    /\bp\.?\s?m\b\.?|\b(?:a|per|every|each) month|\/\s*mo|\bmonthly\b|\bmonth\b|\bmahin[ae]\b|\bin hand\b/,
    "month",
  ],
  [/\b(?:an|per) hour|\bhourly\b|\/\s*h(?:ou)?r|\bhour\b|\bp\.?h\b/, "hour"],
  [/\b(?:a|per) day|\bdaily\b|\/\s*day/, "day"],
];

/** Above all pay of a year in any currency here; phone numbers are larger. */
const maxAmount = 1_000_000_000;

function factorOf(size: string): number {
  if (/^(?:k|thousand|haz)/.test(size)) return 1_000;
  if (/^l/.test(size)) return 100_000;
  return /^cr/.test(size) ? 10_000_000 : 1;
}

/** The pay that someone expects. */
export function readPay(text: string, asked: FieldName | null): Reading<Pay> {
  const isAsked = asked === "expectedPay";
  const isContext =
    isAsked || /\bexpect|\bsalary\b|\bctc\b|\blpa\b|\d\s*lpa|\bpackage\b|\bin hand\b|\bpay\b/.test(text);
  const currency = currencies.find(([pattern]) => pattern.test(text))?.[1] ?? "INR";
  if (!isContext && currency === "INR" && !/₹|\brs\b|\binr\b|\blakhs?\b|\blacs?\b/.test(text))
    return undefined;
  const unit = "k|thousand|hazaa?r|lakhs?|lacs?|l|lpa|cr|crores?";
  const isVague =
    rangeOf("").test(text) || /%|percent|negotia|as per|norms|market|standard|depends/.test(text);
  if (isVague) return isContext ? { again: true } : undefined;
  const found = [...text.matchAll(new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s*(${unit})?(?![\\w])`, "g"))];
  // A number with a unit is an amount; without one, the largest that is no phone number.
  const sized = found.filter(([, , size]) => size !== undefined);
  const amounts = (sized.length > 0 ? sized : found)
    .map(([, digits = "", size = ""]) => Math.round(Number(digits.replace(/,/g, "")) * factorOf(size)))
    .filter((amount) => amount < maxAmount);
  if (amounts.length === 0) return isAsked && /good|best|any|decent/.test(text) ? { again: true } : undefined;
  const amount = Math.max(...amounts);
  const period = periods.find(([pattern]) => pattern.test(text))?.[1];
  if (period) return { value: { amount, period, currency } };
  if (currency === "INR" && amount >= 200_000) return { value: { amount, period: "year", currency } };
  return { again: true };
}
