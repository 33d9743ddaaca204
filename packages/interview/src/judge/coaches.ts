import { anyOf, wholeWords } from "word-patterns";
import type { Unit } from "../language/read-answer.ts";
import { type Candidate, isDone, type Judge } from "./candidate.ts";
import { acts as actWords, coaching, learners, learnersWork, sharedWork } from "./coaches.words.ts";

const act = new RegExp(
  String.raw`\b(?:${anyOf(actWords)}|${anyOf(learnersWork)}\b.{0,60}\b(?:i|me)|${anyOf(sharedWork)}\b.{0,30}\btogether)\b`,
);
const learner = wholeWords(learners);
const general = wholeWords(coaching);
/** Doing the work for someone or without them, which teaches no one. */
export const instead =
  /\b(?:did (?:it|them|the work) (?:for|myself)|took over|replaced|took (?:the|her|his) .{0,20}(?:over|myself)|told (?:him|her) off|warned|moved (?:him|her) to|transferred)\b/;

/** The speaker enables someone else to do the work on their own. */
export const judgeCoaches: Judge = (answer) => {
  const { units } = answer;
  const acts = (unit: Unit) =>
    isDone(unit) &&
    act.test(unit.text) &&
    learner.test(unit.text) &&
    !instead.test(unit.text) &&
    (unit.actor !== "OTHER" || /\b(?:i|me|my)\b/.test(unit.text));
  // A preceding action in the same sentence that sets the scene.
  const startOf = (unit: Unit, index: number) => {
    const before = units[index - 1];
    return before &&
      before.sentence === unit.sentence &&
      isDone(before) &&
      before.actor !== "OTHER" &&
      before.deeds.length > 0
      ? [before, unit]
      : [unit];
  };
  return units.flatMap((unit, index): Candidate[] => {
    if (acts(unit)) {
      const run = [...startOf(unit, index)];
      for (let next = index + 1; next < units.length; next += 1) {
        const other = units[next];
        if (
          !other ||
          other.sentence > unit.sentence + 1 ||
          !(acts(other) || (other.sentence === unit.sentence && isDone(other)))
        )
          break;
        run.push(other);
      }
      const isBySpeaker = run.some(
        ({ actor, text }) => actor === "I" || actor === "WE" || /\b(?:i|me)\b/.test(text),
      );
      if (!isBySpeaker) return [];
      return [
        {
          status: "shown",
          units: run,
          rule: "let the other do it",
        },
      ];
    }
    if (
      isDone(unit) &&
      unit.actor !== "OTHER" &&
      general.test(unit.text) &&
      !instead.test(unit.text) &&
      learner.test(unit.text)
    )
      return [
        {
          status: "partly",
          units: [unit],
          rule: "coaching in general words",
        },
      ];
    return [];
  });
};
