import type { Unit } from "../language/read-answer.ts";
import { type Candidate, isReal, type Judge } from "./candidate.ts";

const choice =
  /\b(?:chose|choose|picked|decided|went (?:with|for)|took|opted|preferred|settled (?:on|for)|kept|stayed with|dropped|options?|choice|either|could (?:either|validate|do|take|keep|use|have)|or (?:we|i)|instead of|rather than|so (?:csv|we took|we went|i took)|one way|other way|versus|vs)\b/;
const cost =
  /\b(?:meant|but|gave up|give up|given up|lost|lose|cost|costs|costing|slower|slow|longer|weeks?|months?|penalty|at the price|price we paid|in exchange|whereas|while|although|though|downside|drawback|con|risk|risky|worse|less|no undo|typos|stale|old|more (?:work|expensive|servers|memory|time)|annoys|pay|paid|sacrific\w+|had to live with|the bad|wrong till|not as|could be)\b/;
const gain =
  /\b(?:faster|quick|quicker|cheap|cheaper|safer|safe|simple|simpler|easier|saved|saves|save|gain|gained|benefit|friendly|strict|better|reliable|instant|ready|in time|only|days?|undo|fewer|nobody|less (?:work|money)|good|advantage|up in|works)\b/;
const reason = /\b(?:because|since|as (?:we|i|the|most|seventy|an|two|it|they|people)|so that|due to|given|the reason|for the|by the|needed it|which is why|that's why|who|anyway|and (?:accountants|shops|people|folks))\b/;
const bland = /\b(?:pros and cons|advantages and disadvantages|silver bullet|trade-?offs? (?:comprehensively|are|always)|every (?:architecture|option|decision)|right tool|weighed all|holistic\w*)\b/;

const textOf = (units: readonly Unit[]) => units.map(({ text }) => text).join(" ");

/** What was gained, what was given up, and why it was decided so. */
export const judgeTradeOff: Judge = (answer) => {
  const { units } = answer;
  const sentences = [...new Set(units.map(({ sentence }) => sentence))];
  const inSentence = (number: number) =>
    units.filter((unit) => unit.sentence === number && (isReal(unit) || /\bwould've|would have|could|would\b/.test(unit.text)) && unit.mode !== "TO_READER" && unit.mode !== "GENERAL" && unit.mode !== "PLANNED");
  return sentences.flatMap((number): Candidate[] => {
    const one = inSentence(number);
    if (one.length === 0) return [];
    const two = [...one, ...inSentence(number + 1)];
    for (const passage of [one, two]) {
      const text = textOf(passage);
      if (bland.test(text)) continue;
      const both = cost.test(text) && gain.test(text) && /\b(?:but|meant|in exchange|whereas|while|gave up|or|instead|rather|versus|vs|although|though)\b/.test(text);
      const isOthers = passage.every(({ actor }) => actor === "OTHER") && /\b(?:he|she|they) (?:decided|chose|took|picked|went)\b/.test(text);
      if (both && choice.test(text) && (reason.test(text) || passage.length > 2) && !isOthers && text.length > 60)
        return [{ status: "shown", strength: 0.6 + (passage === one ? 0.2 : 0) + (reason.test(text) ? 0.1 : 0), units: passage, rule: "both sides and a reason" }];
    }
    const text = textOf(one);
    if (bland.test(text)) return [];
    const isChosen = /\b(?:chose|picked|decided|went (?:with|for)|opted|took the|settled|could either|either)\b/.test(text);
    if (isChosen && (reason.test(text) || /\b(?:either|or)\b/.test(text)) && one.some(({ actor, mode }) => actor !== "OTHER" && mode === "DONE"))
      return [{ status: "partly", strength: 0.4, units: one, rule: "one side of a choice" }];
    return [];
  });
};
