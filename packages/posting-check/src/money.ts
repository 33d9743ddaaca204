import { anyOf } from "word-patterns";
import { currencies, currenciesAfter, payPeriods, scales } from "./money.words.ts";

const currency = anyOf(currencies);
const scale = String.raw`(?:${Object.keys(scales)
  .sort((a, b) => b.length - a.length)
  .join("|")})(?![\p{L}\p{M}])`;
const figure = String.raw`\d{1,3}(?:,\d{2,3}){1,4}(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?`;
const amount = String.raw`(?:${currency} ?)?(?:${figure})(?:\/-)?(?: ?${scale})?`;
const period = anyOf(payPeriods);

/** One amount or a range: "₹19,000 to ₹26,000 a month", "4.5 LPA", "15k-20k". */
const moneyPattern = new RegExp(
  String.raw`(?<![\d\p{L}.,/])(${amount})(?: ?(?:-|to|and|se|ते|से) ?(${amount})(?!\d|,\d))?(?: ?${anyOf(currenciesAfter)}(?!\p{L}))?(?:(?: ?\+)?,?(?: ?\([^()\n]{1,12}\))? ?${period}(?![\p{L}]))*`,
  "giu",
);

/** An amount or a range, as offsets into the text that was searched. */
export type Money = {
  start: number;
  end: number;
  /** Lower and upper figure with their scale applied to both, and where they are. */
  from: Figure;
  to?: Figure;
  /** Whether the text says that it is money: by a currency, a scale such as lakh, or a period. */
  isMoney: boolean;
  hasPeriod: boolean;
  /** Whether it counts in millions. */
  isLarge: boolean;
};

type Figure = { value: number; start: number; end: number };

const startsWithCurrency = new RegExp(
  String.raw`${currency} ?\d|\d ?${anyOf(currenciesAfter)}(?!\p{L})`,
  "iu",
);
const periodPattern = new RegExp(String.raw`(?:^|[^\p{L}])${period}(?![\p{L}])`, "iu");
const scalePattern = new RegExp(String.raw`\d ?(${scale})$`, "iu");
/** Without a currency, smaller figures are rarely money. */
export const minPlainAmount = 3000;

const largeScale = /\d ?(?:m|million|bn|billion|cr|crores?)$/iu;
const bigScale = /(?:lpa|lakhs?|lacs?|लाख)\.?$/iu;

const scaleOf = (text: string) =>
  scalePattern.exec(text.replace(/\/-$/, ""))?.[1]?.replace(".", "").toLowerCase();
const numberOf = (text: string) => Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", ""));

/** All amounts of a text, with or without a sign that they are money. */
export function findMoney(text: string): Money[] {
  return [...text.matchAll(moneyPattern)].map((match) => {
    const [whole, first = "", second] = match;
    const secondAt = second === undefined ? -1 : whole.indexOf(second, first.length);
    const upper = second === undefined ? undefined : scaleOf(second);
    const lower = scaleOf(first) ?? (second !== undefined && numberOf(first) < 1000 ? upper : undefined);
    const amountOf = (part: string, by: string | undefined) =>
      numberOf(part) * (by === undefined ? 1 : (scales[by] ?? 1));
    const scaled = bigScale.test(first.trim()) || (second !== undefined && bigScale.test(second.trim()));
    const hasPeriod = periodPattern.test(whole);
    const biggest = Math.max(amountOf(first, lower), second === undefined ? 0 : amountOf(second, upper));
    return {
      start: match.index,
      end: match.index + whole.trimEnd().length,
      from: { value: amountOf(first, lower), start: match.index, end: match.index + first.trimEnd().length },
      ...(second === undefined
        ? {}
        : {
            to: {
              value: amountOf(second, upper),
              start: match.index + secondAt,
              end: match.index + secondAt + second.trimEnd().length,
            },
          }),
      isMoney:
        startsWithCurrency.test(whole) ||
        scaled ||
        /\d ?(?:k|thousand|hazar|हजार)(?!\p{L})/iu.test(whole) ||
        (hasPeriod && biggest >= minPlainAmount),
      isLarge: largeScale.test(first.trim()) || (second !== undefined && largeScale.test(second.trim())),
      hasPeriod,
    };
  });
}
