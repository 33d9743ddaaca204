import type { SectionOf } from "#app/sections/section.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";
import type { AssessmentItem } from "./assessments.schema.ts";

type Filters = Pick<SectionOf<"ASSESSMENTS">, "solution" | "categories">;
export type Criteria = { words: string; chosen: Record<string, string[]> };

/** The URL value of an option. */
export function optionValue(option: string): string {
  return option.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Reads the list's state from a query string, ignoring unknown values. */
export function readCriteria({ solution, categories }: Filters, query: URLSearchParams): Criteria {
  const chosen = Object.fromEntries(
    [solution, ...categories].map(({ id, options }) => {
      const values = query.getAll(id);
      return [id, options.filter((option) => values.includes(optionValue(option)))];
    }),
  );
  return { words: query.get("q") ?? "", chosen };
}

/**
 * Keeps items that contain every search word in title, description or tags and, for each filter with a
 * choice, have one of the chosen options as a tag.
 */
export function filterAssessments(items: AssessmentItem[], { words, chosen }: Criteria): AssessmentItem[] {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean);
  const filters = Object.values(chosen).filter((options) => options.length > 0);
  return items.filter((item) => {
    const text = foldAccents([item.title, item.description, ...item.tags].join("\n"));
    return (
      wanted.every((word) => text.includes(word)) &&
      filters.every((options) => options.some((option) => item.tags.includes(option)))
    );
  });
}
