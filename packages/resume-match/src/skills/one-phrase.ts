import type { SurfaceForm } from "./graph.ts";
import { smallWords, type Word } from "./words.ts";

export const isPlural = (folded: string): boolean => /[^s]s$/.test(folded);

/** In a text longer than a title several doers are other people: "train joiners", "answer the auditors". */
export const areOtherPeople = (folded: string, words: Word[]): boolean =>
  words.length > 4 && /[eo]rs$/.test(folded);

/** "File that the auditor can follow": another clause begins between. */
const clauseOpener = /^(?:that|which|who|what|when|where|whose|if|than|so|such|not?|but|i|we|you|they|it)$/;

/** Whether the words of a name, found apart or turned round between `from` and `to`, belong together in one phrase. */
export function isOnePhrase({ names, stems }: SurfaceForm, words: Word[], from: number, to: number): boolean {
  const span = words.slice(from, to + 1);
  const nameWords = span.filter(({ stem }) => stems.includes(stem));
  const between = span.filter((word) => !nameWords.includes(word)).map(({ folded }) => folded);
  const others = between.filter((word) => !smallWords.has(word));
  const [head] = nameWords;
  if (!head) return false;
  if (between.some((word) => clauseOpener.test(word) || (word === "to" && !names.includes(word))))
    return false;
  // "A desk with six helpers" is no help desk.
  if (
    nameWords.some(({ folded }) => areOtherPeople(folded, words)) &&
    !names.some((name) => /[eo]r$/.test(name))
  )
    return false;
  // A comma may part the words of a name, but not with others between: "labour handling, reports, material".
  if (others.length > 0 && span.some(({ isAfterComma }, index) => index > 0 && isAfterComma)) return false;
  // "Chairs in meeting rooms" are not "chaired meetings", "learning lessons" are no lessons learned.
  const participleIndex = names.findIndex((name) => /ed$/.test(name));
  if (participleIndex === 0 && nameWords.some(({ stem, folded }) => stem === stems[0] && isPlural(folded)))
    return false;
  if (head.stem === stems[0] && words[to]?.stem === stems.at(-1)) return true;
  if (participleIndex > 0 || (between.length === 0 && /(?:tion|ment)$/.test(head.folded))) return false;
  // "Quality and data" is no data quality, but "handle escalations and complaints" is complaint handling.
  const isActionNoun = /(?:ing|tion|ment)$/.test(names.at(-1) ?? "") && !isPlural(head.folded);
  if (!isActionNoun && !names.includes("and") && between.some((word) => /^(?:and|or)$/.test(word)))
    return false;
  // "Experience in design reviews": what is spoken of is the last noun.
  const next = words[to + 1];
  return (
    between.length === others.length ||
    next?.sentence !== head.sentence ||
    next.isAfterComma ||
    smallWords.has(next.folded) ||
    /ly$|^every/.test(next.folded)
  );
}
