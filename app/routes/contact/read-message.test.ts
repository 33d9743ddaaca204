import { expect, test } from "vitest";
import { readContent } from "#scripts/content/read-content.ts";
import { type ContactValues, limits } from "./contact-fields.ts";
import { readMessage } from "./read-message.ts";

const { form: words } = readContent(process.cwd()).contact;

const typed = {
  reason: "demo",
  name: "Asha Rao",
  email: "asha@example.com",
  company: "",
  message: "We have one opening.",
};

function read(changes: Record<string, string | File> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.append(name, value);
  return readMessage(form, words, (path) => path === "/platform/resumate");
}

function errorsOf(changes: Partial<ContactValues>) {
  const result = read(changes);
  return result.kind === "INVALID" ? result.errors : {};
}

test("a valid message is normalised", () => {
  const result = read({ name: " Zoe\u0308 ", message: "One\r\nTwo \ud800 and more " });
  expect(result).toMatchObject({
    kind: "VALID",
    message: { ...typed, name: "Zo\u00eb", message: "One\nTwo \ufffd and more", suspicion: "" },
  });
});

test("each invalid field has an error, and all values come back", () => {
  expect(read({ reason: "", name: "", email: "", message: "" })).toEqual({
    kind: "INVALID",
    values: { reason: "", name: "", email: "", company: "", message: "", page: "" },
    errors: {
      reason: words.fields.reason.missing,
      name: words.fields.name.missing,
      email: words.fields.email.missing,
      message: words.fields.message.missing,
    },
  });
  expect(errorsOf({ reason: "__proto__" }).reason).toBe(words.fields.reason.missing);
  expect(errorsOf({ company: "x".repeat(limits.company + 1) }).company).toMatch(/shorten it to 120/);
  expect(errorsOf({ message: "x".repeat(limits.message + 1) }).message).toMatch(/shorten it to 5000/);
});

test("control characters are rejected: databases disagree about them", () => {
  for (const name of ["a\u0000b", "a\u0007b", "a\u0085b", "a\nb"])
    expect(errorsOf({ name }).name, JSON.stringify(name)).toMatch(/invisible characters/);
  expect(errorsOf({ message: "Some text\u0000 here" }).message).toMatch(/invisible characters/);
  expect(errorsOf({ message: "Some text\n\there" })).toEqual({});
});

test("an email address is exactly one recipient", () => {
  const right = [
    "a@b.example",
    "asha.rao+jobs@mail.example.co.in",
    "ärztin@kliník.example",
    "o'neil@x-y.example",
    "संपर्क@डाटामेल.भारत",
    "hi@उदाहरण.भारत",
    "தொடர்பு@எடுத்துக்காட்டு.இந்தியா",
    "مرحبا@مثال.السعودية",
    "hi@ශ්\u200dරී.ලංකා",
  ];
  for (const email of right) expect(errorsOf({ email }), email).toEqual({});
  const wrong = [
    "a",
    "a@b",
    "a@b.example, c@d.example",
    "a@b.example\r\nBcc: c@d.example",
    '"a"@b.example',
    "a@b.example>",
    "<a@b.example>",
    "a@-b.example",
    "a@b..example",
    "a b@c.example",
    "संपर्क @डाटामेल.भारत",
    "संपर्क@डाटा\u2003मेल.भारत",
    "hi@उदाहरण.भा\u0000रत",
    "hi@उदाहरण.\u0902भारत",
    "hi@\u200dउदाहरण.भारत",
    "a\u0007b@c.example",
    "a@[127.0.0.1]",
    `${"a".repeat(65)}@b.example`,
    `a@${"b".repeat(290)}.example`,
  ];
  for (const email of wrong) expect(errorsOf({ email }).email, email).toBeTruthy();
});

test("a long address is rejected quickly", () => {
  const started = process.cpuUsage();
  errorsOf({ email: `a@${"a-".repeat(20_000)}` });
  errorsOf({ email: `a@${"a.".repeat(20_000)}` });
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
});

test("a message that a bot may have sent is marked, not rejected", () => {
  const suspicion = (changes: Record<string, string>) => {
    const result = read(changes);
    return result.kind === "VALID" ? result.message.suspicion : "refused";
  };
  expect(suspicion({ homepage: "https://spam.example" })).toBe("honeypot");
  expect(suspicion({ seconds: "0.4" })).toBe("fast");
  expect(suspicion({ seconds: "3.1" })).toBe("");
  expect(suspicion({ seconds: "" })).toBe("");
  expect(suspicion({ seconds: "soon" })).toBe("");
});

test("a file is not text", () => {
  expect(read({ name: new File(["x"], "x.txt") })).toMatchObject({ kind: "INVALID", values: { name: "" } });
});

test("the page that led to the form is one of this site, or nothing", () => {
  expect(read({ page: "/platform/resumate" })).toMatchObject({
    values: { page: "/platform/resumate" },
    message: { page: "/platform/resumate" },
  });
  for (const page of [
    "/no-such-page",
    "//evil.example",
    "https://evil.example/platform/resumate",
    "javascript:1",
  ])
    expect(read({ page }), page).toMatchObject({
      kind: "VALID",
      values: { page: "" },
      message: { page: "" },
    });
});
