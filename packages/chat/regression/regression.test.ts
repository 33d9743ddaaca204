import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Knowledge, type Message, type Turn, takeTurn, topics } from "../src/index.ts";
import { countValues } from "./same-values.ts";

/** A message with what a person says that it is. */
type Case = Message & { id: string; label: Pick<Turn, "intent" | "fields" | "asks" | "handover"> };

const cases = readFileSync(join(import.meta.dirname, "cases.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line): Case => JSON.parse(line));
/** The opening knows every topic. */
const knowledge: Knowledge = Object.fromEntries(topics.map((topic) => [topic, `The fact for ${topic}.`]));

/** The labelled fields if a reading gives the same values, or else the reading. */
function judgeFields(label: Turn["fields"], read: Turn["fields"]): Turn["fields"] {
  const { needed, found, right } = countValues(label, read);
  return right === needed && right === found ? label : read;
}

test.each(cases)("$id: $text", ({ label, ...message }) => {
  const { intent, fields, asks, handover } = takeTurn(message, knowledge);
  const turn = { intent, fields: judgeFields(label.fields, fields), asks: asks.toSorted(), handover };
  expect(turn).toEqual({ ...label, asks: label.asks.toSorted() });
});
