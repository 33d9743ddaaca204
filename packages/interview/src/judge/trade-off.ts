import { figure } from "../language/facts-in-text.ts";
import type { Unit } from "../language/read-answer.ts";
import { type Candidate, isReal, type Judge } from "./candidate.ts";

const choice =
  /\b(?:chose|choose|picked|decided|went (?:with|for)|took|opted|preferred|settled (?:on|for)|kept|stayed with|dropped|options?|choice|either|could (?:either|validate|do|take|keep|use|have)|or (?:we|i|it)|pick how|instead of|rather than|so (?:csv|we took|we went|i took)|one way|other way|versus|vs)\b/;
const cost =
  /\b(?:meant|but|gave up|give up|given up|lost|lose|cost|costs|costing|slower|slow|longer|weeks?|months?|penalty|at the price|price we paid|in exchange|whereas|while|although|though|downside|drawback|con|risk|risky|worse|less|no undo|typos|stale|old|more (?:work|expensive|servers|memory|time)|annoys|pay|paid|sacrific\w+|had to live with|the bad|wrong till|not as|could be)\b/;
const gain =
  /\b(?:faster|quick|quicker|cheap|cheaper|safer|safe|simple|simpler|easier|saved|saves|save|gain|gained|benefit|friendly|strict|better|reliable|instant|ready|in time|only|days?|undo|fewer|nobody|less (?:work|money)|good|advantage|up in|works)\b/;
const reason =
  /\b(?:because|since|as (?:we|i|the|most|seventy|an|two|it|they|people)|so that|due to|given|the reason|for the|by the|needed it|which is why|that's why|who|anyway|and (?:accountants|shops|people|folks))\b/;
const bland =
  /\b(?:pros and cons|advantages and disadvantages|silver bullet|trade-?offs? (?:comprehensively|are|always)|every (?:architecture|option|decision)|right tool|weighed all|holistic\w*)\b/;

const decides =
  /\b(?:chose|picked|decided|went (?:with|for)|opted|took the|took (?=\w+,)|settled (?:on|for)|preferred|so csv|dropped|kept (?:the|it)|(?:shut|closed|stopped|skipped|cut|left)\b.{3,60}\bkept|kept\b.{3,60}\b(?:shut|closed|stopped|skipped|left))\b/;

const textOf = (units: readonly Unit[]) => units.map(({ text }) => text).join(" ");

/** The gain, its cost, and the reason for the choice. */
export const judgeTradeOff: Judge = (answer) => {
  const { units } = answer;
  const sentences = [...new Set(units.map(({ sentence }) => sentence))];
  const inSentence = (number: number) =>
    units
      .filter((unit) => unit.sentence === number)
      .filter(
        (unit) =>
          isReal(unit) ||
          /\bwould've|would have|could|would\b/.test(unit.text) ||
          (unit.mode === "GENERAL" && !answer.isGeneral),
      )
      .filter(({ mode }) => mode !== "TO_READER" && mode !== "PLANNED");
  return sentences.flatMap((number): Candidate[] => {
    const one = inSentence(number);
    if (one.length === 0) return [];
    const after = inSentence(number + 1);
    const later = [...after, ...inSentence(number + 2)];
    const text = textOf(one);
    if (bland.test(text)) return [];
    const hasBoth =
      cost.test(text) &&
      gain.test(text) &&
      /\b(?:but|meant|means|in exchange|whereas|while|gave up|or|instead|rather|versus|vs|although|though)\b/.test(
        text,
      );
    const isOthers = one.some(
      ({ actor, text: part }) =>
        actor === "OTHER" &&
        /\b(?:he|she|they|our \w+|my \w+) (?:decided|chose|took|picked|went)\b/.test(part),
    );
    const around = `${text} ${textOf(later)}`;
    if (
      hasBoth &&
      choice.test(around) &&
      (reason.test(around) || one.length > 2) &&
      !isOthers &&
      text.length > 50
    ) {
      const isDecidedNext = !decides.test(text) && decides.test(textOf(after)) && reason.test(textOf(after));
      return [
        {
          status: "shown",
          strength:
            0.5 +
            (/\b(?:but|meant|means|gave up|in exchange|whereas)\b/.test(text) ? 0.1 : 0) +
            (decides.test(text) ? 0.15 : 0) +
            (reason.test(text) ? 0.15 : 0),
          units: isDecidedNext ? [...one, ...after.filter(({ text: part }) => decides.test(part))] : one,
          rule: "both sides and a reason",
        },
      ];
    }
    const costTold = later.filter(({ text: part }) =>
      /\b(?:gave up|given up|give up|downside|price (?:of|for|we)|cost us|meant|in exchange)\b/.test(part),
    );
    if (
      /\b(?:either|or|options?|between|choice)\b/.test(text) &&
      costTold.length > 0 &&
      decides.test(textOf(later)) &&
      reason.test(textOf(later)) &&
      !isOthers
    )
      return [
        {
          status: "shown",
          strength: 0.6,
          units: [...one, ...later.filter((part) => decides.test(part.text) || costTold.includes(part))],
          rule: "options, the choice and its cost",
        },
      ];
    const figures = (passage: readonly Unit[]) =>
      passage.filter(({ text: part }) => figure.test(part)).length;
    if (
      /\b(?:shut|closed|stopped|skipped|cut|dropped)\b.{3,60}\bkept|kept\b.{3,60}\b(?:shut|closed|dropped)/.test(
        around,
      ) &&
      decides.test(text) &&
      figures(later) >= 2 &&
      !isOthers
    )
      return [{ status: "shown", strength: 0.5, units: [...one, ...after], rule: "both sides in figures" }];
    const isChosen =
      decides.test(text) ||
      /\b(?:could either|either|right choice|best choice|both options|choose between|two options|options were)\b/.test(
        text,
      );
    if (
      isChosen &&
      (reason.test(text) || /\b(?:either|or|both|between|options)\b/.test(text)) &&
      one.some(({ mode }) => mode !== "GENERAL") &&
      !isOthers
    )
      return [{ status: "partly", strength: 0.4, units: one, rule: "one side of a choice" }];
    return [];
  });
};
