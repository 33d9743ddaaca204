/*
 * npm run bench:monitor [-- --given DIR]
 * Measures the monitor on the labelled sessions of DIR (../shared/data/products/session-monitor beside the checkout), those
 * that were looked at while building and those that were only counted apart. Beside the flags is a method that flags any
 * paste and any loss of focus. Sessions are simulated. Fails if a goal is missed.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type SessionEvent, type SessionStart, watch } from "../src/index.ts";

type Expected = { kinds: string[]; start: number; end: number };
type Labelled = SessionStart & {
  id: string;
  events: SessionEvent[];
  label: { honest: boolean; undetectable?: boolean; expect: Expected[] };
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
const all = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as Labelled)
  .filter(({ label }) => label.undetectable !== true);
/** Whether a hash of the id puts a session among those that were looked at. */
const isLookedAt = ({ id }: Labelled) =>
  (createHash("sha256").update(`seed-7 ${id}`).digest()[0] ?? 0) % 2 === 1;

const toleranceMs = 2_000;
let missed = 0;

function show(what: string, value: number, goal: number, isKept: boolean, baseline?: number): void {
  if (!isKept) missed += 1;
  const beside = baseline === undefined ? "" : `  (any paste or blur: ${baseline.toFixed(3)})`;
  console.log(
    `${isKept ? "ok    " : "MISSED"} ${what.padEnd(44)} ${value.toFixed(3)}, goal ${goal}${beside}`,
  );
}

const share = (rows: boolean[]) => rows.filter(Boolean).length / Math.max(rows.length, 1);
const byAnyPasteOrBlur = ({ events }: Labelled) =>
  events.some(({ type }) => type === "paste" || type === "drop" || type === "blur");

for (const [name, rows] of [
  ["looked at", all.filter(isLookedAt)],
  ["only counted", all.filter((row) => !isLookedAt(row))],
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
  show(
    `${name}: cheating sessions with a flag`,
    flagged,
    0.97,
    flagged >= 0.97,
    share(cheating.map(({ row }) => byAnyPasteOrBlur(row))),
  );
  show(`${name}: the right kind within 2 s`, rightly, 0.9, rightly >= 0.9);
  show(
    `${name}: honest sessions with a flag`,
    falsely,
    0.05,
    falsely <= 0.05,
    share(honest.map(({ row }) => byAnyPasteOrBlur(row))),
  );
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
if (missed > 0) {
  console.error(`\n${missed} goal(s) missed`);
  process.exitCode = 1;
}
