import type { RejectedSubmission } from "#app/form/form-route.ts";

/** `page` is the path of the page that led to the form; only its label is a word of the form. */
export type ContactField = "reason" | "name" | "email" | "company" | "message";
export type ContactValues = Record<ContactField | "page", string>;

/** Values of fields before a visitor has typed. */
export type ContactPrefill = Pick<ContactValues, "reason" | "page">;

/** Lengths in characters. */
export const limits = { reason: 60, name: 100, email: 254, company: 120, message: 5000, minMessage: 10 };

/** Why there is no receipt, for a form of which a message is made. */
export type RejectedForm<Values, Field extends string> =
  | { kind: "INVALID"; values: Values; errors: Partial<Record<Field, string>> }
  | RejectedSubmission<Values>
  /** Known only to the browser; the fields keep their values. */
  | { kind: "OFFLINE" };

export type RejectedMessage = RejectedForm<ContactValues, ContactField>;

export function fieldId(name: ContactField): string {
  return `contact-${name}`;
}
