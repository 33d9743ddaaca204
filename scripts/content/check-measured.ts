import type { SectionSource } from "#app/sections/section.schema.ts";
import type { Sources } from "./read-sources.ts";
import type { FieldPath, Problem } from "./read-yaml.ts";
import { resolveMeasured } from "./resolve-results.ts";

/** The references of a section to measured figures, each with its field. */
function referencesIn(section: SectionSource): { reference: string; path: FieldPath }[] {
  const inList = (key: string, references: readonly string[] = []) =>
    references.map((reference, index) => ({ reference, path: [key, index] }));
  if (section.kind === "KEY_BENEFITS") return inList("measured", section.measured);
  if (section.kind === "RESULTS") return inList("summary", section.summary);
  return section.kind === "BEGIN_TODAY" && section.gesture?.kind === "FIGURE"
    ? [{ reference: section.gesture.measured, path: ["gesture", "measured"] }]
    : [];
}

/** References to measured figures that no file of `results/` has on unseen cases. */
export function measuredProblems(root: string, { pages, results }: Sources): Problem[] {
  return [...pages.values()].flatMap(({ value, problemAt }) =>
    value.sections.flatMap((section, index) => {
      const references = referencesIn(section);
      const { unknown } = resolveMeasured(
        root,
        results.value,
        references.map(({ reference }) => reference),
      );
      return references
        .filter(({ reference }) => unknown.includes(reference))
        .map(({ reference, path }) =>
          problemAt(
            ["sections", index, ...path],
            `"${reference}" is measured on no unseen cases: write an engine of results/ and the end of its figures' ids`,
          ),
        );
    }),
  );
}
