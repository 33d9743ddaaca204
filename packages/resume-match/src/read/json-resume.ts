import { ReadError } from "./read-error.ts";

/** Sections that make JSON a résumé of the JSON Resume schema. */
const SECTIONS = ["basics", "work", "education", "skills"];

/**
 * Parses a JSON Resume file. Only its kind is checked: `corrupt` for what is no JSON, `not-resume` for JSON without
 * any of the main sections. The caller checks the fields.
 */
export function readJsonResume(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : "";
    throw new ReadError("corrupt", `the file is not valid JSON: ${reason}`);
  }
  const isResume =
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    SECTIONS.some((section) => Object.hasOwn(value, section));
  if (!isResume) throw new ReadError("not-resume", "the JSON has no basics, work, education or skills");
  return value;
}
