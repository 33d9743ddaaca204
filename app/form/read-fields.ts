/** Invisible characters that people do not type. Longer text may have line ends and tabs. */
export const controlCharacters = { line: /\p{Cc}/u, text: /[^\P{Cc}\n\t]/u };

/** One plain address whose host has a dot. Excludes quoted names, comments and lists. */
export const emailPattern =
  /^[^\s@<>()[\],;:\\"]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u;

/** Gives equal text equal bytes, and only characters that every database stores and every mail shows as they are. */
function normalise(text: string): string {
  // Invisible characters that change how text is shown, such as its direction. Not the joiners, which Indian scripts
  // and emoji need.
  const visible = text.toWellFormed().replace(/[\p{Cf}--[\u200C\u200D]]/gv, "");
  return visible.normalize("NFC").replace(/\r\n?/g, "\n").trim();
}

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
