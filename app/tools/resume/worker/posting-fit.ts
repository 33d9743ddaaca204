import type { MatchReport, Priority, RequirementResult } from "resume-match";
import { sumFigures } from "#app/tools/resume/report/sum-figures.ts";
import type { PartFigure } from "#domain/round/change.ts";
import { type Quotation, quoteLine } from "./quotation.ts";

/** A requirement that the résumé meets, with its best evidence. */
export type Answered = {
  label: string;
  status: "proven" | "deduced" | "partial";
  quotation: Quotation | null;
  /** Shown and required years, if years are required; `shown` is `null` if the résumé has no dates. */
  years: { shown: number | null; asked: number } | null;
};

/** A summary of a résumé's fit with one posting, most important requirements first. */
export type PostingFit = {
  url: string;
  /** 0 to 100, with one decimal. */
  score: number;
  /** The parts of the score, in whole points. */
  parts: PartFigure[];
  answered: Answered[];
  missing: string[];
};

const weights: Priority[] = ["must", "wanted", "duty", "nice"];
const requirementWeight = ({ requirement }: RequirementResult) => weights.indexOf(requirement.priority);

function bestQuotation({ evidence }: RequirementResult, text: string): Quotation | null {
  const best = evidence
    .filter(({ how }) => how !== "negated" && how !== "wish")
    .reduce<(typeof evidence)[number] | undefined>(
      (strongest, other) => (strongest && strongest.strength >= other.strength ? strongest : other),
      undefined,
    );
  return best ? quoteLine(text, best.span) : null;
}

function toAnswered(result: RequirementResult, text: string): Answered | null {
  const { requirement, status, yearsShown } = result;
  if (status === "missing") return null;
  return {
    label: requirement.label,
    status,
    quotation: bestQuotation(result, text),
    years: requirement.years === undefined ? null : { shown: yearsShown ?? null, asked: requirement.years },
  };
}

/** Summarises a report. Requirements with the same label are listed once. */
export function postingFit(url: string, report: MatchReport): PostingFit {
  const { score, requirements, resumeText } = report;
  const hasQuotation = ({ evidence }: RequirementResult) => Number(evidence.length > 0);
  const ordered = requirements.toSorted(
    (a, b) =>
      requirementWeight(a) - requirementWeight(b) || hasQuotation(b) - hasQuotation(a) || b.score - a.score,
  );
  const labels = new Set<string>();
  const distinct = ordered.filter(({ requirement: { label } }) => !labels.has(label) && labels.add(label));
  return {
    url,
    score,
    parts: sumFigures(report).parts,
    answered: distinct.flatMap((result) => toAnswered(result, resumeText) ?? []),
    missing: distinct.flatMap(({ status, requirement }) => (status === "missing" ? [requirement.label] : [])),
  };
}
