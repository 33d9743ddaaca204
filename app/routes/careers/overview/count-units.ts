import type { BusinessUnit, Posting } from "#domain/postings/posting.schema.ts";

/** Business units with a listed posting, open or closed, by name, with their numbers of open postings. */
export function countUnits(
  postings: readonly Posting[],
  open: Posting[],
): { unit: BusinessUnit; count: number }[] {
  const units = new Map(
    postings.filter(({ listed }) => listed).map(({ businessUnit }) => [businessUnit.id, businessUnit]),
  );
  return [...units.values()]
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map((unit) => ({ unit, count: open.filter(({ businessUnit }) => businessUnit.id === unit.id).length }));
}
