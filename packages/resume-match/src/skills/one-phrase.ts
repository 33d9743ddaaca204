import type { SurfaceForm } from "./graph.ts";
import { smallWords, type Word } from "./words.ts";

export const isPlural = (folded: string): boolean => /[^s]s$/.test(folded);

/**
 * In running text, plural agent nouns mean other people, not the candidate: "train joiners", "answer the
 * auditors".
 */
export const namesOtherPeople = (folded: string, words: Word[]): boolean =>
  words.length > 4 && /[eo]rs$/.test(folded);

/** "File that the auditor can follow": another clause starts in between. */
const clauseOpener = /^(?:that|which|who|what|when|where|whose|if|than|so|such|not?|but|i|we|you|they|it)$/;

/** Whether a name's words, apart or reordered between `from` and `to`, form one phrase. */
export function isOnePhrase({ names, stems }: SurfaceForm, words: Word[], from: number, to: number): boolean {
  const span = words.slice(from, to + 1);
  const nameWords = span.filter(({ stem }) => stems.includes(stem));
  const between = span.filter((word) => !nameWords.includes(word)).map(({ folded }) => folded);
  const others = between.filter((word) => !smallWords.has(word));
  const [head] = nameWords;
  if (!head) return false;
  if (between.some((word) => clauseOpener.test(word) || (word === "to" && !names.includes(word))))
    return false;
  // "A desk with six helpers" is not a help desk.
  if (
    nameWords.some(({ folded }) => namesOtherPeople(folded, words)) &&
    !names.some((name) => /[eo]r$/.test(name))
  )
    return false;
  // A comma may separate a name's words, but not with other words between: "labour handling, reports, material".
  if (others.length > 0 && span.some(({ isAfterComma }, index) => index > 0 && isAfterComma)) return false;
  // "Chairs in meeting rooms" are not "chaired meetings", "learning lessons" are not lessons learned.
  const participleIndex = names.findIndex((name) => /ed$/.test(name));
  if (participleIndex === 0 && nameWords.some(({ stem, folded }) => stem === stems[0] && isPlural(folded)))
    return false;
  if (head.stem === stems[0] && words[to]?.stem === stems.at(-1)) return true;
  if (participleIndex > 0 || (between.length === 0 && /(?:tion|ment)$/.test(head.folded))) return false;
  // "Quality and data" is not data quality, but "handle escalations and complaints" is complaint handling.
  const isActionNoun = /(?:ing|tion|ment)$/.test(names.at(-1) ?? "") && !isPlural(head.folded);
  if (!isActionNoun && !names.includes("and") && between.some((word) => /^(?:and|or)$/.test(word)))
    return false;
  // "Experience in design reviews": the last noun is the topic.
  const next = words[to + 1];
  return (
    between.length === others.length ||
    next?.sentence !== head.sentence ||
    next.isAfterComma ||
    smallWords.has(next.folded) ||
    /ly$|^every/.test(next.folded)
  );
}
