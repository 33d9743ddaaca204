import type { Content } from "#app/site-content.ts";
import { type InsightsRound, toInsightsRound } from "#app/stages/insights/insights-person.ts";
import { matchSample } from "./sample-match.ts";

/** The person that the report shows first. */
const firstPerson = "asha-kulkarni";

const resolved = new WeakMap<Content, InsightsRound>();

/** The round's reports, with the engine's score of each résumé without the words of each set of claims. */
export function resolveInsights(content: Content): InsightsRound {
  const known = resolved.get(content);
  if (known) return known;
  const { posting, begins } = content.round;
  const [year = 0, month = 0] = begins.split("-").map(Number);
  const round = toInsightsRound(content, firstPerson, ({ resume = [] }, words) => {
    const left = resume.map((line) => ({
      ...line,
      text: words.reduce((text, quote) => text.replaceAll(quote, ""), line.text),
    }));
    const { report } = matchSample(left, posting, { year, month });
    return Math.round(report.score);
  });
  resolved.set(content, round);
  return round;
}
