import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import { beforeOtherPeople, genderedTitles } from "./excluding.words.ts";
import type { Mark } from "./mark.ts";

const otherPeople = new RegExp(
  String.raw`\b${anyOf(beforeOtherPeople)}(?: (?:the|a|an|one|two|three|\d+))? $`,
  "i",
);
const titles = Object.entries(genderedTitles).map(([words, instead]) => ({
  pattern: wholeWords([words], "gi"),
  instead,
}));

/** Titles that name one sex. */
export function findTitles(reading: Reading): Mark[] {
  return titles.flatMap(({ pattern, instead }) =>
    [...reading.plain.matchAll(pattern)]
      .map(
        ({ 0: phrase, index }): Mark => ({
          start: index,
          end: index + phrase.length,
          reason: "gender",
          instead,
        }),
      )
      .filter(({ start, end }) => {
        // "Waiter / waitress" names both.
        const isPair =
          /^(?:waitress|stewardess)/i.test(reading.plain.slice(start, end)) &&
          /\b(?:waiter|steward) ?(?:\/|or) ?$/i.test(textBefore(reading, start));
        const isOther =
          otherPeople.test(textBefore(reading, start)) ||
          /^(?:'s | reports? to (?:you|the))/i.test(textAfter(reading, end));
        return !isPair && !isOther;
      }),
  );
}
