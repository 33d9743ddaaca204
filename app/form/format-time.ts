import { dateFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";

/** Formats a time in Indian Standard Time, such as "20 November 2026 at 10:30 IST". */
export function formatTime(time: number, language: Language = "en"): string {
  const options = { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata" } as const;
  return `${dateFormat(language, options).format(time)} IST`;
}
