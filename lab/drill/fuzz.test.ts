import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { createRandom } from "./fuzz-random.ts";
import { targets } from "./fuzz-targets.ts";

test("readers of untrusted input end in time, within the memory limit, and fail only with their own errors", async () => {
  const findings = await fuzz({ seed: 20261122, cases: 1_200 });
  expect(findings.filter(({ isOk }) => isOk !== true)).toEqual([]);
}, 180_000);

test("equal seeds make equal cases, and there is a reader for each kind of input", () => {
  const numbers = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 50 }, () => random.below(1_000));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(Object.keys(targets)).toEqual(
    expect.arrayContaining([
      "resume pdf",
      "resume docx",
      "form with files",
      "headers",
      "job boards",
      "descriptions",
    ]),
  );
});
