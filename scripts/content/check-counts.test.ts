import { expect, test } from "vitest";
import { countProblems } from "./check-counts.ts";
import { readSources } from "./read-sources.ts";

const sources = readSources(process.cwd());

test("every count on the pages agrees with the data", () => {
  expect(countProblems(sources)).toEqual([]);
});

test.each([
  [
    "a missing event",
    { api: { ...sources.api, groups: [] } },
    /says "Seven events", but docs\/openapi.yaml has 0/,
  ],
  [
    "another product",
    {
      products: {
        ...sources.products,
        value: {
          ...sources.products.value,
          products: [...sources.products.value.products, ...sources.products.value.products],
        },
      },
    },
    /says "[Ee]ight (Chayan )?products", but content\/products.yaml has 16/,
  ],
  [
    "more kinds of test than a price includes",
    {
      roundOpening: {
        ...sources.roundOpening,
        value: {
          ...sources.roundOpening.value,
          tasks: ["Aptitude", "Coding", "Sales", "Writing"].flatMap((assessment) =>
            sources.roundOpening.value.tasks.slice(0, 1).map((task) => ({ ...task, assessment })),
          ),
        },
      },
    },
    /says "up to three tests", but content\/round\/opening.yaml has 4/,
  ],
])("reports %s", (_, change, message) => {
  const problems = countProblems({ ...sources, ...change } as typeof sources);
  expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringMatching(message));
});
