import { z } from "zod";
import { fillIn } from "../../content/fill-in.ts";
import type { ContactFormWords } from "./contact.schema.ts";
import { type ContactField, type ContactValues, contactFields, limits } from "./contact-fields.ts";

/** Not seen and not typed by people; a line end and a tab are, in longer text. */
const controls = { line: /\p{Cc}/u, text: /[^\P{Cc}\n\t]/u };

/** One plain address with a host that has a dot: quoted names, comments and lists are none that a form needs. */
const email =
  /^[^\s@<>()[\],;:\\"]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u;

/** The same letters always in the same bytes, and only such as every database takes. */
function normalise(text: string): string {
  return text.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n").trim();
}

/** The text of a field; a file is none. */
function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? normalise(value) : "";
}

function schemaOf({ fields, tooLong, unreadable }: ContactFormWords) {
  const text = (name: ContactField, pattern: RegExp) => {
    const { label } = fields[name];
    const max = limits[name];
    return z
      .string()
      .max(max, fillIn(tooLong, { label, max }))
      .refine((value) => !pattern.test(value), fillIn(unreadable, { label }));
  };
  return z.object({
    reason: z.enum(
      fields.reason.options.map(({ id }) => id),
      fields.reason.missing,
    ),
    name: text("name", controls.line).min(1, fields.name.missing),
    email: text("email", controls.line).min(1, fields.email.missing).regex(email, fields.email.wrong),
    company: text("company", controls.line),
    message: text("message", controls.text)
      .min(1, fields.message.missing)
      .min(limits.shortMessage, fillIn(fields.message.short, { min: limits.shortMessage })),
  });
}

/** Seconds in which nobody fills in the form. */
const tooFast = 3;

/** Why a machine may have sent it. Without scripts nobody measures the time. */
function suspicionOf(form: FormData): "" | "honeypot" | "fast" {
  if (typed(form, contactFields.trap) !== "") return "honeypot";
  const seconds = typed(form, contactFields.seconds);
  return seconds !== "" && Number(seconds) < tooFast ? "fast" : "";
}

export type ReadMessage =
  | { kind: "VALID"; values: ContactValues; message: ContactValues & { suspicion: string } }
  | { kind: "INVALID"; values: ContactValues; errors: Partial<Record<ContactField, string>> };

/** Reads what was typed; `values` is all of it, whatever is wrong with it. */
export function readMessage(form: FormData, words: ContactFormWords): ReadMessage {
  const values: ContactValues = {
    reason: typed(form, "reason"),
    name: typed(form, "name"),
    email: typed(form, "email"),
    company: typed(form, "company"),
    message: typed(form, "message"),
  };
  const result = schemaOf(words).safeParse(values);
  if (result.success)
    return { kind: "VALID", values, message: { ...result.data, suspicion: suspicionOf(form) } };
  const errors: Partial<Record<ContactField, string>> = {};
  for (const { path, message } of result.error.issues) {
    // The first that is wrong with a field is enough to begin with.
    errors[path[0] as ContactField] ??= message;
  }
  return { kind: "INVALID", values, errors };
}
