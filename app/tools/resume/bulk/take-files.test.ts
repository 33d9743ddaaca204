import { expect, test } from "vitest";
import { addFiles, none, sampleFiles } from "./take-files.ts";

const file = (name: string) => new File(["text"], name, { lastModified: 1 });
const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.txt`));

test("the first fifty files are taken, and the total is known", () => {
  const taken = addFiles(none, many(63));
  expect(taken.files).toHaveLength(50);
  expect(taken.total).toBe(63);
  expect(taken.files.at(-1)?.name).toBe("49.txt");
});

test("the same file is taken once", () => {
  expect(addFiles(addFiles(none, many(2)), many(3)).files).toHaveLength(3);
});

test("the visitor's files replace the samples", () => {
  const samples = sampleFiles([{ file: "a.txt", text: "A" }]);
  expect(samples.areSamples).toBe(true);
  expect(addFiles(samples, [file("mine.txt")])).toMatchObject({ total: 1, areSamples: false });
});
