import { figure } from "../language/facts-in-text.ts";
import type { Unit } from "../language/read-answer.ts";
import { isReal, type Judge } from "./candidate.ts";

const objects =
  /\b(?:too (?:expensive|dear|costly|high|much|pricey)|expensive|costly|dear\b|price|pricey|cheaper|budget|no money|double|twice (?:of|the|what)|four times|percent above|above the other|costs? (?:double|more|too)|way too much|are you kidding|rip-?off|can't afford|cannot afford|too steep|over budget|won't pay|not worth|discount|a month\b.{0,20}\?|hefty|why (?:should|would) (?:i|we) pay|more than (?:the|what|they)|much for)\b/;
const byOther =
  /\b(?:he|she|they|owner|buyer|director|manager|head|customer|client|procurement|chain|group|chef|principal|dean|partner|founder|his|her|their|said|says|goes|told|objected|was|were|it)\b/;
const others =
  /\b(?:you (?:said|told|toss|spend|have|pay|lose|throw|mentioned|waste)|you've|you're|your|by his|by her|by their|(?:he|she|they)(?:'d| had| has| have)? (?:told|said|mentioned|spent?|paid?|lost|lose|threw|wastes?|wasted)|(?:his|her|their) own|own (?:figures|numbers|hours|returns|books|log|sheet|account|math)|of (?:his|her|their) money|(?:his|her|their) (?:\w+ ){0,2}(?:hours|invoices|returns|trucks|costs?|orders|staff|shops?|bills?|figures|numbers|data|crates|downtime|volume|log))\b/;
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
    return [{ status: "shown", strength: 0.8, units: passage, rule: "their own figures" }];
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
        strength: 0.5,
        units: weak === exact ? [exact] : [exact, weak],
        rule: "a general answer",
      },
    ];
  return [];
};
