import {
  type Evidence,
  type MatchReport,
  matchResume,
  type RequirementResult,
  readEnglishText,
  readJob,
  type SkillGraph,
} from "resume-match";
import { loadGraph } from "resume-match/node";
import type { LineQuote } from "./round.ts";

let graph: SkillGraph | undefined;

type ResumeLines = readonly { style?: string | undefined; text: string }[];
export type SampleMatch = {
  report: MatchReport;
  /** Quotations that count for each requirement; each appears only once. */
  quotes: Map<RequirementResult, LineQuote[]>;
  /** The missing requirement that would add the most points, if at least one. */
  suggestion?: { label: string; points: number };
};

/** Runs the résumé engine on a sample, so that scores and quotations are computed, not written by hand. */
export function matchSample(
  resume: ResumeLines,
  posting: string,
  now: { year: number; month: number },
): SampleMatch {
  graph ??= loadGraph();
  const lines = resume.map(({ style, text }) =>
    style === "HEADING" ? `# ${text}` : style === "TEXT" ? `- ${text}` : text,
  );
  const report = inWordsOf(
    posting,
    matchResume(readEnglishText(lines.join("\n")), readJob(posting, graph), graph, { now }),
  );
  const [change] = report.suggestions.filter(({ points }) => points >= 1);
  const suggested = report.requirements.find(({ requirement }) => requirement.id === change?.requirementId);
  return {
    report,
    quotes: toQuotes(report.requirements, resume),
    ...(change &&
      suggested && {
        suggestion: { label: suggested.requirement.label, points: Math.round(change.points) },
      }),
  };
}

/** Names each requirement as the posting does: "Rota planning" where the engine's skill is "Shift Scheduling". */
function inWordsOf(posting: string, report: MatchReport): MatchReport {
  return {
    ...report,
    requirements: report.requirements.map((result) => {
      const { label, span } = result.requirement;
      const asked = posting.slice(...span);
      const isSame = asked.toLowerCase() === label.toLowerCase();
      if (isSame) return result;
      const named = `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
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
function toQuotes(results: RequirementResult[], resume: ResumeLines): Map<RequirementResult, LineQuote[]> {
  const drawn: LineQuote[] = [];
  const quotes = new Map(results.map((result): [RequirementResult, LineQuote[]] => [result, []]));
  for (const ways of waysByPlainness) {
    for (const [{ evidence, status }, own] of quotes) {
      if (status === "missing") continue;
      for (const { quote: read, how } of evidence) {
        const quote = withoutLooseEnd(read);
        if (!ways.includes(how) || quote.length < 2 || own.length === 3) continue;
        const line = resume.findIndex(({ text }) => text.includes(quote));
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
