import type { Evidence, MatchReport, RequirementResult } from "resume-match";
import { sumFigures } from "#app/tools/resume/report/sum-figures.ts";
import type { LineQuote, PersonMatch } from "./round.ts";

/** Names each requirement as the posting does: "Rota planning" where the engine's skill is "Shift Scheduling". */
export function inWordsOf(posting: string, report: MatchReport): MatchReport {
  return {
    ...report,
    requirements: report.requirements.map((result) => {
      const { label, span } = result.requirement;
      const asked = posting.slice(...span);
      const isSame = asked.toLowerCase() === label.toLowerCase();
      const words = isSame ? label : asked;
      const named = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
      return { ...result, requirement: { ...result.requirement, label: named } };
    }),
  };
}

export const requirementLabel = ({ requirement, status, yearsShown }: RequirementResult) => ({
  label: requirement.label,
  status,
  ...(requirement.years !== undefined && yearsShown !== undefined && { note: `${yearsShown} years` }),
});

/** Kinds of evidence from most to least direct. Evidence against a requirement is left out. */
const waysByPlainness: Evidence["how"][][] = [["exact", "alias"], ["sentence", "wish"], ["implied"]];

/** A quotation without articles and prepositions at its end: "Lead a team of eighteen in" ends with "eighteen". */
const withoutLooseEnd = (quote: string) =>
  quote.replace(/(?:\s+(?:an?|and|at|by|for|from|in|of|on|or|the|to|with))+$/i, "");

/** Assigns each quotation to the requirement that it supports most directly. */
export function toQuotes(
  results: RequirementResult[],
  lines: readonly string[],
): Map<RequirementResult, LineQuote[]> {
  const drawn: LineQuote[] = [];
  const quotes = new Map(results.map((result): [RequirementResult, LineQuote[]] => [result, []]));
  for (const ways of waysByPlainness) {
    for (const [{ evidence, status }, own] of quotes) {
      if (status === "missing") continue;
      for (const { quote: read, how } of evidence) {
        const quote = withoutLooseEnd(read);
        if (!ways.includes(how) || quote.length < 2 || own.length === 3) continue;
        const line = lines.findIndex((text) => text.includes(quote));
        const isMarked = drawn.some(
          (mark) => mark.line === line && (mark.quote.includes(quote) || quote.includes(mark.quote)),
        );
        if (line < 0 || isMarked || own.some((mark) => mark.line === line)) continue;
        own.push({ line, quote });
        drawn.push({ line, quote });
      }
    }
  }
  return quotes;
}

/** The missing requirement that would add the most points, if at least one. */
export function bestSuggestion({ requirements, suggestions }: MatchReport): PersonMatch["suggestion"] {
  const change = suggestions.find(({ points }) => points >= 1);
  const suggested = requirements.find(({ requirement }) => requirement.id === change?.requirementId);
  if (!change || !suggested) return undefined;
  return { label: suggested.requirement.label, points: Math.round(change.points) };
}

/**
 * The engine's report on one résumé, in whole points that add up.
 * @param report in the words of the posting (`inWordsOf`)
 * @param lines of the résumé, for quotations
 */
export function personMatch(report: MatchReport, lines: readonly string[]): PersonMatch {
  const quotes = toQuotes(report.requirements, lines);
  const suggestion = bestSuggestion(report);
  return {
    ...sumFigures(report),
    requirements: report.requirements.map((result) => {
      const [rule] = result.evidence.filter(({ how }) => how !== "negated").map((evidence) => evidence.rule);
      return {
        ...requirementLabel(result),
        mustHave: result.requirement.priority === "must",
        ...(result.status === "deduced" && rule !== undefined && { rule }),
        evidence: quotes.get(result) ?? [],
      };
    }),
    ...(suggestion && { suggestion }),
  };
}
