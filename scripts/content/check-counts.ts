import type { Sources } from "./read-sources.ts";
import type { FieldPath, Problem } from "./read-yaml.ts";

const numberWords = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

type Rule = {
  /** Finds the count as its first group. */
  text: RegExp;
  count: number;
  /** Whether the text names a maximum, which may be larger. */
  isLimit?: true;
  source: string;
};

const counted = (before: string, thing: string) =>
  new RegExp(`\\b${before}(${numberWords.join("|")}) (?:Chayan )?${thing}\\b`, "gi");

/** Counts on pages that the project's own data contradict. */
export function countProblems({ pages, products, api, roundOpening }: Sources): Problem[] {
  const rules: Rule[] = [
    {
      text: counted("", "products"),
      count: products.value.products.length,
      source: "content/products.yaml",
    },
    {
      text: counted("", "events"),
      count: api.groups.flatMap(({ events }) => events).length,
      source: "docs/openapi.yaml",
    },
    {
      text: counted("up to ", "tests"),
      count: new Set(roundOpening.value.tasks.map(({ assessment }) => assessment)).size,
      isLimit: true,
      source: "content/round/opening.yaml",
    },
  ];
  const problems: Problem[] = [];
  for (const { value: page, problemAt } of pages.values()) {
    const walk = (value: unknown, path: FieldPath): void => {
      if (typeof value === "string") {
        for (const { text, count, isLimit, source } of rules)
          for (const [found, word = ""] of value.matchAll(text)) {
            const stated = numberWords.indexOf(word.toLowerCase()) + 2;
            if (isLimit ? stated < count : stated !== count)
              problems.push(problemAt(path, `says "${found}", but ${source} has ${count}`));
          }
      } else if (Array.isArray(value))
        for (const [index, item] of value.entries()) walk(item, [...path, index]);
      else if (typeof value === "object" && value !== null)
        for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    };
    walk(page, []);
  }
  return problems;
}
