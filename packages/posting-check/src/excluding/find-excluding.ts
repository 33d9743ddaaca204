import { isName, isNegated } from "../context.ts";
import type { Reading } from "../reading.ts";
import type { Excluding } from "../types.ts";
import { findAgeLimits } from "./age-limits.ts";
import { findBare } from "./bare-words.ts";
import { findCommunities } from "./communities.ts";
import { isInvitation } from "./guards.ts";
import { findPhrases } from "./phrases.ts";
import { findPronouns } from "./pronouns.ts";
import { findSexes } from "./sexes.ts";
import { findTitles } from "./titles.ts";

/** Gives the suggestion the capital letter of what it replaces. */
const withCapital = (suggestion: string, phrase: string) =>
  /^\p{Lu}/u.test(phrase) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;

/** Words that exclude people or discourage them, where no law or duty needs them. */
export function findExcluding(reading: Reading): Excluding[] {
  const all = [
    ...findTitles(reading),
    ...findPhrases(reading),
    ...findAgeLimits(reading),
    ...findSexes(reading),
    ...findBare(reading),
    ...findCommunities(reading),
    ...findPronouns(reading),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const marks: Excluding[] = [];
  let end = 0;
  for (const mark of all) {
    if (mark.start < end || isName(reading, mark.start, mark.end)) continue;
    if (isNegated(reading, mark.start, mark.end) || isInvitation(reading, mark)) continue;
    end = mark.end;
    const phrase = reading.plain.slice(mark.start, mark.end);
    marks.push({
      span: reading.spanOf(mark.start, mark.end),
      reason: mark.reason,
      ...(mark.instead === undefined ? {} : { suggestion: withCapital(mark.instead, phrase) }),
    });
  }
  return marks;
}
