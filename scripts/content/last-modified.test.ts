import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readLastModified } from "./last-modified.ts";

let root: string;

function git(day: string, ...args: string[]): void {
  const when = `${day}T12:00:00Z`;
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when },
  });
}

function commit(day: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  git(day, "add", "-A");
  git(day, "commit", "-m", day);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changes-"));
  for (const folder of ["content/pages/platform", "content/legal"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function twoDays(): void {
  git("2026-11-01", "init");
  commit("2026-11-01", {
    "content/pages/index.yaml": "a",
    "content/pages/platform/index.yaml": "a",
    "content/legal/privacy.md": "a",
  });
  commit("2026-11-05", { "content/pages/platform/index.yaml": "b", "other.txt": "b" });
}

test("each page has the day of its file's last commit", () => {
  twoDays();
  expect(readLastModified(root)).toEqual({
    "/": "2026-11-01",
    "/platform": "2026-11-05",
    "/privacy": "2026-11-01",
  });
});

test("a file with uncommitted changes has no day", () => {
  twoDays();
  writeFileSync(join(root, "content/pages/index.yaml"), "c");
  expect(readLastModified(root)).toEqual({ "/platform": "2026-11-05", "/privacy": "2026-11-01" });
});

test("without git, and in a copy without its past, nothing is known", () => {
  expect(readLastModified(root)).toEqual({});
  twoDays();
  const copy = mkdtempSync(join(tmpdir(), "shallow-"));
  execFileSync("git", ["clone", "--depth", "1", `file://${root}`, copy], { stdio: "ignore" });
  expect(readLastModified(copy)).toEqual({});
  rmSync(copy, { recursive: true, force: true });
});
