import { z } from "zod";

/** A plausible time for a posting, in milliseconds. */
export const milliseconds = z.number({ error: "is not a date" }).min(Date.UTC(1990)).max(Date.UTC(2200));

/** A date or time as text, parsed to milliseconds. */
export const timestamp = z
  .string()
  .transform((text) => Date.parse(text))
  .pipe(milliseconds);
