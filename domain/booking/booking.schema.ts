import { z } from "zod";

/** A demo that a visitor proposes, as it is stored with its message. */
export const bookingSchema = z.strictObject({
  /** Milliseconds since 1970, in the order of preference. */
  times: z.array(z.int()).min(1),
  /** The visitor's time zone, such as Europe/London. */
  zone: z.string(),
  minutes: z.int().positive(),
  /** The path of the page with what the visitor wants to see; empty for everything. */
  subject: z.string(),
});
export type Booking = z.infer<typeof bookingSchema>;
