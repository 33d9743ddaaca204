import { expect, test } from "vitest";
import { toNumberChat } from "#app/routes/careers/number-chat.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { refuseFields } from "./check-fields.ts";
import { begin, offerDocument, reply, sendDocument } from "./conversation.ts";
import { type Conversation, storedFields } from "./conversation-state.ts";

const content = readContent(process.cwd());
const today = "2026-11-26";
const [posting] = postingsOn(content.postings, today);
if (!posting) throw new Error("There are no postings");
const chat = toNumberChat(posting, content, { site: "https://site.example", today });
const { form } = chat;
const context = { script: chat.script, at: "09:14", today };

const say = (before: Conversation, text: string) =>
  refuseFields(before, reply(before, text, context), chat, context);
const last = ({ messages }: Conversation) => messages.at(-1)?.text ?? "";
const started = say(begin(chat.script, context), "yes");
const tooLong = form.tooLong.replace("{label}", form.fields.name.label).replace("{max}", "100");

test("a value that the form refuses is not noted, and asked again with the form's message", () => {
  const refused = say(started, `Meera ${"P".repeat(120)}`);
  expect(last(refused)).toBe(tooLong);
  expect(refused.asked).toBe("name");
  expect(storedFields(refused)).toEqual({});
  const taken = say(refused, "Meera Patil");
  expect(storedFields(taken)).toEqual({ name: "Meera Patil" });
  expect(last(taken)).toContain("Which city");
});

test.each([`${"m".repeat(70)}@example.com`, "meera@ex_ample.com"])(
  "the address %s is refused as in the form",
  (email) => {
    const refused = say(say(started, "Meera Patil"), `My email is ${email}`);
    expect(last(refused)).toBe(form.fields.email.wrong);
    expect(storedFields(refused)).toEqual({ name: "Meera Patil" });
  },
);

test("the other values of the message are noted", () => {
  const refused = say(say(started, "Meera Patil"), "I live in Pune, my email is meera@ex_ample.com");
  expect(storedFields(refused)).toEqual({ name: "Meera Patil", city: "Pune" });
  expect(last(refused)).toContain("Pune");
  expect(last(refused)).toContain(form.fields.email.wrong);
});

test("a refused correction leaves the value unchanged, and the field is asked again", () => {
  const before = say(say(started, "Meera Patil"), "My email is meera@example.com");
  const refused = say(before, "My email is meera@ex_ample.com");
  expect(storedFields(refused).email).toBe("meera@example.com");
  expect(last(refused)).toBe(form.fields.email.wrong);
});

test("values of a document are validated, too, once the person accepts them", () => {
  const fields = { name: `Meera ${"P".repeat(120)}`, city: "Pune" };
  const offered = offerDocument(
    sendDocument(started, "cv.pdf", context),
    { file: "cv.pdf", fields },
    context,
  );
  const refused = say(offered, "yes");
  expect(storedFields(refused)).toEqual({ city: "Pune" });
  expect(last(refused)).toContain(tooLong);
});
