import { monthNumber, readDate } from "../extract/dates.ts";
import type { ReadResume } from "../extract/read-resume.ts";
import { startsWithActionVerb } from "../extract/text.ts";
import type { Finding } from "../report.ts";
import type { WarningCode } from "../types.ts";

type Now = { year: number; month: number };

const weakStarts =
  /^(responsible for|duties include|worked on|helped|assisted with|involved in|participated in|tasked with|in charge of)\b/i;

const machineWarnings: Partial<Record<WarningCode, string>> = {
  "hidden-text":
    "The file contains text that a reader can't see. It wasn't counted, and an employer's software may take it for a trick.",
  columns:
    "The page has columns. Some applicant tracking systems read straight across them and mix up the lines.",
  "text-boxes": "Some text is in text boxes, which some applicant tracking systems skip.",
  tables: "Some text is in tables, which some applicant tracking systems read out of order.",
  "contact-in-header":
    "Contact details are in the page header, which many applicant tracking systems don't read.",
  "garbled-text": "Copied text comes out garbled because of the fonts. Export the file again.",
  "lost-ligatures": "Some letter pairs (fi, fl) are lost when the text is copied. Export with another font.",
  "other-language":
    "The text seems to be in a language that isn't read today, so much of it is missing here. Arabic, Chinese, Dutch, English, French, German, Greek, Hebrew, Hindi, Italian, Japanese, Korean, Polish, Portuguese, Russian, Spanish, Swedish and Turkish are read.",
  "pages-skipped": "Only the first ten pages were read.",
};

/** Strengths and weaknesses of the résumé itself, for any job. Never changes the score. */
export function resumeHealth(read: ReadResume, now: Now): Finding[] {
  return [
    ...contact(read),
    ...sections(read),
    ...dates(read, now),
    ...length(read),
    ...wording(read),
    ...machineReading(read),
  ];
}

const good = (area: Finding["area"], text: string): Finding => ({ area, tone: "good", text });
const improve = (area: Finding["area"], text: string, span?: Finding["span"]): Finding => ({
  area,
  tone: "improve",
  text,
  ...(span ? { span } : {}),
});

function contact({ resume: { basics } }: ReadResume): Finding[] {
  const missing = [
    !basics.name && "your name",
    !basics.email && "an email address",
    !basics.phone && "a phone number",
  ].filter(Boolean);
  return missing.length === 0
    ? [good("contact", "Name, email and phone number are there.")]
    : [improve("contact", `Not found: ${missing.join(", ")}. Write it as plain text at the top.`)];
}

function sections({ resume }: ReadResume): Finding[] {
  const missing = [
    resume.work.length === 0 && "work experience",
    resume.education.length === 0 && "education",
    resume.skills.length === 0 && "skills",
  ].filter(Boolean);
  return missing.length === 0
    ? [good("sections", "Work, education and skills each have a section.")]
    : [improve("sections", `There's no clear section for ${missing.join(", ")}. Use a plain heading.`)];
}

function dates({ resume, sources }: ReadResume, now: Now): Finding[] {
  const findings: Finding[] = [];
  const undated = resume.work.findIndex(({ startDate }) => !startDate);
  if (undated >= 0)
    findings.push(
      improve(
        "dates",
        `“${resume.work[undated]?.position ?? resume.work[undated]?.name ?? "A job"}” has no dates: its years can't be counted.`,
        sources.get(`/work/${undated}/position`),
      ),
    );
  const periods = resume.work
    .flatMap(({ startDate, endDate }) => {
      const start = startDate ? readDate(startDate) : undefined;
      const end = endDate ? readDate(endDate) : now;
      return start && end ? [[monthNumber(start, "start"), monthNumber(end, "end")] as const] : [];
    })
    .sort((a, b) => a[0] - b[0]);
  let reached = periods[0]?.[1] ?? 0;
  let longest = 0;
  for (const [from, to] of periods) {
    longest = Math.max(longest, from - reached - 1);
    reached = Math.max(reached, to);
  }
  if (longest >= 12)
    findings.push(
      improve(
        "dates",
        `There's a gap of ${Math.floor(longest / 12)}+ years between jobs. It doesn't lower the score; one line on what you did answers the question.`,
      ),
    );
  if (findings.length === 0 && periods.length > 0)
    findings.push(good("dates", "Every job has dates that can be counted."));
  return findings;
}

function length({ pages, text }: ReadResume): Finding[] {
  const count = text.split(/\s+/).length;
  if (count > 1_400 || pages > 3)
    return [improve("length", `This is long: ${count} words. Two pages are read to the end more often.`)];
  if (count < 120)
    return [improve("length", `Only ${count} words. Say what you did in each job and what it achieved.`)];
  return [good("length", `${count} words, a readable length.`)];
}

function wording({ resume }: ReadResume): Finding[] {
  const lines = resume.work.flatMap(({ highlights }) => highlights);
  if (lines.length === 0) return [];
  const numbers = lines.filter((line) => /\d/.test(line)).length;
  const active = lines.filter((line) => startsWithActionVerb(line) && !weakStarts.test(line)).length;
  const weakLines = lines.filter((line) => weakStarts.test(line)).length;
  return [
    numbers / lines.length >= 0.3
      ? good("wording", `${numbers} of ${lines.length} lines contain a number.`)
      : improve(
          "wording",
          `${numbers} of ${lines.length} lines contain a number. Say how many, how much or how fast.`,
        ),
    weakLines > 0
      ? improve(
          "wording",
          `${weakLines} of ${lines.length} lines begin with words like “responsible for”. Begin with what you did.`,
        )
      : good("wording", `${active} of ${lines.length} lines begin with an active verb.`),
  ];
}

function machineReading({ warnings }: ReadResume): Finding[] {
  const findings = warnings.flatMap(({ code }) =>
    machineWarnings[code] ? [improve("machine", machineWarnings[code])] : [],
  );
  return findings.length === 0
    ? [good("machine", "There's nothing here that an applicant tracking system would misread.")]
    : findings;
}
