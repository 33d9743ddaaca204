import { bake } from "#app/bake.ts";
import { matchSample } from "../sample-match.ts";
import { toInsightsRound } from "./insights-person.ts";

/** The person whose report is shown first. */
const firstPerson = "asha-kulkarni";

/** The round's reports. The engine scores each résumé once per subset of its claims, without their words. */
export const round = bake((content) => {
  const { posting, begins } = content.round;
  const [year = 0, month = 0] = begins.split("-").map(Number);
  return toInsightsRound(content, firstPerson, ({ resume = [] }, words) => {
    const left = resume.map((line) => ({
      ...line,
      text: words.reduce((text, quote) => text.replaceAll(quote, ""), line.text),
    }));
    return Math.round(matchSample(left, posting, { year, month }).report.score);
  });
});
export const words = bake(({ stages }) => stages.insights);
