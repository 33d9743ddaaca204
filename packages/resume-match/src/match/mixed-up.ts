import type { ReadResume } from "../extract/read-resume.ts";
import type { Warning } from "../types.ts";

/** Patterns of résumés that job descriptions lack: date ranges, email addresses and typical phrases. */
const personalSigns = [
  /(?:(?:19|20)\d\d|'\d\d|\d\d?[/.]\d{2,4})\s*(?:[-–—]|to|until)\s*(?:\p{L}+\.?,?\s*)?(?:(?:19|20)\d\d|present|current|now|today|date|\d\d?[/.]\d{2,4})/giu,
  /[\w.+-]+@[\w-]+\.\w/g,
  /\b(?:curriculum vitae|r[ée]sum[ée]|references (?:available|on request|upon)|date of birth|career objective|professional summary|(?:work|employment) history|(?:work|professional) experience|my)\b/gi,
];
/** A date range counts twice. */
const signWeights = [2, 1, 1];
/** A job description may have one sign or two, such as the address of the employer. */
const minSigns = 3;
/** Shorter texts are too short to tell. */
const minWords = 20;

function countSigns(text: string): number {
  return personalSigns.reduce(
    (sum, sign, index) => sum + (text.match(sign)?.length ?? 0) * (signWeights[index] ?? 1),
    0,
  );
}

/**
 * Whether a job description was given as the résumé, or a résumé as the job description. Never changes the score.
 * @param job the job's text
 */
export function mixedUpTexts({ text, resume: { basics, work } }: ReadResume, job: string): Warning[] {
  const isPersonal =
    basics.email !== undefined || work.some(({ startDate, endDate }) => startDate ?? endDate);
  const isLong = text.split(/\s+/, minWords).length === minWords;
  return [
    ...(isLong && !isPersonal && countSigns(text) === 0 ? [{ code: "no-resume", text: "" } as const] : []),
    ...(countSigns(job) >= minSigns ? [{ code: "no-job", text: "" } as const] : []),
  ];
}
