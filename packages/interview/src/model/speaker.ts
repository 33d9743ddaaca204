import { instead } from "../judge/coaches.ts";
import type { Unit } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";

/** Criteria that words without the speaker can show, too: a matter, its end, an order of things, a reason. */
const aboutMatters = new Set<CriterionId>(["situation", "outcome", "prioritises", "trade-off"]);

const speaker = /\b(?:i|me|my|mine|myself|we|us|our|ours)\b/;

/** Whether the speaker acts in a clause group, says it, or is named in it. */
export const hasSpeaker = ({ actor, quoted, text }: Unit) =>
  actor !== "OTHER" || quoted === "OWN" || speaker.test(text);

const another = /^(?:(?:and|but|so|then|after that|afterwards)\W+)*(?:he|she|they)\b/;

/**
 * Whether clause groups marked for a criterion can show it: of passages that people marked, 1 to 3 % are against this. "He said it
 * back to me in his own words" has the speaker in what comes before.
 */
export function canShow(units: readonly Unit[], marked: readonly number[], criterion: CriterionId): boolean {
  if (aboutMatters.has(criterion)) return true;
  // Such words are in two of 1,489 passages that people marked.
  if (criterion === "coaches" && marked.every((place) => instead.test(units[place]?.text ?? "")))
    return false;
  return marked.some((place) => {
    const unit = units[place];
    const before = units[place - 1];
    if (!unit) return false;
    return hasSpeaker(unit) || (another.test(unit.text) && before !== undefined && hasSpeaker(before));
  });
}
