import { bake } from "#app/bake.ts";
import { sumFigures } from "#app/tools/resume/report/sum-figures.ts";
import { requirementLabel } from "../person-match.ts";
import { matchSample } from "../sample-match.ts";
import { toInsightsRound } from "./insights-person.ts";

/** The person whose report is shown first. */
const firstPerson = "asha-kulkarni";

/** The round's reports. The engine reads each résumé once per subset of its claims, without their words. */
export const round = bake((content) => {
  const { posting, begins } = content.round;
  const [year = 0, month = 0] = begins.split("-").map(Number);
  return toInsightsRound(content, firstPerson, ({ resume = [] }, words) => {
    const left = resume.map((line) => ({
      ...line,
      text: words.reduce((text, quote) => text.replaceAll(quote, ""), line.text),
    }));
    const { report, quotes } = matchSample(left, posting, { year, month });
    return {
      ...sumFigures(report),
      requirements: report.requirements.map((result) => {
        const { label, status } = requirementLabel(result);
        const [evidence] = status === "missing" ? [] : (quotes.get(result) ?? []);
        const mustHave = result.requirement.priority === "must";
        return { label, status, mustHave, ...(evidence && { quote: evidence.quote }) };
      }),
    };
  });
});
export const words = bake(({ stages }) => stages.insights);
