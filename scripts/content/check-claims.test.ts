import { expect, test } from "vitest";
import { claimProblems } from "./check-claims.ts";
import { readSources } from "./read-sources.ts";

const sources = readSources(process.cwd());
const { products, roundOpening } = sources;

test("the numbers on the pages are those of the data", () => {
  expect(claimProblems(sources)).toEqual([]);
});

test.each([
  [
    "an event less",
    { api: { ...sources.api, groups: [] } },
    "says Seven, but docs/openapi.yaml has 0: write 0",
  ],
  [
    "a product less",
    { products: { ...products, value: { ...products.value, products: products.value.products.slice(1) } } },
    "says eight, but content/products.yaml has 7: write 7",
  ],
  [
    "a single test",
    {
      roundOpening: {
        ...roundOpening,
        value: { ...roundOpening.value, tasks: roundOpening.value.tasks.slice(0, 1) },
      },
    },
    "says three, but the number of tests in content/round/opening.yaml is 1: write 1",
  ],
])("data with %s contradicts a page", (_, change, message) => {
  const problems = claimProblems({ ...sources, ...change } as typeof sources);
  expect(problems.map((problem) => problem.message)).toContain(message);
});
