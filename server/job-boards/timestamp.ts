import { z } from "zod";

/** A date or time as text, parsed to milliseconds. */
export const timestamp = z
  .string()
  .transform((text) => Date.parse(text))
  .pipe(z.number({ error: "is not a date" }).min(Date.UTC(1990)).max(Date.UTC(2200)));
