/** What forms of the site share in reading what was typed. */

/** Not seen and not typed by people; a line end and a tab are, in longer text. */
export const controlCharacters = { line: /\p{Cc}/u, text: /[^\P{Cc}\n\t]/u };

/** One plain address with a host that has a dot: quoted names, comments and lists are none that a form needs. */
export const emailPattern =
  /^[^\s@<>()[\],;:\\"]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u;

/** The same letters always in the same bytes, and only such as every database takes. */
function normalise(text: string): string {
  return text.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n").trim();
}

/** The text of a field; a file is none. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? normalise(value) : "";
}

/** The values of a name that are not empty. */
export function submittedValues(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string" && value !== "") as string[];
}

/** Names of the fields that nobody sees. */
export const hiddenFields = { honeypot: "homepage", seconds: "seconds", proof: "proof" };

/** Seconds in which nobody fills in a form. */
const minSeconds = 3;

/** Why a machine may have sent it. Without scripts nobody measures the time. */
export function spamSignal(form: FormData): "" | "honeypot" | "fast" {
  if (fieldText(form, hiddenFields.honeypot) !== "") return "honeypot";
  const seconds = fieldText(form, hiddenFields.seconds);
  return seconds !== "" && Number(seconds) < minSeconds ? "fast" : "";
}
