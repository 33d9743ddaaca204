import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the notices name packages of pages, of workers and of data", () => {
  const notices = readFileSync("build/client/notices.txt", "utf8");
  const names = [...notices.matchAll(/^(\S+) \d\S* \(/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(["react", "altcha-lib", "unpdf", "tesseract.js-core"]));
  expect(names).toEqual(expect.arrayContaining(["soundswallower", "lucide-static", "tailwindcss"]));
});

test("the workbench is not part of the site", () => {
  const files = globSync("build/{client,server}/**/*.{js,css}");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("workbench-"))).toEqual([]);
});
