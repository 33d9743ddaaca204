import type { RejectedSubmission } from "#app/form/form-route.ts";

export type ContactField = "reason" | "name" | "email" | "company" | "message";
export type ContactValues = Record<ContactField, string>;

/** Lengths in characters. */
export const limits = { reason: 60, name: 100, email: 254, company: 120, message: 5000, minMessage: 10 };

/** Why there is no receipt. */
export type RejectedMessage =
  | { kind: "INVALID"; values: ContactValues; errors: Partial<Record<ContactField, string>> }
  | RejectedSubmission<ContactValues>
  /** Known only to the browser; the fields keep their values. */
  | { kind: "OFFLINE" };

export function fieldId(name: ContactField): string {
  return `contact-${name}`;
}
