import { expect, test } from "vitest";
import { toNumberChat } from "#app/routes/careers/number-chat.ts";
import type { Question, ReadAnswer } from "#domain/applications/answers-schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { begin, reply } from "./conversation.ts";
import type { Conversation } from "./conversation-state.ts";
import { answerScreening, answerWithFile, askScreening, openQuestion } from "./screening.ts";

const content = readContent(process.cwd());
const today = "2026-11-26";
const posting = postingsOn(content.postings, today).find(({ id }) => id === "support-team-lead");
if (!posting) throw new Error("The opening is missing");
const number = toNumberChat(posting, content, { site: "https://site.example", today });
const context = { script: number.script, at: "09:14", today };
const { answers: messages } = number.form;

const options = [
  { id: "phone", label: "Phone" },
  { id: "chat", label: "Chat and mail" },
  { id: "2", label: "3" },
];
const question = (change: Partial<Question> & { kind: Question["kind"] }): Question =>
  ({
    id: "q",
    label: "Which?",
    required: true,
    ...(change.kind.endsWith("_OF") && { options }),
    ...change,
  }) as Question;

/** A conversation in which the first of these questions has just been asked. */
function asking(questions: Question[]) {
  const chat = { ...number, questions };
  const finished: Conversation = { ...begin(number.script, context), status: "FINISHED" };
  return { chat, conversation: askScreening(finished, chat, context) };
}

/** The stored answer and the bot's response; undefined if the reply is not an answer. */
function answer(asked: Question, text: string) {
  const { chat, conversation } = asking([asked]);
  const after = answerScreening(conversation, text, chat, context);
  return after && { stored: after.screening?.answers.q, response: after.messages.at(-1)?.text ?? "" };
}

test.each<[Question["kind"], string, ReadAnswer]>([
  ["YES_NO", "Yes!", "yes"],
  ["YES_NO", "haan", "yes"],
  ["YES_NO", "No, I cannot", "no"],
  ["ONE_OF", "1", ["phone"]],
  ["ONE_OF", "chat and mail", ["chat"]],
  ["ONE_OF", "3", ["2"]],
  ["ANY_OF", "1, 2", ["phone", "chat"]],
  ["ANY_OF", "2 1", ["chat", "phone"]],
  ["ANY_OF", "phone and 2", ["phone", "chat"]],
  ["NUMBER", "about 11 people", "11"],
  ["NUMBER", "2,5", "2,5"],
  ["DATE", "15 January", "2027-01-15"],
  ["DATE", "2027-02-01", "2027-02-01"],
  ["LINK", "It is https://example.com/work.", "https://example.com/work"],
  ["TEXT", "One\nline", "One line"],
  [
    "LONG_TEXT",
    "I told her to stop.\nThen we talked: what would help?",
    "I told her to stop.\nThen we talked: what would help?",
  ],
])("%s: “%s” is an answer", (kind, text, stored) => {
  expect(answer(question({ kind }), text)?.stored).toEqual(stored);
});

test.each<[Partial<Question> & { kind: Question["kind"] }, string, string]>([
  [{ kind: "YES_NO" }, "perhaps", messages.notAnOption],
  [{ kind: "ONE_OF" }, "4", messages.notAnOption],
  [{ kind: "ONE_OF" }, "1, 2", messages.notAnOption],
  [{ kind: "ANY_OF" }, "phone and fax", messages.notAnOption],
  [{ kind: "NUMBER" }, "quite a few", messages.number],
  [{ kind: "NUMBER" }, "10 to 15", messages.number],
  [{ kind: "NUMBER", min: 1, max: 5 }, "6", messages.range.replace("{min}", "1").replace("{max}", "5")],
  [{ kind: "DATE" }, "when you like", messages.date],
  [{ kind: "LINK" }, "example.com", messages.link],
  [{ kind: "TEXT" }, "x".repeat(301), number.form.tooLong.replace("{max}", "300")],
  [{ kind: "TEXT" }, "skip", messages.missing],
])("%o: the form rejects “%s”, and so does the chat, with the form's message", (change, text, message) => {
  const refused = answer(question(change), text);
  expect(refused?.stored).toBeUndefined();
  expect(refused?.response.split("\n")[0]).toBe(message.replace("{label}", "Which?"));
});

test.each<[Question["kind"], string]>([
  ["TEXT", "stop"],
  ["LONG_TEXT", "Please stop writing to me"],
  ["NUMBER", "don't write to me"],
  ["LONG_TEXT", "talk to a person"],
  ["LONG_TEXT", "kitna salary milega?"],
  ["TEXT", "Stop messaging me, I have found another job and I start there on Monday"],
  ["LONG_TEXT", "Are you a bot?"],
  ["NUMBER", "is this automated"],
  ["YES_NO", "hello"],
])("%s: “%s” addresses the bot instead of answering", (kind, text) => {
  expect(answer(question({ kind }), text)).toBeUndefined();
});

test("an optional question can be skipped, and stays skipped", () => {
  const { chat, conversation } = asking([question({ kind: "NUMBER", required: false })]);
  expect(conversation.messages.at(-1)?.text).toContain(number.words.screening.optional);
  const after = answerScreening(conversation, "Skip.", chat, context);
  expect(after?.screening?.answers).toEqual({ q: "" });
  expect(openQuestion(after ?? conversation, chat.questions)).toBeUndefined();
  expect(after?.messages.at(-1)?.text).toBe(number.words.ready);
});

test("a file is requested until the form accepts one", () => {
  const { chat, conversation } = asking([question({ kind: "FILE" })]);
  const words = answerScreening(conversation, "It is on my phone", chat, context) ?? conversation;
  expect(words.messages.at(-1)?.text).toContain(number.words.attach);
  const refused = answerWithFile(
    words,
    { name: "a.exe", file: { kind: "REFUSED", problem: "WRONG_TYPE" } },
    chat,
    context,
  );
  expect(refused.messages.at(-1)?.text).toBe(number.form.file.WRONG_TYPE);
  const file = {
    kind: "UPLOADED" as const,
    id: "u",
    file: { id: "u", name: "a.pdf", size: 9, hash: "f".repeat(64) },
  };
  const after = answerWithFile(refused, { name: "a.pdf", file }, chat, context);
  expect(after.screening?.answers).toEqual({ q: file });
  expect(after.messages.at(-2)?.text).toContain("a.pdf");
});

test("questions come in their order, each can be answered again, and a correction of a fact returns to them", () => {
  const { chat, conversation } = asking(
    ["a", "b", "c"].map((id) => question({ id, kind: "TEXT", label: `Ask ${id}?` })),
  );
  const say = (before: Conversation, text: string) =>
    answerScreening(before, text, chat, context) ?? askScreening(reply(before, text, context), chat, context);
  let now = conversation;
  for (const text of ["first", "second"]) now = say(now, text);
  expect(now.messages.at(-1)?.text).toContain("Ask c?");
  now = say(now, "Question 1");
  expect(now.messages.at(-1)?.text).toContain("Ask a?");
  now = say(now, "another");
  expect(now.messages.at(-1)?.text).toContain("Ask c?");
  now = say(now, "third");
  expect(now.screening?.answers).toEqual({ a: "another", b: "second", c: "third" });
  expect(now.messages.at(-1)?.text).toBe(number.words.ready);
});
