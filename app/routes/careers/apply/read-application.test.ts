import { expect, test } from "vitest";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { readApplication } from "./read-application.ts";

const content = readContent(process.cwd());
const { form: words } = content.applications;
const { answers, fields } = words;
const [first] = postingsOn(content.postings, "2026-11-20");
if (!first) throw new Error("There are no postings");
const asked = { label: "Which?", required: true };
const options = [
  { id: "a", label: "First" },
  { id: "b", label: "Second" },
];
const posting = {
  ...first,
  questions: [
    { ...asked, id: "text", kind: "TEXT" as const },
    { ...asked, id: "long", kind: "LONG_TEXT" as const, required: false },
    { ...asked, id: "yes", kind: "YES_NO" as const },
    { ...asked, id: "one", kind: "ONE_OF" as const, options },
    { ...asked, id: "any", kind: "ANY_OF" as const, options },
    { ...asked, id: "number", kind: "NUMBER" as const, min: 1, max: 10 },
    { ...asked, id: "date", kind: "DATE" as const },
    { ...asked, id: "link", kind: "LINK" as const },
    { ...asked, id: "file", kind: "FILE" as const, required: false },
  ],
};
const upload = { id: "u1", name: "asha.pdf", size: 1200, hash: "f".repeat(64) };
const findUpload = async (id: string) => (id === upload.id ? upload : undefined);

const right = {
  name: "Asha Rao",
  email: "Asha@Example.com",
  phone: "+91 98765 43210",
  resume: upload.id,
  processing: "yes",
  "question-text": "An answer",
  "question-yes": "no",
  "question-one": "b",
  "question-any": ["a", "b"],
  "question-number": "2,5",
  "question-date": "2028-02-29",
  "question-link": "https://example.com/a?b",
};

type Changes = Record<string, string | string[]>;
function formOf(changes: Changes): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...right, ...changes })) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}
const read = (changes: Changes = {}) => readApplication(formOf(changes), posting, words, findUpload);
async function errorsOf(changes: Changes) {
  const result = await read(changes);
  return result.kind === "INVALID" ? result.errors : {};
}
const about = (message: string) => message.replace("{label}", "Which?");

test("a valid form becomes an application with its questions", async () => {
  const result = await read({ retention: "yes" });
  expect(result).toMatchObject({
    kind: "VALID",
    application: {
      unit: posting.businessUnit.id,
      job: posting.id,
      job_title: posting.title,
      email: "asha@example.com",
      file: upload.hash,
      file_name: "asha.pdf",
      consent: posting.consent.id,
      retains: 1,
      months: posting.consent.retention.months,
      suspicion: "",
    },
  });
  if (result.kind !== "VALID") return;
  expect(result.application.answers.map(({ answer }) => answer)).toEqual([
    "An answer",
    "",
    answers.no,
    "Second",
    "First, Second",
    "2,5",
    "2028-02-29",
    "https://example.com/a?b",
    "",
  ]);
  expect(result.application.answers[3]).toEqual({
    question: "one",
    kind: "ONE_OF",
    label: "Which?",
    answer: "Second",
    file: "",
  });
});

test("without the optional consent it is kept for the shorter time", async () => {
  expect(await read()).toMatchObject({
    application: { retains: 0, months: posting.consent.processing.months },
  });
});

test("each answer is checked by its question", async () => {
  const wrong: [string, string | string[], string][] = [
    ["text", "", answers.missing],
    ["yes", "perhaps", answers.notAnOption],
    ["one", ["a", "b"], answers.notAnOption],
    ["one", "c", answers.notAnOption],
    ["any", ["a", "c"], answers.notAnOption],
    ["any", [], answers.missing],
    ["number", "many", answers.number],
    ["number", "1e9", answers.number],
    ["number", "11", answers.range.replace("{min}", "1").replace("{max}", "10")],
    ["date", "2027-02-29", answers.date],
    ["date", "tomorrow", answers.date],
    ["link", "javascript:alert(1)", answers.link],
    ["link", "example.com", answers.link],
  ];
  for (const [id, value, message] of wrong) {
    const errors = await errorsOf({ [`question-${id}`]: value });
    expect(errors, `${id} ${value}`).toEqual({ [`question-${id}`]: about(message) });
  }
});

