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

const specFile = (name: string) => `tests/browser/${name}.spec.ts`;

test("a changed spec and a changed part of the website run their specs", () => {
  expect(affectedSpecs([specFile("menus")])).toEqual({ browser: [specFile("menus")], runsWorkbench: false });
  expect(affectedSpecs(["app/routes/blog/post.tsx"])).toEqual({
    browser: ["blog", "every-page", "no-javascript"].map(specFile),
    runsWorkbench: true,
  });
  expect(affectedSpecs(["app/tools/resume/bulk/rank-state.ts", "docs/faults.md"])?.browser).toContain(
    specFile("bulk-match"),
  );
  expect(affectedSpecs(["app/tools/resume/worker/match-worker.ts"])?.browser).toContain(
    specFile("evaluate-resume"),
  );
});

test("only the workbench shows its fixtures", () => {
  expect(affectedSpecs(["app/workbench/ui.tsx"])).toEqual({ browser: [], runsWorkbench: true });
});

test("a deleted spec does not run", () => {
  expect(affectedSpecs([specFile("deleted")])).toEqual({ browser: [], runsWorkbench: false });
});

test("docs and unit tests run no spec", () => {
  expect(
    affectedSpecs(["docs/faults.md", "server/outbox/outbox.test.ts", "tests/services/kill.test.ts"]),
  ).toEqual({ browser: [], runsWorkbench: false });
  expect(affectedSpecs([])).toEqual({ browser: [], runsWorkbench: false });
});

test("a change of any other file may break every spec", () => {
  for (const file of [
    "server/site.ts",
    "app/root.tsx",
    "app/ui/button.tsx",
    "package.json",
    "tests/support/site.ts",
  ])
    expect(affectedSpecs(["docs/faults.md", file]), file).toBeUndefined();
});
