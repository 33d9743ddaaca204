import { bake } from "#app/bake.ts";
import { matchSample } from "../sample-match.ts";
import { toInsightsRound } from "./insights-person.ts";

/** The person with whom the report opens. */
const firstPerson = "asha-kulkarni";

/** The reports of the round, with the engine's score of each résumé without the words of each set of claims. */
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
