import { moneyFormat } from "#domain/language/formats.ts";

const fractionDigits = new Map<string, number>();

function digitsOf(currency: string): number {
  const cached = fractionDigits.get(currency);
  if (cached !== undefined) return cached;
  const digits = moneyFormat("en", currency).resolvedOptions().maximumFractionDigits ?? 2;
  fractionDigits.set(currency, digits);
  return digits;
}

/** Converts an amount in minor units to major units: 50000000 paise → 500000 rupees. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** digitsOf(currency);
}
