import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { createSelection } from "./affected-tests.ts";
import { readImportGraph } from "./import-graph.ts";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const select = createSelection(readImportGraph(), files);
const affected = (...changed: string[]) => select(changed);
const specs = (...changed: string[]) =>
  affected(...changed)?.browser.map((file) => basename(file, ".spec.ts")) ?? [];

test("code of a stage runs the specs that open it, and not those of other stages", () => {
  const all = specs("app/stages/board/board.tsx");
  expect(all).toEqual(expect.arrayContaining(["board-stage", "every-page"]));
  for (const other of ["editor-stage", "blog", "contact", "pronunciation-test"])
    expect(all).not.toContain(other);
});

test("an engine runs its own tests, those of its users, and the specs of pages that run it", () => {
  const found = affected("packages/interview/src/assess.ts");
  expect(found?.units).toEqual(
    expect.arrayContaining(["packages/interview/src/assess.test.ts", "scripts/content/read-content.test.ts"]),
  );
  expect(found?.units).not.toContain("packages/pronunciation/src/cli.test.ts");
  expect(found?.runsWorkbench).toBe(true);
  expect(found?.browser).toContain("tests/browser/interview-stage.spec.ts");
  expect(found?.browser).not.toContain("tests/browser/careers.spec.ts");
});

test("data of an engine counts as its code", () => {
  const [data] = files.filter((file) => /^packages\/resume-match\/data\/.*\.yaml$/.test(file));
  expect(affected(data ?? "")?.units).toContain("packages/resume-match/src/match/match-resume.test.ts");
});

test("a page runs the specs that open it; other content runs all that read it", () => {
  expect(specs("content/pages/platform/talentdash.yaml")).toContain("board-stage");
  expect(specs("content/pages/platform/talentdash.yaml")).not.toContain("editor-stage");
  expect(specs("content/stages.yaml")).toContain("editor-stage");
  expect(affected("content/stages.yaml")?.units).toContain("scripts/content/read-content.test.ts");
});

test("a route runs the specs of its addresses", () => {
  expect(specs("app/routes/blog/post.tsx")).toEqual(expect.arrayContaining(["blog", "every-page"]));
  expect(specs("app/routes/blog/post.tsx")).not.toContain("board-stage");
});

test("what every page has runs every spec; what only the server does later runs those that see mails", () => {
  const all = files.filter((file) => /^tests\/browser\/[\w-]+\.spec\.ts$/.test(file));
  for (const file of ["app/root.tsx", "server/site.ts", "tests/support/site.ts", "app/shell/shell.tsx"])
    expect(affected(file)?.browser, file).toEqual(all);
  expect(specs("server/mail/send-mail.ts")).not.toContain("board-stage");
});

test("a file that a test names counts for it; prose and a deleted spec run nothing", () => {
  expect(affected(".htmlvalidate.json")?.units).toContain("tests/services/pages.test.ts");
  expect(specs("docs/glossary.md", "tests/browser/deleted.spec.ts")).toEqual([]);
});

test("the workbench's own code runs only the workbench", () => {
  const found = affected("app/workbench/fixtures/now.ts");
  expect([found?.browser, found?.runsWorkbench]).toEqual([[], true]);
});

test("a package or the configuration of the tests runs everything", () => {
  for (const file of ["package-lock.json", "vitest.config.ts", "scripts/machine/chromium.ts"])
    expect(affected("docs/glossary.md", file), file).toBeUndefined();
});
