import { dateFormat } from "./formats.ts";
import type { Language } from "./language.ts";

/** 0 to 23 hours in all languages: in Hindi and Marathi, 12 hours have the English letters am and pm. */
const clock = { hourCycle: "h23" } as const;

/** Formats a time in Indian Standard Time, such as "20 November 2026 at 10:30 IST". */
export function formatTime(time: number, language: Language = "en"): string {
  const options = { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata", ...clock } as const;
  return `${dateFormat(language, options).format(time)} IST`;
}

/** Formats a day such as 2026-11-20 as "20 November 2026". */
export function formatDate(day: string, language: Language = "en"): string {
  return dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** Formats a time as on the reader's own clock, such as "16:05". */
export function formatClock(time: Date | number, language: Language = "en"): string {
  return dateFormat(language, { hour: "2-digit", minute: "2-digit", ...clock }).format(time);
}
