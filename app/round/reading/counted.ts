import { numberFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** A number as shown: 1,000. */
export const shownNumber = (value: number): string => numberFormat("en").format(value);

/** A sentence about a number of things. */
export const counted = ({ one, other }: { one: string; other: string }, count: number): string =>
  count === 1 ? one : fillTemplate(other, { count: shownNumber(count) });
