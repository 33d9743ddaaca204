import { anyOf, wholeWords } from "word-patterns";
import { figure } from "../language/facts-in-text.ts";
import type { Unit } from "../language/read-answer.ts";
import { isReal, type Judge } from "./candidate.ts";
import { objections, objectors, theirFigures } from "./objection.words.ts";

const objects = new RegExp(String.raw`\b(?:${anyOf(objections)}|a month\b.{0,20}\?)\b`);
const byOther = wholeWords(objectors);
const others = wholeWords(theirFigures);
const answers =
  /\b(?:explained|told|said|showed|offered|gave|put|wrote|drew|did the math|calculated|worked out|multiplied|compared|divided|added|pointed|i'm like|counted|listed|math|so that is|comes to|equals|answered)\b/;
const ownAnswer = /\bi (?:\w+ly )?(?:explained|offered|gave|told|showed|said)\b/;
const general =
  /\b(?:quality|support|value|features?|service|brand|reputation|discount|percent off|offered|regarded|awards?|benefits|roi|other customers?|reference|case stud|warranty|best in|explained)\b/;

/** Someone's objection, and a reply that uses their own figures. */
export const judgeObjection: Judge = (answer) => {
  const { units } = answer;
  const objection = units.find(
    (unit) =>
      isReal(unit) &&
      objects.test(unit.text) &&
      byOther.test(unit.text) &&
      !(unit.actor === "I" && !/\b(?:he|she|they|said|told)\b/.test(unit.text)),
  );
  if (!objection) return [];
  const at = units.indexOf(objection);
  const exact =
    units
      .slice(at)
      .find(
        (unit) =>
          isReal(unit) &&
          unit.actor === "OTHER" &&
          objects.test(unit.text) &&
          figure.test(unit.text) &&
          unit.start - objection.start < 200,
      ) ?? objection;
  const replies = units.filter(
    (unit, index) =>
      index >= at - 6 &&
      isReal(unit) &&
      (unit.actor === "I" || unit.actor === "WE" || unit.actor === "OTHER"),
  );
  const isTheirs = (unit: Unit) =>
    figure.test(unit.text) &&
    (others.test(unit.text) || /\b(?:math|comes to|that is|that's|so that)\b/.test(unit.text));
  const spoken =
    replies.find(
      (unit) =>
        units.indexOf(unit) >= at && unit.actor !== "OTHER" && answers.test(unit.text) && isTheirs(unit),
    ) ??
    replies.find(
      (unit) =>
        units.indexOf(unit) > at &&
        isTheirs(unit) &&
        /\b(?:so|that is|that's|comes to|math|makes)\b/.test(unit.text),
    );
  if (spoken) {
    const passage = spoken === exact ? [exact] : [exact, spoken];
    return [{ status: "shown", units: passage, rule: "their own figures" }];
  }
  const weak = replies.find(
    (unit) =>
      units.indexOf(unit) >= at &&
      (unit.actor !== "OTHER" || ownAnswer.test(unit.text)) &&
      answers.test(unit.text) &&
      general.test(unit.text),
  );
  if (weak)
    return [
      {
        status: "partly",
        units: weak === exact ? [exact] : [exact, weak],
        rule: "a general answer",
      },
    ];
  return [];
};
