import { expect, test } from "vitest";
import type { Dialogue } from "#domain/chat/dialogue.schema.ts";
import { dialogueProblems } from "./check-dialogue.ts";
import { contentFiles } from "./content-files.ts";
import { readYaml } from "./read-yaml.ts";

const source = readYaml(".", contentFiles.dialogue.path, contentFiles.dialogue.schema);
const opening = readYaml(".", contentFiles.roundOpening.path, contentFiles.roundOpening.schema).value;
const [name, city] = source.value.fields;
const [pay, shift] = source.value.knowledge;
if (!name || !city || !pay || !shift) throw new Error("The dialogue is empty");

const problemsOf = (change: Partial<Dialogue>) =>
  dialogueProblems({ ...source, value: { ...source.value, ...change } }, opening).map(
    ({ message }) => message,
  );

test("the dialogue of the site has no problem", () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, Partial<Dialogue>, RegExp]>([
  ["a field twice", { fields: [name, city, name] }, /"name" appears twice/],
  ["a topic twice", { knowledge: [pay, pay] }, /"ask-pay" appears twice/],
  ["a missing placeholder", { greeting: "Hello from {company} for {title}." }, /lacks \{location\}/],
  ["an unknown placeholder", { thanks: "Thanks, {nmae}." }, /\{nmae\}, which nothing fills in/],
  ["an unknown source", { knowledge: [{ ...pay, source: "Wages" }] }, /"Wages" is no heading/],
  ["an unknown fact", { knowledge: [{ ...shift, text: "{rota}" }] }, /\{rota\} is no fact/],
])("%s is refused", (_, change, message) => {
  expect(problemsOf(change)).toEqual([expect.stringMatching(message)]);
});

test("a topic that the engine does not know is refused", () => {
  expect(
    contentFiles.dialogue.schema.safeParse({ ...source.value, knowledge: [{ ...pay, topic: "ask-lunch" }] })
      .success,
  ).toBe(false);
});
