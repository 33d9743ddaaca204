import { anyOf } from "word-patterns";
import type { Candidate, Judge } from "./candidate.ts";
import { faults, leftOut, negations, softened } from "./names-limit.words.ts";

const fault = new RegExp(String.raw`\b(?:${anyOf(faults)}|i ${anyOf(negations)} ${anyOf(leftOut)}\w*)\b`);
const amiss =
  /\bi (?:[\w'-]+ ){1,7}?(?:wrong|wrongly|incorrectly|by mistake|too (?:late|early|little|much|few|fast|quickly|soon|long|hard))\b|\bi (?:myself |really |honestly |also |simply |just )(?:did not|didn't|do not|don't|had not|hadn't|could not|couldn't) (?:know|check|ask|see|think|understand|realise)/;
const known =
  /\bi (?:don't|do not|can't|cannot|couldn't) (?:mind|think|believe|stop|tolerate|compromise|give up|complain|like)\b/;
const soft = new RegExp(String.raw`\b(?:${anyOf(softened)}|we sent .{0,30}late)\b`);
const other =
  /\b(?:customer|client|buyer|they|he|she|vendor|manager)\b.{0,20}\b(?:had no idea|was wrong|mistake|fault|did not know)\b/;

/** "I told him it was wrong": the limit is in what the speaker warned of. */
const warned =
  /\bi (?:had |'d )?(?:told|warned|said to|advised) (?:him|her|them|my \w+|the \w+)\b(?!.*\b(?:i was|i had|i'd|i did|my|me)\b)/;

/** Whether a clause is about a mistake that the speaker warned of. */
export const isWarning = (text: string): boolean => warned.test(text);

/** A mistake or limitation that the speaker plainly admits. Shared or softened ones count as partly shown. */
export const judgeNamesLimit: Judge = ({ units }) =>
  units.flatMap((unit): Candidate[] => {
    const { text, mode, actor } = unit;
    if (mode === "TO_READER" || mode === "GENERAL" || other.test(text) || isWarning(text)) return [];
    if (mode === "PLANNED") return [];
    const isOwn = actor === "I" || actor === "NONE" || /\bi\b|\bmy\b|\bon me\b/.test(text);
    if (mode === "IMAGINED" && !/should(?:n't| not)? have|ought to have/.test(text) && !soft.test(text))
      return [];
    if (soft.test(text)) return [{ status: "partly", units: [unit], rule: "softened or shared" }];
    if (isOwn && (fault.test(text) || amiss.test(text)) && !known.test(text))
      return [{ status: "shown", units: [unit], rule: "own mistake or limit" }];
    return [];
  });
