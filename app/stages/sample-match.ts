import {
  type MatchReport,
  matchResume,
  type RequirementResult,
  readEnglishText,
  readJob,
} from "resume-match";
import { loadGraph } from "resume-match/node";
import { inWordsOf, toQuotes } from "./person-match.ts";
import type { LineQuote } from "./round.ts";

let graph: ReturnType<typeof loadGraph> | undefined;

type ResumeLines = readonly { style?: string | undefined; text: string }[];
export type SampleMatch = {
  /** In the words of the posting. */
  report: MatchReport;
  /** Quotations that count for each requirement; each appears only once. */
  quotes: Map<RequirementResult, LineQuote[]>;
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
  return {
    report,
    quotes: toQuotes(
      report.requirements,
      resume.map(({ text }) => text),
    ),
  };
}
