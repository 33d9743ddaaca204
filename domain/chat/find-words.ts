import { type FieldName, type Fields, takeTurn } from "chat";

/** A part of a text: UTF-16 offsets, the end exclusive. */
export type Span = { from: number; to: number };

/** The most engine calls that fit into one frame on a slow phone. */
const maxReadings = 200;

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

/** The shortest run of words from which the engine reads the same value; if none, the whole message. */
export function findWords(
  text: string,
  field: FieldName,
  fields: Fields,
  asked: FieldName | null,
  today: string,
): Span {
  const value = fields[field];
  const literal = findLiteral(text, field, value);
  if (literal) return literal;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  let readings = 0;
  // First without the question: words that are clear on their own show more than a bare number.
  for (const state of asked === field ? [{ asked: null }, { asked }] : [{ asked: null }]) {
    for (let length = 1; length <= words.length && readings < maxReadings; length += 1) {
      for (let first = 0; first + length <= words.length && readings < maxReadings; first += 1) {
        const from = words[first]?.from ?? 0;
        const to = words[first + length - 1]?.to ?? text.length;
        readings += 1;
        const turn = takeTurn({ today, text: text.slice(from, to), state }, {});
        if (isSame(turn.fields[field], value)) return trimmed(text, from, to);
      }
    }
    readings = Math.min(readings, maxReadings / 2);
  }
  return trimmed(text, 0, text.length);
}
