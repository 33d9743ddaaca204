import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

const read = (text: string) => readAnswer(text).units.map(({ actor, mode }) => `${actor} ${mode}`);

test.each([
  ["The exports failed. Went into the log and added an index.", ["OTHER DONE", "I DONE"]],
  ["The key was lost. Told Mr Dube at once.", ["OTHER DONE", "I DONE"]],
  ["She sat there. Took twelve photos.", ["OTHER DONE", "I DONE"]],
])("a sentence that begins with its verb is the speaker's: %s", (text, units) => {
  expect(read(text)).toEqual(units);
});

test("the speaker acts in the speaker's quoted words, even if they are about others", () => {
  expect(read('"You trusted us and stood at the door for nothing," I said.')).toEqual(["I DONE"]);
  expect(read('"You trusted us and stood at the door for nothing," the porter said.')).toEqual([
    "OTHER DONE",
  ]);
});

test("“Had I rung” is imagined, and “Had we agreed?” is a question", () => {
  const modes = (text: string) => readAnswer(text).units.map(({ mode }) => mode);
  expect(modes("Had I rung the depot, the van would have turned.")).toEqual(["IMAGINED"]);
  expect(modes("Had we agreed on that?")).toEqual(["DONE"]);
});

test("a story goes on after reported speech without a past form of its own", () => {
  expect(readAnswer("I told her the price and she paid on Monday").units.map(({ text }) => text)).toEqual([
    "i told her the price",
    "and she paid on monday",
  ]);
});
