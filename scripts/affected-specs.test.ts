import { existsSync, globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { affectedSpecs, specsByPath } from "./affected-specs.ts";

const specs = globSync("tests/{browser,workbench}/*.spec.ts").map((file) => basename(file, ".spec.ts"));

test("the table names paths and specs that exist", () => {
  for (const [path, names] of specsByPath) {
    expect(existsSync(path), path).toBe(true);
    for (const name of names) expect(specs, path).toContain(name);
  }
});

test("a path comes before those that contain it", () => {
  for (const [index, [path]] of specsByPath.entries()) {
    const earlier = specsByPath.slice(0, index).map(([before]) => before);
    expect(earlier.filter((before) => path.startsWith(before))).toEqual([]);
  }
});

test("a changed spec and a changed part of the website run their specs", () => {
  expect(affectedSpecs(["tests/browser/menus.spec.ts"])).toEqual(["menus"]);
  expect(affectedSpecs(["app/routes/blog/post.tsx"])).toEqual([
    "blog",
    "every-page",
    "no-javascript",
    "workbench",
  ]);
  expect(affectedSpecs(["app/tools/resume/bulk/bulk-state.ts", "docs/faults.md"])).toContain("bulk-match");
  expect(affectedSpecs(["app/tools/resume/worker/worker.ts"])).toContain("evaluate-resume");
});

test("only the workbench shows its fixtures", () => {
  expect(affectedSpecs(["app/workbench/ui.tsx"])).toEqual(["workbench"]);
});

test("docs and unit tests run no spec", () => {
  expect(
    affectedSpecs(["docs/faults.md", "server/outbox/outbox.test.ts", "tests/services/kill.test.ts"]),
  ).toEqual([]);
  expect(affectedSpecs([])).toEqual([]);
});

test("whatever the table does not know may break every spec", () => {
  for (const file of [
    "server/site.ts",
    "app/root.tsx",
    "app/ui/button.tsx",
    "package.json",
    "tests/support/site.ts",
  ])
    expect(affectedSpecs(["docs/faults.md", file]), file).toBeUndefined();
});
