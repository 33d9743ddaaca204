import { moneyFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { majorUnits } from "./money.ts";

/** Yearly pay in major units. */
type YearlyPay = { min: number; max: number; currency: string };

/** The pay axis of a list, from 0 to the last of four ticks, `max`. */
export type PayAxis = { currency: string; max: number };

const periodsPerYear = { YEAR: 1, MONTH: 12, WEEK: 52 };

/** Position of a pay range on the axis, in percent of its length. */
export type PayBar = { start: number; length: number };

/** Pay per year. Null for pay per day or hour, as the number of days or hours in a year is unknown. */
function yearlyPay(pay: Posting["pay"]): YearlyPay | null {
  if (!pay?.period || !(pay.period in periodsPerYear)) return null;
  const periods = periodsPerYear[pay.period as keyof typeof periodsPerYear];
  const amount = (units: number) => periods * majorUnits(units, pay.currency);
  return { min: amount(pay.min), max: amount(pay.max), currency: pay.currency };
}

const tickCount = 4;

/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is at least `amount`. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return power * ([1, 2, 2.5, 5].find((step) => step * power >= amount) ?? 10);
}

/** The axis in the most common currency of the postings; null if none has a yearly pay. */
export function payAxis(postings: readonly Pick<Posting, "pay">[]): PayAxis | null {
  const all = postings.flatMap(({ pay }) => yearlyPay(pay) ?? []);
  const counts = Map.groupBy(all, ({ currency }) => currency);
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  if (!most) return null;
  const [currency, pays] = most;
  const step = roundUp(pays.reduce((highest, { max }) => Math.max(highest, max), 1) / tickCount);
  return { currency, max: step * tickCount };
}

/** The labels of the four ticks, such as ₹10L. */
export function payTicks({ currency, max }: PayAxis, language: Language): string[] {
  const format = moneyFormat(language, currency, { notation: "compact", maximumSignificantDigits: 3 });
  return Array.from({ length: tickCount }, (_, index) => format.format((max / tickCount) * (index + 1)));
}

/** A narrower bar would be invisible. */
const minBarPercent = 1.2;

/** The bar of a pay range; null if it is in another currency, beyond the axis, or per day or hour. */
export function payBar(posted: Posting["pay"], axis: PayAxis | null): PayBar | null {
  const pay = yearlyPay(posted);
  if (!axis || pay?.currency !== axis.currency || pay.max > axis.max) return null;
  const percent = (amount: number) => Math.round((1000 * amount) / axis.max) / 10;
  return { start: percent(pay.min), length: Math.max(minBarPercent, percent(pay.max - pay.min)) };
}
