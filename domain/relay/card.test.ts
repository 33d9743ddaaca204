import { expect, test } from "vitest";
import { type ApplyCard, isApplyCard } from "./card.ts";
import { maxQuestions } from "./limits.ts";

const question = {
  id: "q1",
  text: "Which shift?",
  kind: "CHOICE",
  isRequired: true,
  options: ["Day", "Night"],
} as const;
const card: ApplyCard = {
  ...{
    version: 1,
    publicKey: "A".repeat(87),
    employer: "Palkhi Logistics",
    title: "Support",
    place: "",
    about: "",
  },
  ...{ contact: { name: "Lata", email: "a@b" }, resume: "OPTIONAL" },
  questions: [{ ...question, options: [...question.options] }],
};

test("a whole card is one, also without questions", () => {
  expect(isApplyCard(card)).toBe(true);
  expect(isApplyCard({ ...card, questions: [] })).toBe(true);
  expect(isApplyCard(JSON.parse(JSON.stringify(card)))).toBe(true);
});

test.each<[string, object]>([
  ["another version", { version: 2 }],
  ["no public key", { publicKey: "short" }],
  ["no employer", { employer: "" }],
  ["a line that is too long", { title: "A".repeat(301) }],
  ["a text that is none", { about: ["A"] }],
  ["nobody who answers for the data", { contact: undefined }],
  ["no address of who answers", { contact: { name: "Lata", email: "" } }],
  ["an unknown rule", { resume: "MAYBE" }],
  ["too many questions", { questions: Array.from({ length: maxQuestions + 1 }, () => question) }],
  ["questions that are none", { questions: "none" }],
  ["a question of an unknown kind", { questions: [{ ...question, kind: "FILE" }] }],
  ["a choice without options", { questions: [{ ...question, options: undefined }] }],
  ["an empty option", { questions: [{ ...question, options: ["Day", ""] }] }],
  ["an id that would not fit in a field's name", { questions: [{ ...question, id: "a b" }] }],
])("a card with %s is none", (_, change) => {
  expect(isApplyCard({ ...card, ...change })).toBe(false);
});

test.each([undefined, null, 1, "card", []])("%j is no card", (value) => {
  expect(isApplyCard(value)).toBe(false);
});
