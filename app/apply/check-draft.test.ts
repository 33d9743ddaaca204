import { expect, test } from "vitest";
import type { ScreeningQuestion } from "#domain/relay/card.ts";
import { checkDraft, type Draft, emptyDraft, toContent } from "./check-draft.ts";

const question = (id: string, kind: ScreeningQuestion["kind"], isRequired = true): ScreeningQuestion => ({
  ...{ id, text: `${id}?`, kind, isRequired },
});
const whole: Draft = { ...emptyDraft, name: "Asha", email: "asha@example.com", hasConsent: true };
const faultsOf = (draft: Partial<Draft>, questions: ScreeningQuestion[] = []) =>
  checkDraft({ ...whole, ...draft }, { resume: "OPTIONAL", questions }, undefined).map(
    ({ field, fault }) => `${field} ${fault}`,
  );

test("an empty form names all that is missing, in the order of its fields", () => {
  const questions = [question("shift", "TEXT"), question("car", "YES_NO", false)];
  expect(
    checkDraft(emptyDraft, { resume: "REQUIRED", questions }, undefined).map(({ fault }) => fault),
  ).toEqual(["name", "contact", "resume", "answer", "consent"]);
  expect(faultsOf({})).toEqual([]);
});

test("a phone number and a figure count in the digits of any script", () => {
  expect(faultsOf({ email: "", phone: "९८७६५ ४३२१०" })).toEqual([]);
  expect(faultsOf({ email: "", phone: "98765" })).toEqual(["phone phone"]);
  for (const answer of ["3", "३", "1,50,000", "2.5", "-1"])
    expect(faultsOf({ answers: { years: answer } }, [question("years", "NUMBER")])).toEqual([]);
  for (const answer of ["three", "3 to 4", "1..2"])
    expect(faultsOf({ answers: { years: answer } }, [question("years", "NUMBER")])).toEqual([
      "answer-years number",
    ]);
});

test("an answer that the link no longer offers is asked for again", () => {
  const shift = { ...question("shift", "CHOICE", false), options: ["Day"] };
  expect(faultsOf({ answers: { shift: "Night" } }, [shift])).toEqual(["answer-shift answer"]);
  expect(faultsOf({ answers: { shift: "Day" } }, [shift])).toEqual([]);
  expect(faultsOf({ answers: { car: "Perhaps" } }, [question("car", "YES_NO", false)])).toEqual([
    "answer-car answer",
  ]);
});

test("an address may have vowel signs, and must be one address", () => {
  expect(faultsOf({ email: "आशा@उदाहरण.भारत" })).toEqual([]);
  for (const email of ["asha", "asha@example", "a@b.c, d@e.f"])
    expect(faultsOf({ email })).toEqual(["email email"]);
});

test("what is sent has each question with its words, without spaces around the answers", () => {
  const { answers, name } = toContent(
    { ...whole, name: " Asha ", answers: { shift: " Night " } },
    { questions: [question("shift", "TEXT"), question("car", "YES_NO", false)] },
  );
  expect(name).toBe("Asha");
  expect(answers).toEqual([
    { question: "shift", label: "shift?", answer: "Night" },
    { question: "car", label: "car?", answer: "" },
  ]);
});
