import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";

const root = realpathSync(mkdtempSync(`${tmpdir()}/check-commits-`));
afterAll(() => rmSync(root, { recursive: true }));

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/** Without the settings of this machine, and without those of a hook that runs the tests. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_CEILING_DIRECTORIES: root,
};

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(root, "repository-"));
  mkdirSync(join(repository, "scripts"));
  mkdirSync(join(repository, "node_modules/.bin"), { recursive: true });
  cpSync("scripts/check-commits.ts", join(repository, "scripts/check-commits.ts"));
  cpSync(".githooks", join(repository, ".githooks"), { recursive: true });
  symlinkSync(process.execPath, join(repository, "node_modules/.bin/node"));
});

function run(command: string, args: string[], environment: NodeJS.ProcessEnv = env) {
  const options = { cwd: repository, env: environment, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, stdout, stderr };
}
const check = (...args: string[]) => run(process.execPath, ["scripts/check-commits.ts", ...args]);
const prepare = (environment = env) => run("/bin/sh", ["-c", scripts.prepare ?? ""], environment);

function git(...args: string[]) {
  const user = ["-c", "user.name=Asha", "-c", "user.email=asha@example.com"];
  return run("git", [...user, "-c", "init.defaultBranch=main", ...args]);
}
const commit = (message: string, ...args: string[]) => git("commit", "--allow-empty", "-m", message, ...args);
const commitUnchecked = (message: string) => commit(message, "--no-verify");

/** Problems of a message, as the hook checks it. */
function problemsOf(message: string): string {
  const file = join(repository, "message");
  writeFileSync(file, message);
  const { status, stderr } = check(file);
  expect(status, message).toBe(stderr === "" ? 0 : 1);
  return stderr;
}

test("a subject has an area in lower case, a colon, at most 72 characters and no full stop", () => {
  const longest = `mail: ${"é".repeat(66)}`;
  const right = [longest, "stages/chat, docs: fix 2 typos", "code judge: STOP ends it"];
  const wrong = ["Fix the mail", "Mail: retry", "mail:retry", ": retry", "fix"];
  git("init");
  for (const subject of ["site: start", ...right, ...wrong, `${longest}é`, "mail: retry."])
    expect(commitUnchecked(subject).status).toBe(0);
  const { status, stderr } = check("--since", `HEAD~${right.length + wrong.length + 2}`);
  expect(status).toBe(1);
  expect(stderr.split("\n").reverse()).toEqual([
    "",
    'Commits: see "Commits" in CONTRIBUTING.md',
    ...wrong.map((subject) => expect.stringContaining(`"${subject}": begin with an area in lower case`)),
    `"${longest}é": use at most 72 characters, not 73`,
    '"mail: retry.": leave out the full stop at the end',
  ]);
});

test("the subject of a message is its first paragraph without comments", () => {
  expect(problemsOf("\n# Please enter\nmail: retry\n# On branch\n\nWhy. It failed.\n")).toBe("");
  expect(problemsOf(`mail: ${"a".repeat(40)}\n${"b".repeat(40)}\n\nWhy.`)).toContain("not 87");
});

test("fixup commits pass the hook, but must be squashed before the check", () => {
  expect(problemsOf("fixup! mail: retry")).toBe("");
  git("init");
  commitUnchecked("site: start");
  commitUnchecked("fixup! site: start");
  expect(check("--since", "HEAD~1").stderr).toContain('"fixup! site: start"');
});

test("commits since a revision are checked, merges and earlier ones are not", () => {
  git("init");
  commitUnchecked("An old one.");
  git("switch", "-c", "side");
  commitUnchecked("side: change");
  git("switch", "main");
  commitUnchecked("main: change");
  git("merge", "--no-ff", "--no-verify", "-m", "Merge it.", "side");
  expect(check("--since", "main~2")).toEqual({ status: 0, stdout: "", stderr: "" });
  commitUnchecked("Later");
  const { status, stderr } = check("--since", "main~3");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^"Later": begin with an area[^\n]*\nCommits: see "Commits" in CONTRIBUTING\.md\n$/);
});

test("without a revision, clones that lack the first commit pass, and so do folders without git", () => {
  const passed = { status: 0, stdout: "", stderr: "" };
  expect(check()).toEqual(passed);
  git("init");
  commitUnchecked("Anything.");
  expect(check()).toEqual(passed);
  expect(run(process.execPath, ["scripts/check-commits.ts"], { ...env, PATH: "" })).toEqual(passed);
  expect(check("--since", "gone")).toEqual({
    status: 1,
    stdout: "",
    stderr: "Commits: git finds no commit gone\n",
  });
});

test("npm install sets a hook that refuses other subjects, but no merge", () => {
  git("init");
  expect(prepare().status).toBe(0);
  expect(commit("Fix.").stderr).toContain('"Fix.": begin with an area');
  expect(commit("site: start").status).toBe(0);
  git("switch", "-c", "side");
  expect(commit("side: change").status).toBe(0);
  git("switch", "main");
  expect(git("merge", "--no-ff", "-m", "Take the side.", "side").status).toBe(0);
  expect(git("log", "--format=%s", "--first-parent").stdout).toBe("Take the side.\nsite: start\n");
});

test("the hook passes before the packages are installed", () => {
  git("init");
  prepare();
  rmSync(join(repository, "node_modules"), { recursive: true });
  expect(commit("Fix.").status).toBe(0);
});

test("npm install does nothing without a repository, and does not fail without git", () => {
  const nothing = { status: 0, stdout: "", stderr: "" };
  expect(prepare()).toEqual(nothing);
  mkdirSync(join(repository, ".git"));
  expect(prepare()).toEqual(nothing);
  expect(prepare({ ...env, PATH: join(repository, "node_modules/.bin") })).toEqual(nothing);
});

test("the check is part of npm run check", () => {
  expect(scripts.check).toContain(" && npm run --silent check:commits && ");
});
