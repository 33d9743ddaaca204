import { anyOf } from "word-patterns";
import { type Candidate, isDone, type Judge } from "./candidate.ts";
import { assured, claims, grasped, repeats } from "./checks-understanding.words.ts";

const repeated = new RegExp(
  String.raw`\b(?:${anyOf(repeats)}|i asked (?:if|whether) (?:that|i had|this) (?:was|is|got|understood).{0,20}|(?:summed|summed it) up.{0,60}(?:right|correct|agree|yes))\b`,
);
const claimed = new RegExp(
  String.raw`\b${anyOf(assured)}\b.{0,40}\b${anyOf(grasped)}\b|\b(?:${anyOf(claims)}|understood\?)\b`,
);

/** The other person shows that they understood: by repeating, demonstrating or doing it. */
export const judgeChecksUnderstanding: Judge = (answer) =>
  answer.units
    .filter((unit) => isDone(unit))
    .flatMap((unit): Candidate[] => {
      const { text, actor } = unit;
      const isBack = repeated.test(text);
      const byOther =
        actor === "OTHER" &&
        /\b(?:back to me|to me|me back|showed me|told me back|in front of me|back)\b/.test(text);
      if (
        isBack &&
        (actor === "I" || actor === "WE" || byOther) &&
        !/\bwhat (?:happened|he wants)\b/.test(text)
      ) {
        const next = answer.units[answer.units.indexOf(unit) + 1];
        const isReply =
          next !== undefined &&
          next.sentence <= unit.sentence + 1 &&
          /^(?:and |mostly )?(?:he|she|they)\b(?:(?! was).)*\b(?:said|say|says|told|repeated|showed|did|read)\b/.test(
            next.text,
          );
        return [
          {
            status: "shown",
            units: isReply && next ? [unit, next] : [unit],
            rule: "the other showed it",
          },
        ];
      }
      if (claimed.test(text) && actor !== "OTHER")
        return [{ status: "partly", units: [unit], rule: "claimed, without the act" }];
      return [];
    });
