import type { z } from "zod";
import { choice } from "#domain/schema/content-fields.ts";

/** The parts of the round that a picture can show. */
export const roundPart = choice("the part of the round that is drawn", [
  "INTERVIEWS",
  "CRITERIA",
  "TICKETS",
  "WORK",
  "MOMENT",
  "REVIEWS",
  "RECORD",
  "QUESTIONS",
]);
export type RoundPartName = z.infer<typeof roundPart>;
