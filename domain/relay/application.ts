import { z } from "zod";
import { cardLanguages } from "./languages.ts";
import { maxQuestions, maxResumeBytes } from "./limits.ts";
import { relayId } from "./protocol.ts";
import { SealBroken } from "./seal.ts";

/* What is inside the seals of a collecting link: the card that an applicant reads, and what an applicant sends. */

const line = z.string().max(300);
const text = z.string().max(5_000);

/** A screening question. A CHOICE has two to twelve options. */
const question = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  text: z.string().min(1).max(500),
  kind: z.enum(["TEXT", "YES_NO", "NUMBER", "CHOICE"]),
  isRequired: z.boolean(),
  options: z.array(line.min(1)).max(12).optional(),
});
export type ScreeningQuestion = z.infer<typeof question>;

/** What stands behind a collecting link, in the employer's words. The site knows nothing of it. */
export const applyCard = z.object({
  version: z.literal(1),
  /** What submissions are sealed to. */
  publicKey: z.string().regex(/^[\w-]{80,100}$/),
  employer: line.min(1),
  title: line.min(1),
  place: line,
  /** What the work is, pay, shift: plain text. */
  about: text,
  /** Who answers for the data, and how they are reached: without it nobody could ask or complain. */
  contact: z.object({ name: line.min(1), email: line.min(3) }),
  resume: z.enum(["REQUIRED", "OPTIONAL", "NONE"]),
  questions: z.array(question).max(maxQuestions),
});
export type ApplyCard = z.infer<typeof applyCard>;

/** An answer with the question's words: the link's questions may change later. */
const answer = z.object({ question: z.string().max(40), label: z.string().max(500), answer: text });

export const submission = z.object({
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

/** The bytes of a submission before it is sealed: the length of its JSON in four bytes, the JSON, the file. */
export function packSubmission(content: Submission, file?: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(content));
  const packed = new Uint8Array(4 + json.length + (file?.length ?? 0));
  new DataView(packed.buffer).setUint32(0, json.length);
  packed.set(json, 4);
  if (file) packed.set(file, 4 + json.length);
  return packed;
}

/**
 * Reads what was opened, which a stranger wrote. The file is checked for its size only.
 * @throws {SealBroken} if it has another form, or names another submission or link than the place where it was
 */
export function unpackSubmission(packed: Uint8Array, place: { id: string; link: string }) {
  const fault = (cause?: unknown) => new SealBroken("No submission", { cause });
  if (packed.length < 4) throw fault();
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  if (length > packed.length - 4) throw fault();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(packed.subarray(4, 4 + length)));
  } catch (cause) {
    throw fault(cause);
  }
  const parsed = submission.safeParse(value);
  if (!parsed.success) throw fault(parsed.error);
  const { data } = parsed;
  const file = packed.slice(4 + length);
  const size = data.file?.size ?? 0;
  if (data.id !== place.id || data.link !== place.link || file.length !== size || size > maxResumeBytes)
    throw fault();
  return { submission: data, file: data.file && file };
}
