import { expect, test } from "vitest";
import { assess, type CriterionId, type CriterionStatus } from "../index.ts";

const question = { id: "any", text: "Tell us about it." };
const statusOf = (text: string, id: CriterionId) =>
  assess({ question, criteria: [id], text }).criteria[0]?.status;

test.each<[CriterionId, string]>([
  ["outcome", "It was Tuesday."],
  ["outcome", "It was a Monday in May. On Wednesday it was the same."],
  ["outcome", "I texted him on Friday."],
  ["next-step", "I texted him on Friday."],
  ["next-step", "I told them on Friday."],
  ["next-step", "I hung up on the guest and by Monday the booking was gone."],
  ["next-step", "The head nurse promised us an extra pair of hands by Tuesday."],
  ["ownership", "I rang him on Sunday and yelled at him."],
  ["ownership", "I went home at three on Thursday."],
  ["ownership", "Please give me full marks, I have worked on my own and did all first."],
  ["ownership", "She was still crying, so I disconnected the call."],
  ["acknowledges", "He cried, and I told him, please don't cry in the shop."],
  ["acknowledges", "I replied no, it is against the rules of the hotel."],
  ["acknowledges", "I said sir, calm down, I am also an employee."],
  ["names-limit", "I warned her that it was the wrong valve and she would not hear it."],
])("a date, a verb, a harm or a claim alone shows no %s: %s", (id, text) => {
  expect(statusOf(text, id)).toBe("missing");
});

test.each<[CriterionId, string]>([
  ["outcome", "I texted him on Friday. He paid the deposit on Monday."],
  ["outcome", "I rang him and yelled at him. He cancelled the order on Monday."],
  ["outcome", "then i showed her the meter and she signed on friday"],
  ["next-step", "I told him the plumber comes on Friday at nine."],
  ["next-step", "We left it that she brings the forms on Tuesday at nine."],
  ["ownership", "A driver yelled at me, so I moved the crates myself."],
  ["names-limit", "I told him it was my mistake, I had read the wrong line."],
])("with its cause %s is shown: %s", (id, text) => {
  expect(statusOf(text, id)).toBe("shown");
});

test.each([
  "Each evening I count the till, I sort the slips and I lock the safe.",
  "When it gets loud I write a list and work through it line by line.",
  "Normally I sit beside the new girl and I take her first order.",
])("a habit is not shown, in none of its clauses: %s", (text) => {
  const wrong: CriterionStatus = "shown";
  expect(statusOf(text, "ownership")).not.toBe(wrong);
  expect(statusOf(text, "prioritises")).not.toBe(wrong);
});
