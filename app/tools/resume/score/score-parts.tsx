import { useWords } from "#app/language/language.tsx";
import type { PartFigure } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import english from "./parts.data.ts";

type Words = typeof english;

/** "What it proves 41 of 65", for each part. */
const fullTexts = (parts: readonly PartFigure[], words: Words) =>
  parts.map(({ name, points, of }) =>
    fillTemplate(words.points, { name: words[name].name, points, of }).replaceAll(" ", "\u00a0"),
  );
const shortTexts = (parts: readonly PartFigure[], words: Words) =>
  parts.map(({ name, points }) =>
    fillTemplate(words.short, { name: words[name].short, points }).replaceAll(" ", "\u00a0"),
  );
const join = (texts: string[]) => texts.join(" · ");

/** The parts in one line of plain text. */
export const partsText = (parts: readonly PartFigure[] | undefined) =>
  parts === undefined ? english.none : join(fullTexts(parts, english)).replaceAll("\u00a0", " ");

/** The head of a part's column in a table: "What it proves, of 65". */
export const partTitle = ({ name, of }: Pick<PartFigure, "name" | "of">) =>
  `${english[name].name}, ${fillTemplate(english.of, { of })}`;

const looks = {
  full: ["", "hidden"],
  short: ["sr-only", ""],
  fits: ["max-sm:sr-only", "sm:hidden"],
} as const;

/** The short parts only for the eye, where assistive technology reads the full ones at another place. */
export function SeenParts({ parts, className }: { parts: readonly PartFigure[]; className: string }) {
  return (
    <span aria-hidden="true" className={`text-note text-muted tabular ${className}`}>
      {join(shortTexts(parts, useWords("scoreParts", english)))}
    </span>
  );
}

/**
 * The parts of a score, in words, wherever it stands: "What it proves 41 of 65 · Kind of work 20 of 25 · Words in
 * common 6 of 10". A line breaks only between parts.
 * - `full`: all words; `short`: "Proves 41 · Work 20 · Words 6", with all words for assistive technology
 * - `fits`: all words, and the short ones on phones
 * `parts` are `undefined` if only the sum is known, which is then said.
 */
export function ScoreParts({
  parts,
  look = "full",
  className = "",
}: {
  parts: readonly PartFigure[] | undefined;
  look?: keyof typeof looks;
  className?: string;
}) {
  const words = useWords("scoreParts", english);
  const base = `text-note text-muted tabular ${className}`;
  if (parts === undefined) return <span className={base}>{words.none}</span>;
  if (parts.length === 0) return null;
  const [full, short] = looks[look];
  return (
    <span className={base}>
      <span className={full}>{join(fullTexts(parts, words))}</span>
      {look !== "full" && (
        <span aria-hidden="true" className={short}>
          {join(shortTexts(parts, words))}
        </span>
      )}
    </span>
  );
}
