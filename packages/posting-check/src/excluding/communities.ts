import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAround, textBefore } from "../reading.ts";
import { communities, communityPeople, languageCommunities, religiousWork } from "./excluding.words.ts";
import { isInvitation } from "./guards.ts";
import type { Mark } from "./mark.ts";

const community = new RegExp(
  String.raw`\b(?:only )?(?:local )?(?:${anyOf(communities)}|${anyOf(languageCommunities)})(?:(?:,| or| and| &|/|, or) ?(?:${anyOf(communities)}|${anyOf(languageCommunities)}))*(?: ${anyOf(communityPeople)})?(?: (?:cook|maid|driver|nurse))?(?: (?:only|preferred|required|will be preferred))?\b`,
  "gi",
);
const [pureCommunity, person] = [wholeWords(communities, "i"), wholeWords(communityPeople, "i")];
/** How far a religion's own work is looked for, in characters. */
const maxReligiousDistance = 110;
const religious = wholeWords(religiousWork, "i");

/** Castes, religions and communities that are asked for. */
export function findCommunities(reading: Reading): Mark[] {
  return [...reading.plain.matchAll(community)]
    .map(({ 0: phrase, index }): Mark => ({ start: index, end: index + phrase.length, reason: "community" }))
    .filter((mark) => {
      const phrase = reading.plain.slice(mark.start, mark.end);
      const isLimited =
        /\b(?:only|preferred|required)\b/i.test(phrase) ||
        /\b(?:only|prefer\p{L}*) $/iu.test(textBefore(reading, mark.start));
      const isPeople = pureCommunity.test(phrase) || person.test(phrase);
      const limits =
        isLimited ||
        (/ (?:candidates?|community|caste|applicants?)\b/i.test(phrase) && !isInvitation(reading, mark));
      return (
        isPeople && limits && !religious.test(textAround(reading, mark.start, mark.end, maxReligiousDistance))
      );
    });
}
