import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

/*
 * Checks the subjects of commits; see "Commits" in CONTRIBUTING.md. Merges are exempt.
 *
 * npm run check:commits                       the commits since `baseCommit`
 * npm run check:commits -- --since REVISION   the commits since a revision
 * node scripts/check-commits.ts FILE          the message in a file, for .githooks/commit-msg
 */

/** Earlier subjects follow no rule. */
const baseCommit = "7d3ebb6def3e52a65e0a43442ba5b058e3e96ca7";

const maxLength = 72;
const example = "outbox: renew leases and claim by a fresh id";

/** One or more areas in lower case, such as `mail` or `stages/chat, docs`, then a colon and a space. */
const form = /^[a-z][a-z\d./, -]*: \S/;

function subjectProblems(subject: string): string[] {
  const { length } = [...subject];
  return [
    form.test(subject) ? undefined : `begin with an area in lower case and a colon, such as "${example}"`,
    length > maxLength ? `use at most ${maxLength} characters, not ${length}` : undefined,
    subject.endsWith(".") ? "leave out the full stop at the end" : undefined,
  ].filter((problem) => problem !== undefined);
}

/** The subject in a message file that still has git's comments. Fixup commits are exempt, as they get squashed. */
function readMessage(file: string): string[] {
  if (existsSync(join(dirname(file), "MERGE_HEAD"))) return [];
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  const [paragraph = ""] = lines
    .join("\n")
    .trim()
    .split(/\n\s*\n/);
  const subject = paragraph.replaceAll("\n", " ");
  return /^(fixup|squash|amend)! /.test(subject) ? [] : [subject];
}

function git(...args: string[]): { succeeds: boolean; output: string } {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
  return { succeeds: status === 0, output: stdout ?? "" };
}

/** The subjects since a revision; undefined without git, or in a shallow clone that lacks the revision. */
function readSubjects(revision: string): string[] | undefined {
  if (!git("rev-parse", "--quiet", "--verify", `${revision}^{commit}`).succeeds) return undefined;
  const log = git("log", "--no-merges", "--encoding=UTF-8", "--format=%s", `${revision}..HEAD`);
  return log.succeeds ? log.output.split("\n").slice(0, -1) : undefined;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" } },
});
const [file] = positionals;
const subjects = file === undefined ? readSubjects(values.since ?? baseCommit) : readMessage(file);

if (subjects === undefined && values.since !== undefined) {
  console.error(`Commits: git finds no commit ${values.since}`);
  process.exitCode = 1;
}
const problems = (subjects ?? []).flatMap((subject) =>
  subjectProblems(subject).map((problem) => `"${subject}": ${problem}`),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Commits: see "Commits" in CONTRIBUTING.md');
  process.exitCode = 1;
}
