import { fieldText } from "#app/form/read-fields.ts";
import { requiredLine } from "#domain/applications/person-schema.ts";
import { textSchemas } from "#domain/text/field-text.ts";
import type { NewMessage } from "#server/store/messages.ts";
import type { ContactFormWords } from "./contact.schema.ts";
import { limits, type PersonField } from "./contact-fields.ts";

/* The parts that all forms of messages have. */

/** A parsed form. `values` are the fields as typed, valid or not; `Advice` is what an invalid one also has. */
export type ReadForm<Values, Field extends string, Advice = unknown> =
  | { kind: "VALID"; values: Values; message: NewMessage }
  | ({ kind: "INVALID"; values: Values; errors: Partial<Record<Field, string>> } & Advice);

/** Path of the referring page; empty if it is not on this site. */
export function readPage(page: string | null, isPage: (path: string) => boolean): string {
  return page !== null && isPage(page) ? page : "";
}

export function readPerson(form: FormData): Record<PersonField, string> {
  const read = (name: PersonField) => fieldText(form, name);
  return { name: read("name"), email: read("email"), company: read("company") };
}

export function personSchemas({ fields, ...words }: ContactFormWords) {
  return {
    name: requiredLine("text", fields.name, words),
    email: requiredLine("email", fields.email, words),
    company: textSchemas(words).line(fields.company.label, limits.company),
  };
}
