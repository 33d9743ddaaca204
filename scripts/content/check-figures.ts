import type { Sources } from "./read-sources.ts";
import type { FieldPath, Problem } from "./read-yaml.ts";

/** A share, a multiple, or a number from 1,000 on that is not a price: a claim that readers may doubt. */
const claim = /(?<![₹$€\d.,])(?:\d[\d.,]*\s?%|\d+x\b|\d+ times\b|\d{1,3}(?:,\d{3})+)/i;

/** Keys of an entry that mark its figures as a sample or name their source: a report, the round or a link. */
const grounds = ["sample", "report", "round", "url", "link"];
/** Kinds with figures from result files and formulas, or from testimonials and titles marked as examples. */
const groundedKinds = ["TESTIMONIALS", "RESULTS", "API", "DRIVE_PLAN"];
/** A text with a link to its source, or with the command that reproduces the measurement. */
const sourcedText = /\]\((?:\/|https:)|`npm run /;

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function hasGround(entry: Entry): boolean {
  const { kind, text } = entry;
  return (
    grounds.some((key) => entry[key] !== undefined) ||
    (typeof kind === "string" && groundedKinds.includes(kind)) ||
    (typeof text === "string" && sourcedText.test(text))
  );
}

/** Figures on pages that have no evidence, mark or source. */
export function figureProblems({ pages }: Sources): Problem[] {
  const problems: Problem[] = [];
  for (const { value: page, problemAt } of pages.values()) {
    const walk = (value: unknown, path: FieldPath): void => {
      if (typeof value === "string") {
        const [figure] = claim.exec(value) ?? [];
        if (figure !== undefined)
          problems.push(
            problemAt(
              path,
              `the figure "${figure}" has no source: link what proves it (url, link), mark it (sample: true), or leave it out`,
            ),
          );
      } else if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) walk(item, [...path, index]);
      } else if (isEntry(value) && !hasGround(value))
        for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    };
    walk(page, []);
  }
  return problems;
}
