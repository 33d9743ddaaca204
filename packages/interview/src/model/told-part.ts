import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";

const leastWords = 3;

/**
 * Whether a clause group can show anything: text for an examiner, markup and fragments under three words
 * cannot.
 */
function isTold({ mode, text }: Unit): boolean {
  const words = text.replace(/<[^>]*>/g, " ").match(/[a-z]+/g) ?? [];
  return mode !== "TO_READER" && words.length >= leastWords;
}

/** The other person's reply to an objection: "You told me that two people type invoices". */
const isAnswered = ({ quoted, text }: Unit) =>
  quoted === "WORDS" && /\byou(?:'d| had| have|'ve)? (?:told|said|mentioned|gave)\b|\byour own\b/.test(text);

/**
 * Leaves out the clause groups that cannot show a criterion. Other people's words show nothing about the
 * speaker, except for objections, which are often quoted from a customer.
 */
export function toldParts(answer: ReadAnswer): (criterion: CriterionId) => ReadAnswer {
  const part = (isLeft: (unit: Unit) => boolean) => ({
    ...answer,
    units: answer.units.filter((unit) => isTold(unit) && isLeft(unit)),
  });
  const objection = part((unit) => unit.quoted !== "DEEDS" && !isAnswered(unit));
  const isQuoting = objection.units.some(({ quoted }) => quoted === "WORDS");
  const own = isQuoting ? part(({ quoted }) => quoted === "NO" || quoted === "OWN") : objection;
  return (criterion) => (criterion === "objection" ? objection : own);
}

/** The rules' candidates that overlap the parts that can show something. */
export const toldCandidates = (candidates: readonly Candidate[], { units: told }: ReadAnswer) =>
  candidates.filter(({ units }) => units.some((unit) => told.includes(unit)));
