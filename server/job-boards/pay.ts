import { numberFormat } from "#domain/language/formats.ts";
import type { PayPeriod, Posting } from "#domain/postings/posting.schema.ts";

type Pay = NonNullable<Posting["pay"]>;

/** Converts an amount to the currency's smallest unit. */
function toSmallestUnit(amount: number, currency: string): number {
  const { maximumFractionDigits = 2 } = numberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return Math.round(amount * 10 ** maximumFractionDigits);
}

/** A pay range in another system's data, in the currency's main unit. */
export type PayRange = {
  min?: number | null;
  max?: number | null;
  currency?: string | null;
  period?: PayPeriod;
  note?: string;
};

/**
 * The range that covers all given ones. Undefined if an end is missing, or if currencies or periods differ: a
 * partial range would misrepresent the offer.
 */
export function mergePay(ranges: PayRange[]): Pay | undefined {
  const [first] = ranges;
  const currency = first?.currency?.toUpperCase() ?? "";
  if (!first || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const ends: number[] = [];
  for (const range of ranges) {
    const { min, max } = range;
    if (range.currency?.toUpperCase() !== currency || range.period !== first.period) return undefined;
    if (min === null || min === undefined || max === null || max === undefined) return undefined;
    ends.push(toSmallestUnit(min, currency), toSmallestUnit(max, currency));
  }
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  if (!Number.isSafeInteger(min) || min < 1 || max > 1e12) return undefined;
  const note = ranges
    .flatMap((range) => range.note ?? [])
    .join("; ")
    .slice(0, 500)
    .trim();
  return { min, max, currency, period: first.period, note: note || undefined };
}
