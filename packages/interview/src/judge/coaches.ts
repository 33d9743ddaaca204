import type { Unit } from "../language/read-answer.ts";
import { type Candidate, isDone, type Judge } from "./candidate.ts";

const act =
  /\b(?:sat (?:with|beside|next to|behind|down with)|sit (?:with|beside|next)|stood (?:next to|beside|behind|with)|let (?:him|her|them) \w+|shadow\w*|let (?:him|her|them) (?:do|try|take|write|lead|run|handle|drive|type|present|speak|answer|call|decide)|(?:he|she|they) (?:did|do|took|take|tried|wrote|typed|ran|made|handled|drove|presented|rewrote|read)\b.{0,60}\b(?:i|me)\b|i (?:watched|observed|took notes|wrote notes|said nothing|(?:only|just) (?:watched|listened|see|read|asked|sat|put|wrote|counted|held))|while i|in front of me|with me (?:next|beside|there)|practi[sc]ed|practi[sc]e|role[- ]?play\w*|rehears\w*|had (?:him|her|them) (?:do|write|try|run|lead|type|explain|close|take|present|call|rewrite)|gave (?:him|her|them)(?: \w+)? feedback on|feedback on|(?:i|we) (?:showed|show) (?:him|her|them) (?:how|one|the|twice|once)|showed (?:him|her|them) how|(?:did|wrote|went through|worked through|do|write|crossed|read|listened to|reviewed|recorded)\b.{0,30}\btogether|we (?:wrote|did|went through|worked|listened|read|paired)|paired (?:with|him|her)|each time i told|one thing|card (?:for|with)|list (?:for|of)|checklist for|by (?:himself|herself|themselves)|alone|pen in (?:his|her)|corrected|hand over (?:the|it) to)\b/;
const learner =
  /\b(?:him|her|them|he|she|they|his|hers|trainee|joiner|intern|agent|junior|colleague|tester|developer|boy|girl|fellow|new|freshers?|joiners?|interns?|agents|team|staff|colleagues|others|trainees)\b/;
const general =
  /\b(?:trained|mentored|coached|guided|supported|support and mentoring|mentoring|coaching|training|motivat\w+|guidance|encouraged|helped (?:him|her|them) (?:improve|grow|out)|one[- ]on[- ]ones?|one to one|available for|door (?:is|was) (?:always )?open|explained|taught|developed)\b/;
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
      const count = run.filter(acts).length;
      return [
        {
          status: "shown",
          strength: Math.min(0.5 + 0.15 * count, 1),
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
          strength: /\b(?:mentor\w*|coach\w*|train\w*|guid\w+|support)\b/.test(unit.text) ? 0.5 : 0.3,
          units: [unit],
          rule: "coaching in general words",
        },
      ];
    return [];
  });
};
