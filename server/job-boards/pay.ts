import type { PayPeriod, Posting } from "#domain/postings/posting.schema.ts";

type Pay = NonNullable<Posting["pay"]>;

/** An amount of a currency in its smallest unit. */
function smallestUnits(amount: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return Math.round(amount * 10 ** maximumFractionDigits);
}

/** One range of another system, in its currency's usual unit. */
export type Range = {
  min?: number | null | undefined;
  max?: number | null | undefined;
  currency?: string | null | undefined;
  period?: PayPeriod | undefined;
  note?: string | undefined;
};

/**
 * The range that holds all of them. Nothing where an end is missing, or where they are of several currencies or periods:
 * half a range would say what the employer did not.
 */
export function parsePay(ranges: Range[]): Pay | undefined {
  const [first] = ranges;
  const currency = first?.currency?.toUpperCase() ?? "";
  if (!first || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const ends: number[] = [];
  for (const { min, max, currency: other, period } of ranges) {
    if (other?.toUpperCase() !== currency || period !== first.period) return undefined;
    if (min === null || min === undefined || max === null || max === undefined) return undefined;
    ends.push(smallestUnits(min, currency), smallestUnits(max, currency));
  }
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  if (!Number.isSafeInteger(min) || min < 1 || max > 1e12) return undefined;
  const note = ranges
    .flatMap((range) => range.note ?? [])
    .join("; ")
    .slice(0, 500)
    .trim();
  return { min, max, currency, ...(first.period && { period: first.period }), ...(note !== "" && { note }) };
}
