import { unitIn } from "#app/routes/careers/posting-facts.ts";
import { collator } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import type { BusinessUnit, Posting } from "#domain/postings/posting.schema.ts";

/** Business units with a listed posting, open or closed, by name, with their numbers of open postings. */
export function countUnits(
  postings: readonly Posting[],
  open: Posting[],
  translated: readonly BusinessUnit[],
  language: Language,
): { unit: BusinessUnit; count: number }[] {
  const units = new Map(
    postings.filter(({ listed }) => listed).map(({ businessUnit }) => [businessUnit.id, businessUnit]),
  );
  return [...units.values()]
    .map((unit) => unitIn(unit, translated))
    .sort((a, b) => collator(language).compare(a.name, b.name))
    .map((unit) => ({ unit, count: open.filter(({ businessUnit }) => businessUnit.id === unit.id).length }));
}
