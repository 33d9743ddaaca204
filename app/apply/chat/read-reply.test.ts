import { expect, test } from "vitest";
import type { ScreeningQuestion } from "#domain/relay/card.ts";
import chatWords from "./chat-words.data.ts";
import { type Asked, readConfirmation, readReply } from "./read-reply.ts";

const english = { yes: "Yes", no: "No", ...chatWords.en };
const hindi = { yes: "हाँ", no: "नहीं", ...chatWords.hi };
const marathi = { yes: "होय", no: "नाही", ...chatWords.mr };

const question = (kind: ScreeningQuestion["kind"], options?: string[]): Asked => ({
  kind: "QUESTION",
  question: { id: "q", text: "A question", kind, isRequired: true, ...(options && { options }) },
});
const line = (name: "name" | "email" | "phone" | "location"): Asked => ({ kind: "LINE", name });
const shift = question("CHOICE", ["Day", "Night", "Day or night"]);

/** "VALUE Asha", or the kind alone. */
const read = (asked: Asked, reply: string, words = english) => {
  const { kind, ...rest } = readReply(asked, reply, words);
  return "value" in rest ? `${kind} ${rest.value}` : kind;
};

test.each<[Asked, string, string]>([
  [line("email"), "asha@example.com", "VALUE asha@example.com"],
  [line("email"), "write to asha@example.com please", "OFFER asha@example.com"],
  [line("email"), "asha at example", "UNCLEAR"],
  [line("phone"), "+91 98765 43210", "VALUE +91 98765 43210"],
  [line("phone"), "९८७६५ ४३२१०", "VALUE ९८७६५ ४३२१०"],
  [line("name"), "my name is Asha Kulkarni", "OFFER Asha Kulkarni"],
  [line("name"), "आशा", "VALUE आशा"],
  [question("TEXT"), "I stopped working in 2020. Why?", "VALUE I stopped working in 2020. Why?"],
  [
    { kind: "NOTE" },
    "Please stop sending letters to my old address",
    "VALUE Please stop sending letters to my old address",
  ],
])("%j, %j: %s", (asked, reply, expected) => {
  expect(read(asked, reply)).toBe(expected);
});

test("only yes and no themselves count at once; what sounds like them must be confirmed", () => {
  expect(read(question("YES_NO"), "yes.")).toBe("VALUE Yes");
  expect(read(question("YES_NO"), "NO")).toBe("VALUE No");
  expect(read(question("YES_NO"), "हाँ", hindi)).toBe("VALUE Yes");
  expect(read(question("YES_NO"), "नाही", marathi)).toBe("VALUE No");
  expect(read(question("YES_NO"), "haan ji")).toBe("OFFER Yes");
  expect(read(question("YES_NO"), "not really")).not.toContain("Yes");
  expect(read(question("YES_NO"), "perhaps")).toBe("UNCLEAR");
});

test("a choice is made by its words, and never by a part of them", () => {
  expect(read(shift, "night")).toBe("VALUE Night");
  expect(read(shift, "Day or night!")).toBe("VALUE Day or night");
  expect(read(shift, "2")).toBe("OFFER Night");
  expect(read(shift, "4")).toBe("UNCLEAR");
  expect(read(shift, "not night")).not.toContain("VALUE");
  expect(read(question("CHOICE", ["1", "2", "3 and more"]), "2")).toBe("VALUE 2");
});

test("a single figure in a sentence must be confirmed, of several none is taken", () => {
  expect(read(question("NUMBER"), "1,50,000")).toBe("VALUE 1,50,000");
  expect(read(question("NUMBER"), "३")).toBe("VALUE ३");
  expect(read(question("NUMBER"), "about 3 years")).toBe("OFFER 3");
  for (const reply of ["3-4", "3 to 4 years", "three"])
    expect(read(question("NUMBER"), reply)).toBe("UNCLEAR");
});

test("consent is given by closed lists only", () => {
  for (const words of [english, hindi, marathi]) {
    expect(read({ kind: "CONSENT" }, words.agree, words)).toBe("VALUE yes");
    expect(read({ kind: "CONSENT" }, words.disagree, words)).toBe("VALUE no");
  }
  expect(read({ kind: "CONSENT" }, "I don’t agree")).toBe("VALUE no");
  for (const reply of ["what happens to my data?", "yes if you pay me", "hm", "maybe later"])
    expect(read({ kind: "CONSENT" }, reply)).not.toBe("VALUE yes");
});

test("a stop ends, a skip skips, and a question is no answer", () => {
  for (const asked of [line("name"), shift, question("TEXT"), { kind: "NOTE" } as const])
    expect(read(asked, "stop")).toBe("STOP");
  expect(read(line("phone"), "skip this")).toBe("SKIP");
  expect(read(line("phone"), "इसे छोड़ें", hindi)).toBe("SKIP");
  expect(read(shift, "what is the salary?")).toBe("QUESTION");
  expect(read(line("name"), "is this a night shift?")).toBe("QUESTION");
});

test("an offered answer is confirmed by yes, denied by no, and replaced by anything else", () => {
  expect(readConfirmation("Yes", english)).toBe(true);
  expect(readConfirmation("no", english)).toBe(false);
  expect(readConfirmation("नहीं", hindi)).toBe(false);
  expect(readConfirmation("no, it is Asha Patil", english)).toBeUndefined();
  expect(readConfirmation("Asha Patil", english)).toBeUndefined();
});
