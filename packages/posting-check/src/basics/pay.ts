import { anyOf, wholeWords } from "word-patterns";
import { findMoney, type Money, minPlainAmount } from "../money.ts";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import type { PayContradiction } from "../types.ts";
import type { Candidate } from "./candidate.ts";
import { indianPayWords, otherAmounts, otherAmountsAfter, payWords, vaguePay } from "./pay.words.ts";

const words = String.raw`(?:\b${anyOf(payWords)}\b|${anyOf(indianPayWords)})`;
const payNear = new RegExp(words, "iu");
const payLabel = new RegExp(
  String.raw`${words}[^\p{L}\d]{0,6}(?:is |of |up to |from |upto |between |starts? at |will be |[^\p{L}\d]{0,3})*$`,
  "iu",
);
const payAfter = new RegExp(`^[ ,(]{0,2}${words}`, "iu");
const other = wholeWords(otherAmounts, "gi");
const otherAfter = new RegExp(String.raw`^[ /]*${anyOf(otherAmountsAfter)}\b`, "i");
const allPayWords = new RegExp(words, "giu");
const vague = wholeWords(vaguePay, "gi");
const label = new RegExp(
  `^(?:monthly |annual |gross )?${words}(?: (?:range|offered|details|scale|structure|package))? ?[:-] ?`,
  "iu",
);

const maxSegment = 90;
const maxRest = 36;

const lastIndex = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** "401k" */
const isPensionPlan = ({ from, to }: Money) => from.value === 401_000 && to === undefined;

/** Whether an amount is pay, by the words around it. */
function isPay(reading: Reading, money: Money): boolean {
  const before = textBefore(reading, money.start).slice(-70);
  const after = textAfter(reading, money.end).slice(0, 40);
  if (money.isLarge || isPensionPlan(money) || otherAfter.test(after)) return false;
  const isLabelled = payLabel.test(before) || payAfter.test(after);
  if (!money.isMoney) return isLabelled && Math.max(money.from.value, money.to?.value ?? 0) >= minPlainAmount;
  if (lastIndex(before, other) > lastIndex(before, allPayWords)) return false;
  if (isLabelled || (money.hasPeriod && Math.max(money.from.value, money.to?.value ?? 0) >= 1)) return true;
  if (payNear.test(before)) return true;
  const isSegment =
    /(?:^|[,:(|•·*▪➢✓–-]|^\d{1,2}[.)]|\bto)\s*$/i.test(before) &&
    /^\s*(?:$|[,|)+(•·]|-|and |food|plus |depending|doe|including|to start|dependent|for the right)/.test(
      after,
    );
  // "₹17,000 through an agency."
  if (before.trim() === "" && after.length < maxRest) return true;
  return isSegment && before.length + after.length < maxSegment;
}

/** Pay as a figure, or as words that don't say it. */
export function findPay(reading: Reading): Candidate[] {
  const stated = findMoney(reading.plain)
    .filter((money) => isPay(reading, money))
    .map(({ start, end }): Candidate => ({ start, end, state: "stated" }));
  if (stated.length > 0) return stated;
  const phrases = [...reading.plain.matchAll(vague)].map(
    ({ 0: phrase, index }): Candidate => ({ start: index, end: index + phrase.length, state: "vague" }),
  );
  // "We offer competitive rates to our clients"
  const own = phrases.filter(
    ({ end }) =>
      !/^ (?:to|for) (?:our |the )?(?:clients?|customers?|exporters?|buyers?)/i.test(textAfter(reading, end)),
  );
  if (own.length > 0) return own;
  return reading.lines.flatMap(({ start, end }) => {
    const match = label.exec(reading.plain.slice(start, Math.min(end, start + 120)));
    return match && start + match[0].length < end ? [{ start, end, state: "vague" as const }] : [];
  });
}

/** Pay ranges whose start is above their end: "₹26,000 to ₹19,000". */
export function findPayContradictions(reading: Reading): PayContradiction[] {
  return findMoney(reading.plain).flatMap((money) => {
    const { from, to } = money;
    if (to === undefined || from.value <= to.value || !isPay(reading, money)) return [];
    return [{ spans: [reading.spanOf(from.start, from.end), reading.spanOf(to.start, to.end)] }];
  });
}
