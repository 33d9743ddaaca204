import type { z } from "zod";
import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** Texts shown while the device computes a form's proof of work. */
export const proofWords = strictEntry({
  working: text("the status while the device calculates", 120),
  needed: text("the note where scripts are off, with {email}", 400),
  failed: text("the message when the device did not find the solution, with {email}", 400),
});
export type ProofWords = z.infer<typeof proofWords>;
