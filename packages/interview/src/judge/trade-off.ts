import { anyOf, wholeWords } from "word-patterns";
import { figure } from "../language/facts-in-text.ts";
import type { Unit } from "../language/read-answer.ts";
import { type Candidate, isReal, type Judge } from "./candidate.ts";
import { choices, closings, costs, decisions, gains } from "./trade-off.words.ts";

const choice = wholeWords(choices);
const cost = wholeWords(costs);
const gain = wholeWords(gains);
const reason =
  /\b(?:because|since|as (?:we|i|the|most|seventy|an|two|it|they|people)|so that|due to|given|the reason|for the|by the|needed it|which is why|that's why|who|anyway|and (?:accountants|shops|people|folks))\b/;
const bland =
  /\b(?:pros and cons|advantages and disadvantages|silver bullet|trade-?offs? (?:comprehensively|are|always)|every (?:architecture|option|decision)|right tool|weighed all|holistic\w*)\b/;

const decides = new RegExp(
  String.raw`\b(?:${anyOf(decisions)}|took (?=\w+,)|(?:cut|${anyOf(closings)})\b.{3,60}\bkept|kept\b.{3,60}\b${anyOf(closings)})\b`,
);

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
      return [{ status: "shown", units: [...one, ...after], rule: "both sides in figures" }];
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
      return [{ status: "partly", units: one, rule: "one side of a choice" }];
    return [];
  });
};
