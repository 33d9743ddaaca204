import { instead } from "../judge/coaches.ts";
import type { Unit } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";

/** Criteria that can be met without first-person words: situation, outcome, sequence, reason. */
const aboutMatters = new Set<CriterionId>(["situation", "outcome", "prioritises", "trade-off"]);

const speaker = /\b(?:i|me|my|mine|myself|we|us|our|ours)\b/;

/** Whether the speaker acts, is quoted or is mentioned in a clause group. */
export const hasSpeaker = ({ actor, quoted, text }: Unit) =>
  actor !== "OTHER" || quoted === "OWN" || speaker.test(text);

const another = /^(?:(?:and|but|so|then|after that|afterwards)\W+)*(?:he|she|they)\b/;

/**
 * Whether the marked clause groups can show a criterion. 1 to 3 % of the human-labelled passages contradict
 * this rule. In "He said it back to me in his own words", the preceding clause has the speaker.
 */
export function canShow(units: readonly Unit[], marked: readonly number[], criterion: CriterionId): boolean {
  if (aboutMatters.has(criterion)) return true;
  // Two of 1,489 human-labelled passages contain such words.
  if (criterion === "coaches" && marked.every((place) => instead.test(units[place]?.text ?? "")))
    return false;
  return marked.some((place) => {
    const unit = units[place];
    const before = units[place - 1];
    if (!unit) return false;
    return hasSpeaker(unit) || (another.test(unit.text) && before !== undefined && hasSpeaker(before));
  });
}
