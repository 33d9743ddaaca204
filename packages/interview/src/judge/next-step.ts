import { anyOf } from "word-patterns";
import { deadline, vagueTime } from "../language/facts-in-text.ts";
import { type Candidate, isDone, type Judge } from "./candidate.ts";
import { agreeing, engaging, toCome } from "./next-step.words.ts";

const agreed = new RegExp(
  String.raw`\b(?:${anyOf([...agreeing, ...engaging])}|put .{0,20}(?:calendar|diary))\b`,
);
const future = new RegExp(String.raw`\b(?:${anyOf(toCome)}|'ll|'d)\b`);
const upToAgreement = new RegExp(String.raw`^.*?\b${anyOf(agreeing)}\b`);
const promise = /\bi(?:'ll| will) .{0,60}/;
/** A deadline given to someone: "I told her ten days". */
const given =
  /\b(?:told|promised|gave) (?:him|her|them|the \w+) (?:about |the )?(?:[\w-]+ (?:working )?(?:minutes|hours|days|weeks)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|by )|\bpromised\b.{0,60}\bby\b|\b(?:fixed|set|booked|agreed on|settled on) (?:a |the )?(?:\w+ )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \d)/;
const ordinal = /\b(?:on|by|before|until|till|from) the (?:[\w-]+(?:th|st|nd|rd)|first|second|third)\b/;

/** An agreed or promised step, with who does it and by when. */
export const judgeNextStep: Judge = ({ units }) =>
  units.flatMap((unit): Candidate[] => {
    const { text } = unit;
    const own =
      isDone(unit) ||
      (unit.mode === "PLANNED" &&
        unit.actor !== "NONE" &&
        deadline.test(text) &&
        /\b(?:i|we)(?: will|'ll| am| are)\b/.test(text));
    if (!own) return [];
    const isGiven = given.test(text);
    const isAgreed =
      isGiven ||
      (agreed.test(text) &&
        (future.test(text) || /\b(?:agreed|booked|scheduled|set)\b.{0,50}\b(?:for|on)\b/.test(text)));
    if (!isAgreed && !(unit.mode === "PLANNED" && promise.test(text))) return [];
    const after = text.replace(upToAgreement, "");
    const isDue = isGiven || deadline.test(after) || ordinal.test(after);
    const isThird = unit.actor === "OTHER" && !/\b(?:me|us|i|we)\b/.test(text);
    if (isThird) return [];
    if (isDue && !/\b(?:you said|told me (?:that )?(?:they|he|she) (?:spend|have))\b/.test(text))
      return [
        {
          status: "shown",
          units: [unit],
          rule: "a step with a time",
        },
      ];
    if (
      vagueTime.test(after) ||
      /\b(?:get back|follow up|in touch|keep (?:him|her|them) (?:posted|updated|informed)|come back to|look into|sort it|update)\b/.test(
        after,
      )
    )
      return [
        {
          status: "partly",
          units: [unit],
          rule: "a step without a time",
        },
      ];
    return [];
  });
