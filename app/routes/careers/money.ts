const moneyFormats = new Map<string, Intl.NumberFormat>();

/** A formatter for major units of a currency. */
export function moneyFormat(currency: string): Intl.NumberFormat {
  const cached = moneyFormats.get(currency);
  if (cached) return cached;
  // Digit grouping by lakh and crore for rupees, by thousand for other currencies.
  const format = new Intl.NumberFormat(currency === "INR" ? "en-IN" : "en-GB", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  moneyFormats.set(currency, format);
  return format;
}

const fractionDigits = new Map<string, number>();

function digitsOf(currency: string): number {
  const cached = fractionDigits.get(currency);
  if (cached !== undefined) return cached;
  const digits = moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
  fractionDigits.set(currency, digits);
  return digits;
}

/** Converts an amount in minor units to major units: 50000000 paise → 500000 rupees. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** digitsOf(currency);
}
