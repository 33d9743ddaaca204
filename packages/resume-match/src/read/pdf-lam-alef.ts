import type { PaintOperators } from "./pdf-paint.ts";

const isPair = (text: string) => /^\p{Script=Arabic}{2,}$/u.test(text.normalize("NFKC")) && text.length > 1;

/** The text of each painted letter in painted order, without spaces: two letters for one that joins lam and alef. */
function paintedLetters({ fnArray, argsArray }: PaintOperators, showText: number | undefined): string[] {
  return fnArray.flatMap((op, index) => {
    const [letters] = (argsArray[index] as unknown[] | null) ?? [];
    if (op !== showText || !Array.isArray(letters)) return [];
    return (letters as ({ unicode?: string } | number | null)[])
      .map((letter) => (typeof letter === "object" ? (letter?.unicode ?? "") : ""))
      .filter((text) => text.trim() !== "");
  });
}

/** Cuts `text` into the painted letters from `start` on, with its spaces; undefined if they are others. */
function cutIntoPainted(text: string, painted: string[], start: number): string[] | undefined {
  const parts: string[] = [];
  let [at, next] = [0, start];
  while (at < text.length) {
    const letter = painted[next] ?? "";
    if (/\s/.test(text[at] ?? "")) parts.push(text[at++] ?? "");
    else if (letter !== "" && text.startsWith(letter, at)) {
      parts.push(letter);
      at += letter.length;
      next += 1;
    } else return undefined;
  }
  return parts;
}

/** How far items and painted letters may be apart. */
const maxSkipped = 40;

/**
 * The texts of the items, in which the PDF reader swapped the letters of a joined lam and alef: it reverses all letters
 * of a right-to-left item, also those of one painted letter.
 */
export function mendLamAlef(
  items: { str: string; dir?: string }[],
  operators: PaintOperators,
  showText: number | undefined,
): string[] {
  const painted = items.some(({ dir }) => dir === "rtl") ? paintedLetters(operators, showText) : [];
  if (!painted.some(isPair)) return items.map(({ str }) => str);
  let position = 0;
  return items.map(({ str, dir }) => {
    const text = dir === "rtl" ? [...str].reverse().join("") : str;
    if (text.trim() === "") return str;
    for (let start = position; start <= position + maxSkipped; start += 1) {
      const parts = cutIntoPainted(text, painted, start);
      if (!parts) continue;
      position = start + parts.filter((part) => part.trim() !== "").length;
      return dir === "rtl" ? parts.reverse().join("") : str;
    }
    return str;
  });
}
