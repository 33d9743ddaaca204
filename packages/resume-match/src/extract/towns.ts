import type { Section } from "./sections.ts";
import { isPlace, isSurePlace, organisationScore, type Towns, titleScore } from "./titles.ts";

const separators = /\s*[|•·*\t]\s*|\s+[–—-]\s+|[()]/u;
const townShape = /^\p{Lu}[\p{L}.'’-]+(?:[ /]\p{Lu}?[\p{L}.'’-]+){0,3}$/u;
const postcode = /^\s*(?:\d{4,6}|\d{2,4}-\d{3,4})\s(?=\p{Lu})/u;

/** Whether a text is neither a title nor an employer by its words, and short enough for a town. */
const mayBeTown = (text: string) =>
  text.split(/,\s*/).every((part) => townShape.test(part)) &&
  titleScore(text) < 1 &&
  organisationScore(text.replace("Co. ", "")) < 1;

/** Towns in contact lines: next to a postcode, or in an address of two parts. */
export function findTowns(sections: Section[]): Towns {
  const pieces = sections
    .filter(({ kind }) => kind === "contact")
    .flatMap(({ lines }) => lines.flatMap(({ text }) => text.slice(0, 200).split(separators)));
  return new Set(
    pieces.flatMap((piece) => {
      const bare = piece.replace(postcode, "").trim();
      const isAddress = bare !== piece.trim() || /^[^,]+, [^,]+$/.test(bare);
      return isPlace(piece) || (isAddress && mayBeTown(bare)) ? bare.split(/\s*,\s*/) : [];
    }),
  );
}

/**
 * Adds the towns of a column or head line if at least a third of its values are known places and none is an
 * employer or title.
 */
export function addSlotTowns(all: { slot: string; text: string }[][], towns: Towns): Towns {
  const slots = new Map<string, string[]>();
  for (const { slot, text } of all.flat())
    for (const [key, value] of [
      [slot, text],
      // "Acme Ltd, Machakos": the part after the last comma counts as a column, too.
      [`${slot},`, /, ([^,]+)$/.exec(text)?.[1]],
      [`${slot}(`, /\(([^()]+)\)$/.exec(text)?.[1]],
    ] as const)
      if (value) slots.set(key, [...(slots.get(key) ?? []), value]);
  const found = [...slots.values()].filter(
    (texts) =>
      texts.length > 1 &&
      texts.filter((text) => isSurePlace(text, towns)).length * 3 >= texts.length &&
      texts.every((text) => isPlace(text, towns) || mayBeTown(text)),
  );
  return new Set([...towns, ...found.flat().flatMap((text) => text.split(/\s*,\s*/))]);
}
