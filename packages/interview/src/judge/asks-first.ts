import { anyOf } from "word-patterns";
import { checks } from "./asks-first.words.ts";
import { bySpeaker, type Candidate, fromTo, isDone, type Judge } from "./candidate.ts";

const asked = /\b(?:asked|ask|enquired|inquired|wanted to know|questioned|find out|found out)\b/;
const content =
  /\b(?:what|how|which|when|where|why|who|whom|whose|whether|if|to (?:tell|show|pick|explain|walk|describe|say)|about (?:the|his|her|their|its))\b|\?/;
const listened =
  /\b(?:listened|heard (?:him|her|them) out|let (?:him|her|them) (?:talk|speak|finish|have|vent)|sat (?:in|and listened)|hear (?:him|her|them))\b/;
const learnt =
  /\b(?:told me|said|learn(?:t|ed)|found|turned out|it was|came out|mentioned|realised|understood that|and (?:he|she|they)|heard that|explained that|because)\b/;
const vague =
  /\b(?:some questions?|a few questions?|a lot of questions|many questions|right questions|probing questions|their concerns?|patiently|carefully|everything|to understand|any questions)\b/;
const offer =
  /\b(?:offered|proposed|quoted|suggested|gave (?:him|her|them) (?:the|a|two|three)|sent (?:the|my|our|three) (?:offer|quote|proposal|package)|recommended|pitched|presented|discount)\b/;
const check = new RegExp(
  String.raw`\b(?:${anyOf(checks)}|(?:him|her|them|me) to (?:tell|show|explain|repeat)(?! me (?:what|why) (?:he|she|they|it|happened|the)|.{0,30} and tell me))\b`,
);
const favour =
  /\basked (?:for|him to (?!tell|show|pick|explain|walk|describe|say)|her to (?!tell|show|pick|explain|walk|describe|say)|them to (?!tell|show|pick|explain|walk|describe)|my|the \w+ (?:team|to))\b/;

/** Specific questions, or listening that turned something up, before an offer is made. */
export const judgeAsksFirst: Judge = (answer) => {
  const { units } = answer;
  const offerAt =
    units.find(
      (unit) => isDone(unit) && unit.actor !== "OTHER" && offer.test(unit.text) && !asked.test(unit.text),
    )?.start ?? Number.POSITIVE_INFINITY;
  return units
    .filter((unit) => isDone(unit) && (bySpeaker(unit) || unit.actor === "WE"))
    .flatMap((unit): Candidate[] => {
      const { text } = unit;
      const hasQuestion =
        asked.test(text) &&
        content.test(text.replace(/^.*?\b(?:asked|ask|find out|found out)\b/, "")) &&
        !check.test(text) &&
        !favour.test(text);
      const isLate = unit.start > offerAt;
      const index = units.indexOf(unit);
      const next = units[index + 1];
      const before = units[index - 1]?.sentence === unit.sentence ? units[index - 1] : undefined;
      const answerUnit =
        next &&
        /^(?:and )?(?:he|she|they|it|the \w+) (?:said|told|answered|goes|showed|was)\b|^(?:he|she|they) (?:said|told)/.test(
          next.text,
        )
          ? next
          : undefined;
      const finding =
        next &&
        next.actor === "OTHER" &&
        listened.test(text) &&
        /\b(?:told me|said)\b/.test(next.text) &&
        next.sentence === unit.sentence
          ? next
          : undefined;
      const whole = finding ? [unit, finding] : answerUnit ? fromTo(answer, unit, answerUnit) : [unit];
      if (hasQuestion && !vague.test(text) && unit.actor === "I")
        return [
          {
            status: isLate ? "partly" : "shown",
            units: whole,
            rule: "a question with its content",
          },
        ];
      if (finding)
        return [{ status: isLate ? "partly" : "shown", units: whole, rule: "listened and learnt" }];
      if (
        listened.test(text) &&
        learnt.test(text) &&
        !vague.test(text) &&
        /\b(?:told me|learn|found|turned out|said)\b/.test(text)
      )
        return [{ status: isLate ? "partly" : "shown", units: whole, rule: "listened and learnt" }];
      if (listened.test(text) || (asked.test(text) && vague.test(text)))
        return [
          {
            status: "partly",
            units:
              before && /\b(?:one to one|one-on-one|sat|met|spoke|talk|call)\b/.test(before.text)
                ? [before, unit]
                : [unit],
            rule: "listening without what it brought",
          },
        ];
      return [];
    });
};
