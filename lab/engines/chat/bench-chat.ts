/*
 * npm run bench:chat [-- --given DIR]
 * Measures the engine on the labelled messages of DIR (../shared/data/products/chat next to the checkout) and
 * of the folders here, separately for messages that were looked at while building and those that were only
 * counted. The baseline for intents always predicts the most common one. Fails if a goal is missed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countValues } from "../../../packages/chat/regression/same-values.ts";
import { type Knowledge, takeTurn } from "../../../packages/chat/src/index.ts";
import { readMessages } from "./split-messages.ts";

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
const { knowledge } = JSON.parse(readFileSync(join(values.given, "opening.json"), "utf8")) as {
  knowledge: Knowledge;
};
const given = readMessages(values.given);
const fresh = readMessages(join(import.meta.dirname, "fresh-cases"));
/** Messages with facts, written to test the extraction of fields. */
const facts = readMessages(join(import.meta.dirname, "field-cases"));
/** Messages, many of which need a follow-up question, and questions that the opening answers or does not. */
const asking = readMessages(join(import.meta.dirname, "ask-cases"));
/** Messages with the same mix of intents as the given ones, written last and never looked at. */
const final = readMessages(join(import.meta.dirname, "final-cases"));
type CaseSet = ReturnType<typeof readMessages>["counted"] & { id: string; name: string; source?: string };
const sets: CaseSet[] = [
  { id: "given", name: "given, looked at", ...given.lookedAt },
  {
    id: "counted",
    name: "given, only counted",
    source: "By the product's owner; only counted while building",
    ...given.counted,
  },
  { id: "fresh", name: "fresh, looked at", ...fresh.lookedAt },
  {
    id: "unseen",
    name: "fresh, only counted",
    source: "Written without a look at the engine; only counted while building",
    ...fresh.counted,
  },
  { id: "facts", name: "facts, looked at", ...facts.lookedAt },
  {
    id: "unseen-facts",
    name: "facts, only counted",
    source: "Messages with facts, written without a look at the engine; only counted while building",
    ...facts.counted,
  },
  { id: "asks", name: "asks, looked at", ...asking.lookedAt },
  {
    id: "unseen-asks",
    name: "asks, only counted",
    source:
      "Messages that must be asked again, written without a look at the engine; only counted while building",
    ...asking.counted,
  },
  {
    id: "final",
    name: "final, only counted",
    source: "Written last, in the shares of the given messages, without a look at the engine; only counted",
    turns: [...final.lookedAt.turns, ...final.counted.turns],
    outside: [...final.lookedAt.outside, ...final.counted.outside],
  },
];

let missed = 0;
function show(what: string, value: number, goal: string, isKept: boolean): void {
  if (!isKept) missed += 1;
  console.log(`${isKept ? "ok    " : "MISSED"} ${what.padEnd(74)} ${value.toFixed(3)}, goal ${goal}`);
}
const share = (rows: boolean[]) => rows.filter(Boolean).length / Math.max(rows.length, 1);

const figures: object[] = [];
for (const { id, name, source, turns: rows, outside } of sets) {
  const turns = rows.map((row) => ({ ...row, turn: takeTurn(row, knowledge) }));
  const intents = share(turns.map(({ label, turn }) => turn.intent === label.intent));
  const commonest = share(rows.map(({ label }) => label.intent === "give-facts"));
  let [right, found, needed] = [0, 0, 0];
  for (const { label, turn } of turns) {
    const count = countValues(label.fields, turn.fields);
    right += count.right;
    found += count.found;
    needed += count.needed;
  }
  const fields = (2 * right) / Math.max(found + needed, 1);
  const asks = share(
    turns
      .filter(({ label, turn }) => label.asks.length + turn.asks.length > 0)
      .map(({ label, turn }) => label.asks.toSorted().join() === turn.asks.toSorted().join()),
  );
  const handed = share(outside.map((row) => takeTurn(row, knowledge).handover));
  const needless = share(turns.filter(({ label }) => !label.handover).map(({ turn }) => turn.handover));
  const figure = (
    key: string,
    title: string,
    value: number,
    goal: number,
    numberOfCases: number,
    more: { better?: "LOWER"; form?: "F1"; baselines?: object[] } = {},
  ) => {
    const { better = "HIGHER" } = more;
    show(
      `${name}: ${title}`,
      value,
      `${better === "LOWER" ? "≤ " : ""}${goal}`,
      better === "LOWER" ? value <= goal : value >= goal,
    );
    if (source === undefined) return;
    figures.push({
      id: `${id}-${key}`,
      title,
      form: "SHARE",
      value: Math.round(value * 1000) / 1000,
      goal,
      numberOfCases,
      caseUnit: "messages",
      source,
      cases: "UNSEEN",
      baselines: [],
      ...more,
      better,
    });
  };
  const baselines = [{ name: "The commonest one for each", value: Math.round(commonest * 1000) / 1000 }];
  figure("intent", "Messages whose intent is read correctly", intents, 0.9, rows.length, { baselines });
  figure("fields", "Field values read correctly", fields, 0.92, rows.length, { form: "F1" });
  figure("asks", "Asked again where necessary, about the right thing", asks, 0.85, rows.length);
  if (outside.length > 0)
    figure(
      "handover",
      "Questions handed over because the opening can't answer them",
      handed,
      0.95,
      outside.length,
    );
  figure("needless", "Messages handed over needlessly", needless, 0.05, rows.length, { better: "LOWER" });
}
const all = sets.flatMap(({ turns }) => turns);
const started = performance.now();
for (const row of all) takeTurn(row, knowledge);
const milliseconds = (performance.now() - started) / all.length;
show("milliseconds a message", milliseconds, "≤ 5", milliseconds <= 5);
if (values.figures !== undefined) {
  const limits = "Invented messages in English and common Hindi, about one opening.";
  writeFileSync(values.figures, JSON.stringify({ name: "Messages of candidates", limits, figures }));
}
if (missed > 0) {
  console.error(`\n${missed} goal(s) missed`);
  process.exitCode = 1;
}
