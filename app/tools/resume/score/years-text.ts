import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Language } from "#domain/language/language.ts";
import { fillPlural } from "#domain/text/plural.ts";

/** The years that a job asks for, beside those that a résumé shows, if its dates tell. */
export function yearsText(
  words: Pick<ReportWords, "years" | "yearsUnknown">,
  { asked, shown }: { asked: number; shown?: number | null | undefined },
  language: Language,
): string {
  return shown === undefined || shown === null
    ? fillPlural(words.yearsUnknown, { asked }, language)
    : fillPlural(words.years, { asked, shown: Math.round(shown * 10) / 10 }, language);
}
