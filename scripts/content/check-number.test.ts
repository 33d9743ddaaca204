import { expect, test } from "vitest";
import type { NumberWords } from "#domain/chat/number.schema.ts";
import { numberProblems } from "./check-number.ts";
import { contentFiles } from "./content-files.ts";
import { readYaml } from "./read-yaml.ts";

const source = readYaml(".", contentFiles.whatsapp.path, contentFiles.whatsapp.schema);
const { commands, facts, screening } = source.value;

const problemsOf = (change: Partial<NumberWords>) =>
  numberProblems({ ...source, value: { ...source.value, ...change } }).map(
    ({ field, message }) => `${field} ${message}`,
  );

test("the words of the site's number have no problem", () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, Partial<NumberWords>, RegExp]>([
  ["a missing link", { sent: "It is there, under {reference}." }, /^sent lacks \{link\}/],
  [
    "a misspelt name",
    { closed: "Closed. Others are at {sight}{site}." },
    /^closed has \{sight\}, which nothing fills in/,
  ],
  [
    "a name where nothing is filled in",
    { otherKind: "Only text, {name}." },
    /^otherKind has \{name\}.*: remove it/,
  ],
  ["a name in a command", { commands: { ...commands, send: ["send {it}"] } }, /^commands.send.* has \{it\}/],
  [
    "a name of another text",
    { screening: { ...screening, ask: "{number} of {of}: {label}" } },
    /^screening.ask lacks \{count\}/,
  ],
  [
    "a fact without its value",
    { facts: { ...facts, pay: { source: "Pay", text: "Enough." } } },
    /^facts.pay.text lacks \{pay\}/,
  ],
])("%s is refused", (_, change, message) => {
  expect(problemsOf(change)).toEqual([expect.stringMatching(message)]);
});
