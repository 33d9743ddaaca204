import type { Sources } from "./read-sources.ts";
import type { Problem } from "./read-yaml.ts";
import { resolveMeasured } from "./resolve-results.ts";

/** References to measured figures that no file of `results/` has on unseen cases. */
export function measuredProblems(root: string, { pages, results }: Sources): Problem[] {
  return [...pages.values()].flatMap(({ value, problemAt }) =>
    value.sections.flatMap((section, index) => {
      const [key, references = []] =
        section.kind === "KEY_BENEFITS"
          ? ["measured", section.measured]
          : section.kind === "RESULTS"
            ? ["summary", section.summary]
            : section.kind === "BEGIN_TODAY" && section.gesture?.kind === "FIGURE"
              ? ["gesture", [section.gesture.measured]]
              : [""];
      const { unknown } = resolveMeasured(root, results.value, references);
      return unknown.map((reference) =>
        problemAt(
          ["sections", index, key, references.indexOf(reference)],
          `"${reference}" is measured on no unseen cases: write an engine of results/ and the end of its figures' ids`,
        ),
      );
    }),
  );
}
