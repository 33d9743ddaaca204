import type { Unit } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";

/** Criteria that words without the speaker can show, too: a matter, its end, an order of things, a reason. */
const aboutMatters = new Set<CriterionId>(["situation", "outcome", "prioritises", "trade-off"]);

const speaker = /\b(?:i|me|my|mine|myself|we|us|our|ours)\b/;

/** Whether the speaker acts in a clause group, says it, or is named in it. */
export const hasSpeaker = ({ actor, quoted, text }: Unit) =>
  actor !== "OTHER" || quoted === "OWN" || speaker.test(text);

/** Whether words marked for a criterion can show it: of passages that people marked, 1 to 3 % are against this. */
export const canShow = (units: readonly Unit[], criterion: CriterionId) =>
  aboutMatters.has(criterion) || units.some(hasSpeaker);
