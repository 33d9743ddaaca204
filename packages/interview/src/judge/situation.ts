import { figure, time } from "../language/facts-in-text.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import { type Candidate, isReal, type Judge, sentenceOf } from "./candidate.ts";

const when =
  /\b(?:last|this|in|on|during|since|before|after|at|the)\s+(?:\w+\s+){0,3}(?:\w+day|week|month|year|night|morning|evening|quarter|spring|summer|autumn|fall|winter|season|monsoon|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|diwali|holi|eid|ramadan|ramzan|onam|puja|election|weekend|\d{4})\b|\b(?:\w+ ago|yesterday|years? (?:ago|back)|months? back|weeks? back|spring before last|(?:19|20)\d\d|o'clock)\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b/;
const someone =
  /\b(?:an?|one|our|my|this|the)\s+(?:\w+\s+){0,3}?(?:customer|client|lady|woman|man|gentleman|uncle|aunty|girl|boy|guy|fellow|student|farmer|teacher|doctor|nurse|dentist|patient|guest|owner|buyer|seller|vendor|dealer|shop|store|bakery|hotel|hospital|school|clinic|bank|gym|factory|firm|company|chain|agency|warehouse|restaurant|site|supplier|insurer|colleague|engineer|developer|agent|tester|intern|trainee|joiner|manager|supervisor|driver|account|server|database|service|release|migration|family|couple|parent|tenant|member|system|app|gentlemen|person|officer|director|group|home|depot)\b/;
const repeats =
  /\b(?:every|each|always|usually|whenever|often|sometimes|many times|mostly|at every|month end)\b/;
const once =
  /\b(?:once|one (?:day|time|customer|lady|week|such)|a (?:customer|lady|time|gentleman)|there was|we had|i had|last time|some)\b/;
const happened =
  /\b(?:because|when|was|were|had|broke|broken|failed|stopped|wanted|called|came|lost|needed|said|went|kept|refused|left|happened|asked|couldn't|didn't|arrived|crashed|cancelled|shouting|upset|angry|down|down to)\b/;

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
      const early = 1 - unit.place;
      const count = Number(whenTold) + Number(whoTold) + Number(whatTold);
      if (repeats.test(text) && !/\b(?:last|ago|(?:19|20)\d\d)\b/.test(text))
        return whoTold && whatTold
          ? [{ status: "partly", strength: 0.4 * early, units: sentence, rule: "repeats" }]
          : [];
      if (answer.isGeneral || (unit.place > 0.4 && !(whenTold && whoTold))) return [];
      if (
        count >= 2 &&
        (whenTold || (whoTold && hasPlace(sentence.map(({ original }) => original).join(" "))))
      )
        return [
          {
            status: "shown",
            strength: Math.min(0.3 * count * (0.4 + early * 0.6) + (whenTold && whoTold ? 0.1 : 0), 1),
            units: sentence,
            rule: "one occasion",
          },
        ];
      if (whoTold && whatTold && unit.place < 0.3 && !answer.isGeneral && figure.test(text))
        return [{ status: "shown", strength: 0.3 * early, units: sentence, rule: "one occasion, in detail" }];
      if (once.test(text) && (whoTold || whatTold) && unit.place < 0.5)
        return [
          { status: "partly", strength: 0.5 * early, units: sentence, rule: "an occasion without details" },
        ];
      return [];
    });
};
