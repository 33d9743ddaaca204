import type { RejectedForm } from "#app/form/form-route.ts";
import type { PersonField } from "#app/routes/contact/contact-fields.ts";
import type { Slot } from "#domain/booking/slot-days.ts";

export type BookingField = PersonField | "subject" | "zone" | "slot" | "note";
export type BookingValues = Record<BookingField | "page", string>;

/** Initial values of fields. */
export type BookingPrefill = Pick<BookingValues, "subject" | "page">;

/** Lengths in characters. */
export const limits = { note: 2000 };

/** `nearest`: free slots near the one that was refused. */
export type RejectedBooking = RejectedForm<BookingValues, BookingField> & { nearest?: Slot[] };
