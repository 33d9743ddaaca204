import { wholeWords } from "word-patterns";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import { bareTraits } from "./excluding.words.ts";
import type { Mark } from "./mark.ts";
import { isLawfulSex, namesBoth } from "./sexes.ts";

const bare = bareTraits.map(({ words, reason }) => ({ pattern: wholeWords(words, "gi"), reason }));

/** Single words that fill a part between commas: "Male, 25 to 40, unmarried". */
export function findBare(reading: Reading): Mark[] {
  return bare.flatMap(({ pattern, reason }) =>
    [...reading.plain.matchAll(pattern)]
      .map(({ 0: phrase, index }): Mark => ({ start: index, end: index + phrase.length, reason }))
      .filter((mark) => {
        const before = textBefore(reading, mark.start).trim();
        const after = textAfter(reading, mark.end);
        if (!/^\s*(?:$|[,)/])/.test(after)) return false;
        // "Fabric, men, women" are departments; a degree is a bachelor's.
        if (reason === "family" && !/\b(?:age|male|female|unmarried|candidate)/i.test(before)) return false;
        const isPart = before === "" || /[,:]$/.test(before);
        if (!isPart) return false;
        if (reason === "gender")
          return (
            /^(?:male|female|lady)s?$/i.test(reading.plain.slice(mark.start, mark.end)) &&
            !namesBoth(reading, mark) &&
            !isLawfulSex(reading, mark)
          );
        return true;
      }),
  );
}
