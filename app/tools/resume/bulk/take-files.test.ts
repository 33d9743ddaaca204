import { expect, test } from "vitest";
import { addFiles, none, sampleFiles } from "./take-files.ts";

const file = (name: string) => new File(["text"], name, { lastModified: 1 });
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.txt`));

test("the first fifty are taken, and how many there were is known", () => {
  const taken = addFiles(none, many(63));
  expect(taken.files).toHaveLength(50);
  expect(taken.given).toBe(63);
  expect(taken.files.at(-1)?.name).toBe("49.txt");
});

test("a file that is there already stays one", () => {
  expect(addFiles(addFiles(none, many(2)), many(3)).files).toHaveLength(3);
});

test("own files replace the samples", () => {
  const samples = sampleFiles([{ file: "a.txt", text: "A" }]);
  expect(samples.areSamples).toBe(true);
  expect(addFiles(samples, [file("mine.txt")])).toMatchObject({ given: 1, areSamples: false });
});
