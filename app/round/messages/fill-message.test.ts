import { expect, test } from "vitest";
import {
  dayText,
  fillMessage,
  firstNameOf,
  languageOf,
  type MessageKind,
  messageLanguages,
  subjectOf,
} from "./fill-message.ts";
import words from "./messages-words.data.ts";

const { templates } = words;
const kinds: MessageKind[] = ["SELECT", "HOLD", "REJECT", "RESUME"];
const facts = {
  name: "Kavya Shenoy",
  title: "Customer support executive, Bhiwandi",
  letter: "Your calm answers stood out.",
  until: "2026-12-05",
  from: "Farida Merchant",
};

test("addresses by the first name, or by the full one where the first word is not a name", () => {
  const names = [
    "Kavya Shenoy",
    "Kavya",
    "K. Ramesh",
    "K Ramesh",
    "A.P.J. Kalam",
    "Dr. Anita Rao",
    "Md. Irfan",
    "संगीता मोरे",
    "सौ. संगीता मोरे",
  ];
  expect(names.map(firstNameOf)).toEqual([
    "Kavya",
    "Kavya",
    "K. Ramesh",
    "K Ramesh",
    "A.P.J. Kalam",
    "Dr. Anita Rao",
    "Md. Irfan",
    "संगीता",
    "सौ. संगीता मोरे",
  ]);
  expect(firstNameOf("ritu.c@mail.example")).toBeUndefined();
  expect(firstNameOf("98200 11122")).toBeUndefined();
});

test.each(messageLanguages.flatMap((language) => kinds.map((kind) => ({ language, kind }))))(
  "fills in $kind in $language, and fits into the field of the board",
  ({ language, kind }) => {
    const longest = { ...facts, letter: "x".repeat(400), title: "y".repeat(60) };
    const text = fillMessage(templates, language, kind, facts);
    expect(text).toContain("Kavya");
    expect(text).toContain(facts.title);
    expect(text).not.toMatch(/[{}]/);
    expect(text.endsWith(`\nFarida Merchant`)).toBe(true);
    expect(text.includes(facts.letter)).toBe(kind !== "RESUME");
    expect(text.includes(dayText("2026-12-05", language))).toBe(kind === "HOLD");
    expect(fillMessage(templates, language, kind, longest).length).toBeLessThanOrEqual(1_000);
  },
);

test("a line without its value is left out, with the empty line around it", () => {
  const text = fillMessage(templates, "EN", "HOLD", { name: "98200 11122", title: "Rider" });
  expect(text).toBe(
    "Hello,\n\nThank you for applying for Rider. We haven’t decided yet.\n\nIf you get another offer before then, please let us know.",
  );
});

test("braces in what a person typed stay as they are", () => {
  const text = fillMessage(templates, "EN", "REJECT", { ...facts, letter: "See {from} and {title}." });
  expect(text).toContain("See {from} and {title}.");
});

test("days are written in the language, with Latin digits", () => {
  expect(messageLanguages.map((language) => dayText("2026-12-05", language))).toEqual([
    expect.stringMatching(/^Saturday,? 5 December$/),
    "शनिवार, 5 दिसंबर",
    "शनिवार, 5 डिसेंबर",
  ]);
});

test("knows a template until it is edited, and the subject's language after that", () => {
  for (const language of messageLanguages) {
    const text = fillMessage(templates, language, "SELECT", facts);
    expect(languageOf(templates, "SELECT", facts, text)).toBe(language);
    expect(languageOf(templates, "SELECT", facts, `${text} `)).toBeUndefined();
    expect(subjectOf(templates, `${text} PS`, "Rider")).toBe(
      templates[language].subject.replace("{title}", "Rider"),
    );
  }
  const own = "Hi Kavya, call me.";
  expect(subjectOf(templates, own, "Rider")).toBe("Your application: Rider");
});
