import { fromJsonResume } from "../extract/from-json-resume.ts";
import type { ResumeText } from "../types.ts";
import { readJsonResume } from "./json-resume.ts";
import { readPlainText } from "./plain-text.ts";

/** A JSON Resume as a text that spans can refer to. Throws like `readJsonResume`. */
export const readJsonText = (text: string): ResumeText => readPlainText(fromJsonResume(readJsonResume(text)));
