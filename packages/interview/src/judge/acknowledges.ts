import { wholeWords } from "word-patterns";
import { feelings, formulas } from "./acknowledges.words.ts";
import { bySpeaker, type Candidate, isDone, type Judge } from "./candidate.ts";

const spoke = /\b(?:said|told|tell|say|wrote|replied|answered|goes|admitted|i'm like|was like)\b/;
const formula = wholeWords(formulas);
const yourTrouble = /\b(?:you|your|you've|you're|you'd|anybody|anyone|nobody|any person|yourself)\b/;
/** "I see it is the salaries", "I would be angry also". */
const sees =
  /\bi (?:see|can see|know|hear|understand|believe) (?:it|that|this|how|what|she|he|they)\b|\b(?:i would|i'd) (?:be|feel|hate|cry|also|have)\b|\b(?:he|she|they) (?:saved|waited|must)\b|\bi(?:'m| am) (?:so |very |really )?(?:sorry|ashamed)\b/;
const feeling = wholeWords(feelings);
const explaining =
  /\b(?:explained|explain|the reason|because of the|our policy|solution|solved|offered|fixed|refunded|replaced|afterwards?|later|when it was done|after that)\b/;
const aboutTask = /\b(?:you said|you told|you have \d|sign|price|cost|per month|figure|invoice|quote)\b/;

/** The speaker acknowledges to the other person what the trouble meant for them, before explaining it. */
export const judgeAcknowledges: Judge = ({ units }) => {
  const explained =
    units.find(
      (unit) =>
        isDone(unit) &&
        unit.actor !== "OTHER" &&
        /\b(?:explained|offered|refunded|replaced|solved)\b/.test(unit.text) &&
        !spoke.test(unit.text.split(/\bexplained|offered/)[0] ?? ""),
    )?.start ?? Number.POSITIVE_INFINITY;
  return units
    .filter((unit) => isDone(unit) && (bySpeaker(unit) || unit.actor === "WE"))
    .flatMap((unit): Candidate[] => {
      const { text } = unit;
      const message = text.replace(
        /^.*?\b(?:said|told|tell|say|wrote|replied|answered|goes|admitted|like)\b/,
        "",
      );
      const isTold =
        spoke.test(text) &&
        (yourTrouble.test(message) || sees.test(message)) &&
        feeling.test(message) &&
        !aboutTask.test(message);
      if (isTold && !formula.test(text)) {
        const isLate =
          unit.start > explained ||
          /\bexplained\b/.test(text.slice(0, text.search(spoke))) ||
          /^(?:after|afterwards?|later|then at the end)\b/.test(text) ||
          (explaining.test(text.split(spoke)[0] ?? "") && /after/.test(text));
        return [{ status: isLate ? "partly" : "shown", units: [unit], rule: "told what it meant" }];
      }
      if (formula.test(text)) return [{ status: "partly", units: [unit], rule: "a formula" }];
      return [];
    });
};
