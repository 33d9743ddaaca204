import { numberFormat } from "#domain/language/formats.ts";
import { fillPlural, type PluralMessage } from "#domain/text/plural.ts";

/** The rounds of one's own have one language. */
const language = "en";

/** A number as shown: 1,000. */
export const shownNumber = (value: number): string => numberFormat(language).format(value);

/** A sentence about a number of things, and what else it names. */
export const counted = (message: PluralMessage, count: number, values: Record<string, string> = {}): string =>
  fillPlural(message, { ...values, count }, language);
