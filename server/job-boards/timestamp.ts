import { z } from "zod";

/** A date or a moment as text, in milliseconds. */
export const timestamp = z
  .string()
  .transform((text) => Date.parse(text))
  .pipe(z.number({ error: "is no date" }).min(Date.UTC(1990)).max(Date.UTC(2200)));
