import { z } from "zod";

/** A demo booked by a visitor, as stored with their message. */
export const bookingSchema = z.strictObject({
  /** Epoch milliseconds. One, but bookings from before 2026-11-30 propose up to three. */
  times: z.array(z.int()).min(1),
  /** The visitor's IANA time zone, such as Europe/London. */
  zone: z.string(),
  minutes: z.int().positive(),
  /** Path of the page about the product that the visitor wants to see; empty for all products. */
  subject: z.string(),
});
export type Booking = z.infer<typeof bookingSchema>;
