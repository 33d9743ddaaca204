import { type FieldName, type Fields, readField } from "chat";

/** A part of a text: UTF-16 offsets, the end exclusive. */
export type Span = { from: number; to: number };

/** Words of the longest run that shows a value; a longer one is shown as the whole message. */
const maxRun = 8;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function trimmed(text: string, from: number, to: number): Span {
  const words = text.slice(from, to);
  const start = /^[\s,.;:!?("'“]*/.exec(words)?.[0].length ?? 0;
  const end = /[\s,.;:!?)"'”]*$/.exec(words)?.[0].length ?? 0;
  return start + end < words.length ? { from: from + start, to: to - end } : { from, to };
}

const properNames: FieldName[] = ["name", "city", "currentEmployer", "email"];

/** Finds a name that the text contains exactly as stored (ignoring case). */
function findLiteral(text: string, field: FieldName, value: unknown): Span | undefined {
  if (typeof value !== "string" || !properNames.includes(field)) return undefined;
  const from = text.toLowerCase().indexOf(value.toLowerCase());
  return from < 0 ? undefined : { from, to: from + value.length };
}

/** The readings that are left to find the words of a message's values. */
export type Budget = { readings: number };

/** Enough for messages of some forty words; little enough for one frame on a slow phone. */
export const findingBudget = (): Budget => ({ readings: 150 });

/**
 * The shortest run of words from which the engine reads the same value; if there is none, or the budget is used up, the
 * whole message.
 */
export function findWords(
  text: string,
  field: FieldName,
  fields: Fields,
  { asked, today, budget }: { asked: FieldName | null; today: string; budget: Budget },
): Span {
  const value = fields[field];
  const literal = findLiteral(text, field, value);
  if (literal) return literal;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  // First without the question: words that are clear on their own show more than a bare number.
  for (const question of asked === field ? [null, asked] : [null]) {
    for (let length = 1; length <= Math.min(words.length, maxRun); length += 1) {
      for (let first = 0; first + length <= words.length && budget.readings > 0; first += 1) {
        const from = words[first]?.from ?? 0;
        const to = words[first + length - 1]?.to ?? text.length;
        budget.readings -= 1;
        if (isSame(readField(field, text.slice(from, to), question, today), value))
          return trimmed(text, from, to);
      }
    }
  }
  return trimmed(text, 0, text.length);
}
