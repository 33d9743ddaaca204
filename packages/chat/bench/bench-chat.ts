/*
 * npm run bench:chat [-- --given DIR]
 * Measures the engine on the labelled messages of DIR (../shared/data/products/chat beside the checkout), those that were
 * looked at while building and those that were only counted apart. Beside the intents is the commonest one for every
 * message. Fails if a goal is missed.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Intent, type Knowledge, type Message, takeTurn } from "../src/index.ts";

type Labelled = Message & {
  id: string;
  label: { intent: Intent; fields: Record<string, unknown>; asks: string[]; handover: boolean };
};

const { values } = parseArgs({
  options: {
    given: { type: "string", default: join(import.meta.dirname, "../../../../shared/data/products/chat") },
    figures: { type: "string" },
  },
});
if (!existsSync(join(values.given, "turns.jsonl"))) {
  console.error(`There are no messages in ${values.given}`);
  process.exit(1);
}
const readLines = (file: string) =>
  readFileSync(join(values.given, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Labelled);
const { knowledge } = JSON.parse(readFileSync(join(values.given, "opening.json"), "utf8")) as {
  knowledge: Knowledge;
};
/** Whether a hash of the id puts a message among those that were looked at. */
const isLookedAt = ({ id }: Labelled) =>
  (createHash("sha256").update(`seed-7 ${id}`).digest()[0] ?? 0) % 2 === 1;

let missed = 0;
function show(what: string, value: number, goal: string, isKept: boolean): void {
  if (!isKept) missed += 1;
  console.log(`${isKept ? "ok    " : "MISSED"} ${what.padEnd(58)} ${value.toFixed(3)}, goal ${goal}`);
}
const share = (rows: boolean[]) => rows.filter(Boolean).length / Math.max(rows.length, 1);
/** The values of fields as comparable texts. */
const entries = (fields: object) =>
  Object.entries(fields).map((entry) => JSON.stringify(entry).toLowerCase());

for (const [name, isIn] of [
  ["looked at", isLookedAt],
  ["only counted", (row: Labelled) => !isLookedAt(row)],
] as const) {
  const rows = readLines("turns.jsonl").filter(isIn);
  const turns = rows.map((row) => ({ ...row, turn: takeTurn(row, knowledge) }));
  const intents = share(turns.map(({ label, turn }) => turn.intent === label.intent));
  const commonest = share(rows.map(({ label }) => label.intent === "give-facts"));
  let [right, said, needed] = [0, 0, 0];
  for (const { label, turn } of turns) {
    const wanted = entries(label.fields);
    const given = entries(turn.fields);
    right += given.filter((value) => wanted.includes(value)).length;
    said += given.length;
    needed += wanted.length;
  }
  const fields = (2 * right) / Math.max(said + needed, 1);
  const asks = share(
    turns
      .filter(({ label, turn }) => label.asks.length + turn.asks.length > 0)
      .map(({ label, turn }) => label.asks.toSorted().join() === turn.asks.toSorted().join()),
  );
  const outside = readLines("outside.jsonl").filter(isIn);
  const handed = share(outside.map((row) => takeTurn(row, knowledge).handover));
  const needless = share(turns.filter(({ label }) => !label.handover).map(({ turn }) => turn.handover));
  show(`${name}: intents (the commonest: ${commonest.toFixed(2)})`, intents, ".90", intents >= 0.9);
  show(`${name}: values of fields, F1`, fields, ".92", fields >= 0.92);
  show(`${name}: asked again where it must`, asks, ".85", asks >= 0.85);
  show(`${name}: handed over when the opening does not know`, handed, ".95", handed >= 0.95);
  show(`${name}: handed over needlessly`, needless, "≤ .05", needless <= 0.05);
}
const rows = readLines("turns.jsonl");
const started = performance.now();
for (const row of rows) takeTurn(row, knowledge);
const milliseconds = (performance.now() - started) / rows.length;
show("milliseconds a message", milliseconds, "≤ 5", milliseconds <= 5);
if (missed > 0) {
  console.error(`\n${missed} goal(s) missed`);
  process.exitCode = 1;
}
