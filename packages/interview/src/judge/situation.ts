import { anyOf, wholeWords } from "word-patterns";
import { figure, time } from "../language/facts-in-text.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import { type Candidate, isReal, type Judge, sentenceOf } from "./candidate.ts";
import { happenings, months, parties, seasons, unmistakableMonths } from "./situation.words.ts";

const when = new RegExp(
  [
    String.raw`\b(?:last|this|in|on|during|since|before|after|at|the)\s+(?:\w+\s+){0,3}(?:${anyOf([...seasons, ...months])}|\d{4})\b`,
    String.raw`\b(?:\w+ ago|yesterday|years? (?:ago|back)|months? back|weeks? back|spring before last|(?:19|20)\d\d|o'clock)\b`,
    String.raw`\b${anyOf(unmistakableMonths)}\b`,
  ].join("|"),
);
const someone = new RegExp(String.raw`\b(?:an?|one|our|my|this|the)\s+(?:\w+\s+){0,3}?${anyOf(parties)}\b`);
const repeats =
  /\b(?:every|each|always|usually|whenever|often|sometimes|many times|mostly|at every|month end)\b/;
const once =
  /\b(?:once|one (?:day|time|customer|lady|week|such)|a (?:customer|lady|time|gentleman)|there was|we had|i had|last time|some)\b/;
const happened = wholeWords(happenings);

const hasPlace = (original: string) =>
  /\b(?:in|at|from|near|of|for|to)\s+(?:the\s+)?[A-Z][a-z]+/.test(original) ||
  /\b[a-z,]+\s+[A-Z][a-z]{2,}/.test(original.replace(/\bI\b/g, "i"));

function marks(units: readonly Unit[]) {
  const text = units.map((unit) => unit.text).join(" ");
  const original = units.map((unit) => unit.original).join(" ");
  const whenTold =
    when.test(text.replace(/\b(\w+) on \1\b/g, "")) || (time.test(text) && !repeats.test(text));
  const whoTold = someone.test(text) || hasPlace(original);
  const whatTold = happened.test(text) && (figure.test(text) || text.split(" ").length > 9);
  return { whenTold, whoTold, whatTold, text };
}

/** A verbless sentence that sets the scene for the next one: "A bakery in Pune, last March." */
function fragmentBefore(answer: ReadAnswer, unit: Unit): Unit[] {
  const before = answer.units.filter(({ sentence }) => sentence === unit.sentence - 1);
  const [fragment] = before;
  return before.length === 1 &&
    fragment &&
    !fragment.hasPast &&
    fragment.deeds.length === 0 &&
    fragment.place < 0.2 &&
    fragment.text.length < 90 &&
    (when.test(fragment.text) || hasPlace(fragment.original) || someone.test(fragment.text)) &&
    !/\b(?:i|we|is|are|am)\b/.test(fragment.text)
    ? [fragment]
    : [];
}

/** One specific occasion: when, who or where, and what happened. */
export const judgeSituation: Judge = (answer) => {
  const { units } = answer;
  const firsts = units.filter(
    (unit, index) => units.findIndex((other) => other.sentence === unit.sentence) === index,
  );
  return firsts
    .filter(({ place }) => place < 0.5)
    .flatMap((unit): Candidate[] => {
      const sentence = [...fragmentBefore(answer, unit), ...sentenceOf(answer, unit).filter(isReal)];
      if (sentence.length === 0 || sentence.some(({ mode }) => mode === "TO_READER")) return [];
      const { whenTold, whoTold, whatTold, text } = marks(sentence);
      const count = Number(whenTold) + Number(whoTold) + Number(whatTold);
      if (repeats.test(text) && !/\b(?:last|ago|(?:19|20)\d\d)\b/.test(text))
        return whoTold && whatTold ? [{ status: "partly", units: sentence, rule: "repeats" }] : [];
      if (answer.isGeneral || (unit.place > 0.4 && !(whenTold && whoTold))) return [];
      if (
        count >= 2 &&
        (whenTold || (whoTold && hasPlace(sentence.map(({ original }) => original).join(" "))))
      )
        return [
          {
            status: "shown",
            units: sentence,
            rule: "one occasion",
          },
        ];
      if (whoTold && whatTold && unit.place < 0.3 && !answer.isGeneral && figure.test(text))
        return [{ status: "shown", units: sentence, rule: "one occasion, in detail" }];
      if (once.test(text) && (whoTold || whatTold) && unit.place < 0.5)
        return [{ status: "partly", units: sentence, rule: "an occasion without details" }];
      return [];
    });
};
