import { z } from "zod";
import { cardLanguages } from "./languages.ts";
import { maxQuestions, maxResumeBytes } from "./limits.ts";
import { splitSubmission } from "./pack-submission.ts";
import { SealBroken } from "./place-key.ts";
import { relayId } from "./protocol.ts";

const line = z.string().max(300);
const text = z.string().max(5_000);

/** An answer with the question's words: the link's questions may change later. */
const answer = z.object({ question: z.string().max(40), label: z.string().max(500), answer: text });

/** What an applicant sends, inside its seal. */
const submission = z.object({
  version: z.literal(1),
  id: relayId,
  link: relayId,
  /** By the device's clock, an instant. */
  sentAt: z.iso.datetime(),
  language: z.enum(cardLanguages),
  channel: z.enum(["FORM", "CHAT"]),
  name: line.min(1),
  email: line,
  phone: line,
  location: line,
  answers: z.array(answer).max(maxQuestions),
  note: text,
  /** The words that the applicant agreed to. */
  consent: text.min(1),
  file: z.object({ name: line.min(1), type: line, size: z.int().positive() }).optional(),
});
export type Submission = z.infer<typeof submission>;

/**
 * Reads what was opened, which a stranger wrote. The file is checked for its size only.
 * @throws {SealBroken} if it has another form, or names another submission or link than the place where it was
 */
export function unpackSubmission(packed: Uint8Array, place: { id: string; link: string }) {
  const { content, file } = splitSubmission(packed);
  const { success, data, error } = submission.safeParse(content);
  if (!success) throw new SealBroken("No submission", { cause: error });
  const size = data.file?.size ?? 0;
  if (data.id !== place.id || data.link !== place.link || file.length !== size || size > maxResumeBytes)
    throw new SealBroken("A submission of another place or size");
  return { submission: data, file: data.file && file };
}
