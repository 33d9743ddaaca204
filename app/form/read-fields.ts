import { normalise } from "#domain/text/field-text.ts";

/** A field's normalised text; empty for a file. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? normalise(value) : "";
}

/** The non-empty text values of a field. */
export function submittedValues(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string" && value !== "") as string[];
}

/** Names of the hidden fields. */
export const hiddenFields = { honeypot: "homepage", seconds: "seconds", proof: "proof" };

/** A person takes at least this long to fill in a form. */
const minSeconds = 3;

/** The reason to suspect a bot. Without JavaScript no time is measured. */
export function spamSignal(form: FormData): "" | "honeypot" | "fast" {
  if (fieldText(form, hiddenFields.honeypot) !== "") return "honeypot";
  const seconds = fieldText(form, hiddenFields.seconds);
  return seconds !== "" && Number(seconds) < minSeconds ? "fast" : "";
}
