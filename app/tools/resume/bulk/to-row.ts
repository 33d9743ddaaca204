import type { MatchReport, ScreeningAnswer } from "resume-match";
import { foreignLanguage } from "#app/tools/resume/worker/foreign-language.ts";
import { quoteLine } from "#app/tools/resume/worker/quotation.ts";
import type { Row } from "./rank-messages.ts";

/** Shorter than in the report on a single résumé, as the table has a row per candidate. */
const contextCharacters = 70;
/** More would make a table of fifty candidates unreadable. */
const maxQuotations = 2;

/** Reduces a report to a table row. The page never receives the résumé itself. */
export function toRow(
  { id, file }: { id: number; file: string },
  report: MatchReport,
  answers: ScreeningAnswer[],
): Row {
  const { score, parts, requirements, resume, resumeText } = report;
  const { name } = resume.basics;
  const quote = ({ span }: ScreeningAnswer["evidence"][number], rule: string) => ({
    ...quoteLine(resumeText, span, contextCharacters),
    rule,
  });
  return {
    id,
    file,
    ...(name && { name }),
    foreign: foreignLanguage(resumeText),
    score,
    parts,
    requirements: requirements.map(({ requirement, status, evidence }) => ({
      label: requirement.label,
      priority: requirement.priority,
      status,
      quotations: evidence.slice(0, maxQuotations).map((item) => quote(item, item.rule)),
    })),
    answers: answers.map(({ question, answer, evidence }) => ({
      question,
      ...(answer !== undefined && { answer }),
      quotations: evidence.slice(0, maxQuotations).map((item) => quote(item, "")),
    })),
  };
}
