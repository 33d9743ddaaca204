import type { Evidence, MatchReport, ScreeningAnswer } from "resume-match";
import type { Quotation, Row } from "./rank-messages.ts";

const contextCharacters = 70;
/** More would make a table of fifty candidates unreadable. */
const maxQuotations = 2;

/** The line that the words stand in, at most 70 characters to each side. */
function toQuotation(text: string, [start, end]: Evidence["span"], rule: string): Quotation {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const lineEnd = text.indexOf("\n", end);
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return {
    before: before.length > contextCharacters ? `…${before.slice(-contextCharacters)}` : before,
    marked: text.slice(start, end),
    after: after.length > contextCharacters ? `${after.slice(0, contextCharacters)}…` : after,
    rule,
  };
}

/** What the table shows of a report: the page never holds the résumé itself. */
export function toRow(
  { id, file }: { id: number; file: string },
  report: MatchReport,
  answers: ScreeningAnswer[],
): Row {
  const { score, requirements, resume, resumeText } = report;
  const { name } = resume.basics;
  return {
    id,
    file,
    ...(name && { name }),
    score,
    requirements: requirements.map(({ requirement, status, evidence }) => ({
      label: requirement.label,
      priority: requirement.priority,
      status,
      quotations: evidence
        .slice(0, maxQuotations)
        .map(({ span, rule }) => toQuotation(resumeText, span, rule)),
    })),
    answers: answers.map(({ question, answer, evidence }) => ({
      question,
      ...(answer !== undefined && { answer }),
      quotations: evidence.slice(0, maxQuotations).map(({ span }) => toQuotation(resumeText, span, "")),
    })),
  };
}
