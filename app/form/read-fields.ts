import { normalise } from "#domain/text/field-text.ts";

/** The text of a field; empty for a file. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? normalise(value) : "";
}

/** The values of a field that are neither empty nor files. */
export function submittedValues(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string" && value !== "") as string[];
}

/** Names of the invisible fields. */
export const hiddenFields = { honeypot: "homepage", seconds: "seconds", proof: "proof" };

/** A person needs at least this to fill in a form. */
const minSeconds = 3;

/** Why the sender may be a bot. Without scripts there is no measured time. */
export function spamSignal(form: FormData): "" | "honeypot" | "fast" {
  if (fieldText(form, hiddenFields.honeypot) !== "") return "honeypot";
  const seconds = fieldText(form, hiddenFields.seconds);
  return seconds !== "" && Number(seconds) < minSeconds ? "fast" : "";
}
