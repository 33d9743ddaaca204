import { ReadError } from "./read-error.ts";

/** Sections that identify JSON as a JSON Resume. */
const SECTIONS = ["basics", "work", "education", "skills"];

/**
 * Parses a JSON Resume file and checks only its kind; the caller checks the fields.
 *
 * @throws ReadError `corrupt` for invalid JSON, `not-resume` for JSON without any of the main sections
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
