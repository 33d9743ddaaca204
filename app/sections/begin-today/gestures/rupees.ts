import { numberFormat } from "#domain/language/formats.ts";

/** Formats a number with Indian grouping, such as 7,20,000. */
export const inDigits = (value: number): string => numberFormat("en").format(value);

/** Formats whole rupees, such as ₹7,20,000. */
export const inRupees = (amount: number): string => `₹${inDigits(amount)}`;

/** How many openings for a month cost as much, to one decimal. */
export const asOpenings = (amount: number, perOpening: number): string =>
  inDigits(Math.round((amount / perOpening) * 10) / 10);