test("optional answers may be missing, and long ones are rejected", async () => {
  expect(await errorsOf({ "question-long": "x".repeat(5001) })).toHaveProperty("question-long");
  expect(await errorsOf({ "question-text": "a\u0000b" })).toHaveProperty("question-text");
  expect(await errorsOf({ "question-long": "One\nTwo" })).toEqual({});
});

test("a question that is no longer asked is reported", async () => {
  expect(await read({ "question-old": "x" })).toMatchObject({ kind: "INVALID", errors: {}, isChanged: true });
});

test("errors come in the order of the form, one for each field", async () => {
  const errors = await errorsOf({
    resume: [],
    name: "",
    email: "x",
    phone: "\u0007",
    "question-any": "c",
    processing: [],
  });
  expect(Object.entries(errors)).toEqual([
    ["resume", fields.resume.missing],
    ["name", fields.name.missing],
    ["email", fields.email.wrong],
    ["phone", words.unreadable.replace("{label}", fields.phone.label)],
    ["question-any", about(answers.notAnOption)],
    ["processing", words.consent.missing],
  ]);
});

test("phone numbers may have the usual separators", async () => {
  for (const phone of ["+91 98765 43210", "(020) 123-4567", "0123/456789"])
    expect(await errorsOf({ phone }), phone).toEqual({});
  for (const phone of ["12345", "call me", "+91 98765 43210 98765", "1;2345678"])
    expect(await errorsOf({ phone }), phone).toEqual({ phone: fields.phone.wrong });
});

test("a rejected file names the reason, and a deleted one is requested again", async () => {
  expect(await errorsOf({ resume: "refused:EMPTY" })).toEqual({ resume: words.file.EMPTY });
  expect(await errorsOf({ resume: "refused:constructor" })).toEqual({ resume: words.file.GONE });
  expect(await errorsOf({ resume: "refused:another" })).toEqual({ resume: words.file.GONE });
  expect(await errorsOf({ resume: "u2" })).toEqual({ resume: words.file.GONE });
  expect(await errorsOf({ resume: [] })).toEqual({ resume: fields.resume.missing });
});

test("an earlier upload can be removed or replaced", async () => {
  const earlier = { "question-file": "u1", processing: [] };
  expect((await read(earlier)).values.files).toHaveProperty("question-file");
  const without = await read({ ...earlier, "leave-out": "u1", resume: [] });
  expect(without).toMatchObject({ isChanged: false, values: { files: {} } });
  expect(without).toHaveProperty("errors.resume", fields.resume.missing);
  const another = await read({ "question-file": ["old", "u1"], "leave-out": "old" });
  expect(another).toMatchObject({ kind: "VALID", values: { files: { "question-file": { id: "u1" } } } });
});

test("without the required consent the form comes back with its values", async () => {
  const result = await read({ processing: [] });
  expect(result).toMatchObject({ kind: "INVALID", errors: { processing: words.consent.missing } });
  expect(result.values.texts).toMatchObject({ name: ["Asha Rao"], "question-any": ["a", "b"] });
  expect(result.values.files.resume).toEqual({ id: "u1", name: "asha.pdf", size: 1200 });
});

test("a file without its proof of work is no mistake of the applicant, and the rest is kept", async () => {
  const result = await read({ resume: "refused:PROVE", name: "" });
  expect(result.kind).toBe("UNPROVEN");
  expect(result.values.texts).toMatchObject({ email: ["Asha@Example.com"] });
});

test("while the store does not answer, uploads stay and there are no errors", async () => {
  const form = formOf({ name: "", "question-file": "u2" });
  const result = await readApplication(form, posting, words, () => Promise.reject(new Error("down")));
  expect(result.kind).toBe("UNAVAILABLE");
  expect(result.values.files).toEqual({
    resume: { id: upload.id, name: undefined },
    "question-file": { id: "u2", name: undefined },
  });
  expect(result.values.texts).toMatchObject({ email: ["Asha@Example.com"], "question-any": ["a", "b"] });
});
