/*
 * npm run bench:monitor [-- --given DIR]
 * Measures the monitor on the labelled sessions of DIR (../shared/data/products/session-monitor beside the checkout), those
 * that were looked at while building and those that were only counted apart. Beside the flags is a method that flags any
 * paste and any loss of focus. The same for 200 sessions of other shapes, which simulate-sessions.mjs makes; half of their
 * shapes were looked at. All sessions are simulated. Fails if a goal is missed.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type SessionEvent, type SessionStart, watch } from "../../../packages/session-monitor/src/index.ts";

type Expected = { kinds: string[]; start: number; end: number };
type Labelled = SessionStart & {
  id: string;
  events: SessionEvent[];
  label: { shape: string; honest: boolean; undetectable?: boolean; expect: Expected[] };
};

const { values } = parseArgs({
  options: {
    given: {
      type: "string",
      default: join(import.meta.dirname, "../../../../shared/data/products/session-monitor"),
    },
    figures: { type: "string" },
  },
});
const file = join(values.given, "sessions.jsonl");
if (!existsSync(file)) {
  console.error(`There are no sessions in ${values.given}`);
  process.exit(1);
}
const readSessions = (lines: string) =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Labelled)
    .filter(({ label }) => label.undetectable !== true);
const all = readSessions(readFileSync(file, "utf8"));
const simulated = readSessions(
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, "simulate-sessions.mjs"), "--seed", "1", "--count", "200"],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  ),
);
const isOdd = (text: string) => (createHash("sha256").update(`seed-7 ${text}`).digest()[0] ?? 0) % 2 === 1;
/** Whether a hash of the id puts a session among those that were looked at; of other shapes, one of the shape's name. */
const isLookedAt = ({ id }: Labelled) => isOdd(id);
const isKnownShape = ({ label }: Labelled) => isOdd(label.shape);

const toleranceMs = 2_000;
let missed = 0;

function show(what: string, value: number, goal: number, isKept: boolean, baseline?: number): void {
  if (!isKept) missed += 1;
  const beside = baseline === undefined ? "" : `  (any paste or blur: ${baseline.toFixed(3)})`;
  console.log(
    `${isKept ? "ok    " : "MISSED"} ${what.padEnd(68)} ${value.toFixed(3)}, goal ${goal}${beside}`,
  );
}

const share = (rows: boolean[]) => rows.filter(Boolean).length / Math.max(rows.length, 1);
const byAnyPasteOrBlur = ({ events }: Labelled) =>
  events.some(({ type }) => type === "paste" || type === "drop" || type === "blur");

const figures: object[] = [];
const sources = {
  "looked at": "By the product's owner; looked at while building",
  "only counted": "By the product's owner; only counted while building",
  "other shapes, looked at": "Other shapes, simulated without a look at the engine; looked at while building",
  "other shapes, only counted":
    "Other shapes, simulated without a look at the engine; only counted while building",
};
for (const [name, rows] of [
  ["looked at", all.filter(isLookedAt)],
  ["only counted", all.filter((row) => !isLookedAt(row))],
  ["other shapes, looked at", simulated.filter(isKnownShape)],
  ["other shapes, only counted", simulated.filter((row) => !isKnownShape(row))],
] as const) {
  const judged = rows.map((row) => ({ row, flags: watch(row).filter(({ level }) => level === "flag") }));
  const cheating = judged.filter(({ row }) => !row.label.honest);
  const honest = judged.filter(({ row }) => row.label.honest);
  const flagged = share(cheating.map(({ flags }) => flags.length > 0));
  const expected = cheating.flatMap(({ row, flags }) =>
    row.label.expect.map(({ kinds, start, end }) =>
      flags.some(
        (flag) =>
          kinds.includes(flag.kind) && flag.start >= start - toleranceMs && flag.end <= end + toleranceMs,
      ),
    ),
  );
  const rightly = share(expected);
  const falsely = share(honest.map(({ flags }) => flags.length > 0));
  const bySign = (part: typeof judged) => share(part.map(({ row }) => byAnyPasteOrBlur(row)));
  const figure = (
    id: string,
    title: string,
    value: number,
    goal: number,
    better: "HIGHER" | "LOWER",
    numberOfCases: number,
    baseline?: number,
  ) => {
    show(`${name}: ${title}`, value, goal, better === "HIGHER" ? value >= goal : value <= goal, baseline);
    if (!name.endsWith("only counted")) return;
    figures.push({
      id: `${name.startsWith("other") ? "other-" : ""}${id}`,
      title,
      form: "SHARE",
      value: Math.round(value * 1000) / 1000,
      better,
      goal,
      numberOfCases,
      caseUnit: "sessions",
      source: sources[name],
      cases: "UNSEEN",
      baselines:
        baseline === undefined
          ? []
          : [{ name: "Any paste or blur", value: Math.round(baseline * 1000) / 1000 }],
    });
  };
  figure(
    "flagged",
    "Cheating sessions with a flag",
    flagged,
    0.97,
    "HIGHER",
    cheating.length,
    bySign(cheating),
  );
  figure("kind", "Tricks named rightly within two seconds", rightly, 0.9, "HIGHER", expected.length);
  figure("false", "Honest sessions with a flag", falsely, 0.05, "LOWER", honest.length, bySign(honest));
}

const [longest] = all.toSorted((a, b) => b.events.length - a.events.length);
if (longest) {
  const end = longest.events.at(-1)?.t ?? 0;
  const rounds = Math.ceil(10_000 / longest.events.length);
  const events = Array.from({ length: rounds }, (_, round) =>
    longest.events.map((event) => ({ ...event, t: event.t + round * end })),
  )
    .flat()
    .slice(0, 10_000);
  const times = Array.from({ length: 20 }, () => {
    const started = performance.now();
    watch({ ...longest, events });
    return performance.now() - started;
  }).sort((a, b) => a - b);
  const median = times[10] ?? 0;
  show("milliseconds for 10,000 events, median", median, 50, median <= 50);
}
if (values.figures !== undefined) {
  const limits = "Every session is simulated by a program. No session of a real person has been measured.";
  writeFileSync(values.figures, JSON.stringify({ name: "Test sessions", limits, figures }));
}
if (missed > 0) {
  console.error(`\n${missed} goal(s) missed`);
  process.exitCode = 1;
}
