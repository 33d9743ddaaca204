import { anyOf, wholeWords } from "word-patterns";
import { deadline, event, isOnlyCalendar, time, vagueTime } from "../language/facts-in-text.ts";
import type { Unit } from "../language/read-answer.ts";
import type { CriterionId, CriterionStatus } from "../types.ts";
import { asides, contacts, harms, reactions, rebuffs, sayings, stepsAhead } from "./cause.words.ts";
import { isWarning } from "./names-limit.ts";
import { comesAbout } from "./outcome.ts";
import { isClaim } from "./ownership.ts";

/*
 * What a clause needs, whatever its words are like, so that it can show a criterion: who does what to what
 * end. A date or a verb alone is no cause.
 */

const harm = new RegExp(String.raw`^(.*?)\b${anyOf(harms)}\b`);
/** Before these words of harm it is someone else who does it, or only spoken of. */
const notByOwnHand =
  /\b(?:said|says|told|asked|you|he|she|they|who|got|get|be|been|being|was|were|because|since|if|not|never|didn't)\b/;
const aside = wholeWords(asides);
const reaction = wholeWords(reactions);
const contact = wholeWords(contacts);
const ahead = wholeWords(stepsAhead);
const saying = new RegExp(String.raw`\b${anyOf(sayings)}\b(.*)`);

/** The speaker does harm to the person in need: shouts at them, hangs up, ignores them. */
function isHarm({ actor, mode, text }: Unit): boolean {
  if (actor === "OTHER" || mode !== "DONE") return false;
  const [, before] = harm.exec(text) ?? [];
  return before !== undefined && !notByOwnHand.test(before);
}

/** Criteria that need no good deed: a harm does not disprove them, and they can be told in the present. */
const needNoDeed = new Set<CriterionId>(["outcome", "situation", "names-limit", "trade-off"]);

/** The speaker does something for themselves: "I went home at three". */
const isAside = ({ actor, deeds, text }: Unit) => actor !== "OTHER" && deeds.length <= 1 && aside.test(text);

/** A promise that someone made to the speaker. */
const isPromiseOfOthers = ({ actor, text }: Unit) =>
  actor === "OTHER" && /\b(?:promised|assured|told) (?:me|us)\b/.test(text);

/** Only tells that the speaker contacted someone. */
const isOnlyContact = ({ actor, deeds, text }: Unit) =>
  (actor === "I" || actor === "NONE") &&
  deeds.length === 1 &&
  contact.test(deeds.join()) &&
  !comesAbout(text) &&
  !event.test(text);

/** "I told her on Friday": the day of the words, not of a step. */
const whenSaid = /^ (?:so |it )?(?:to )?(?:him|her|them) on \w+day$/;

const rebuff = new RegExp(
  String.raw`\b(?:said|told|replied|answered|say|tell)(?: (?:him|her|them|to|that|sir|madam|ma'am))*,? ${anyOf(rebuffs)}\b`,
);

/** A step that was agreed or promised, is still ahead, or was announced with its time. */
function isStep({ text, hasPast }: Unit): boolean {
  const said = hasPast ? (saying.exec(text)?.[1] ?? "") : text;
  if (!ahead.test(text) && whenSaid.test(said)) return false;
  return ahead.test(text) || deadline.test(said) || time.test(said) || vagueTime.test(said);
}

/** A habit, in the present tense. */
const isHabit = ({ actor, mode, hasPast }: Unit) => mode === "GENERAL" && actor !== "OTHER" && !hasPast;

/** The most that a clause can show of a criterion. */
export function mostOf(criterion: CriterionId, unit: Unit): CriterionStatus {
  const { text } = unit;
  if (isHarm(unit) && !needNoDeed.has(criterion)) return "missing";
  if (isAside(unit) && (criterion === "ownership" || criterion === "outcome")) return "missing";
  if (criterion === "outcome" && (isOnlyCalendar(text) || isOnlyContact(unit) || reaction.test(text)))
    return "missing";
  if (criterion === "situation" && isOnlyCalendar(text)) return "partly";
  if (criterion === "next-step" && (!isStep(unit) || isPromiseOfOthers(unit))) return "missing";
  if (criterion === "acknowledges" && rebuff.test(text)) return "missing";
  if (criterion === "names-limit" && isWarning(text)) return "missing";
  if (isClaim(unit) && (criterion === "ownership" || criterion === "outcome")) return "missing";
  return isHabit(unit) && !needNoDeed.has(criterion) ? "partly" : "shown";
}
