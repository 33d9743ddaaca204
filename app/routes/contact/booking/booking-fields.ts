import type { RejectedForm } from "#app/form/form-route.ts";
import type { PersonField } from "#app/routes/contact/contact-fields.ts";

/** Indices of the times that a visitor can propose. */
export const timeIndexes = [0, 1, 2] as const;
type TimeIndex = (typeof timeIndexes)[number];

/** `times-0` is the group of `date-0` and `time-0`. */
export type BookingField = PersonField | "subject" | "zone" | "note" | `times-${TimeIndex}`;
export type BookingValues = Record<
  Exclude<BookingField, `times-${TimeIndex}`> | `date-${TimeIndex}` | `time-${TimeIndex}` | "page",
  string
>;

/** Initial values of fields. */
export type BookingPrefill = Pick<BookingValues, "subject" | "page">;

/** Lengths in characters. */
export const limits = { note: 2000 };

export type RejectedBooking = RejectedForm<BookingValues, BookingField>;
