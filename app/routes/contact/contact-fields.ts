import type { RejectedForm } from "#app/form/form-route.ts";

export type PersonField = "name" | "email" | "company";
/** `page` is the path of the referring page; the form shows it as text and sends it in a hidden field. */
export type ContactField = "reason" | PersonField | "message";
export type ContactValues = Record<ContactField | "page", string>;

/** Initial values of fields. */
export type ContactPrefill = Pick<ContactValues, "reason" | "page">;

/** Lengths in characters. */
export const limits = { company: 120, message: 5000, minMessage: 10 };

export type RejectedMessage = RejectedForm<ContactValues, ContactField>;
