import { expect, test } from "vitest";
import {
  begin,
  change,
  offerDocument,
  refuseDocument,
  reply,
  sendDocument,
} from "#domain/chat/conversation.ts";
import type { Conversation } from "#domain/chat/conversation-state.ts";
import { data } from "./chat.data.ts";
import { conversationView } from "./chat-view.ts";

const context = { at: "19:18", today: "2026-11-25", script: data };
const messages = [
  ...["yes", "no", "haan", "nahi", "hi", "thanks", "STOP", "START", "DELETE", "talk to a person", "skip"],
  ...["Pune", "no, Pune not Mumbai", "Mumbai", "3-4 years", "4 years", "15k", "a month", "6 lakh a year"],
  ...["30 days", "kal", "next month", "5/6", "any", "B.Com", "98220 12345", "a@b.co", "sending my cv"],
  ...["kitna salary milega?", "is there a canteen?", "3-4 years, 15k, Pune, not 4", "\n\n3", "😀", "मेरा"],
  ...["(((", "[a-z]+", "\\d$^", "{name}", "<b>", "x".repeat(300)],
];

/** Yields a seeded random generator for each step of a run. */
function* steps(run: number) {
  let state = run + 7;
  const next = (below: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
  for (let step = 0; step < 25; step += 1) yield next;
}

function takeStep(conversation: Conversation, next: (below: number) => number): Conversation {
  switch (next(10)) {
    case 0: {
      const { field } = data.dialogue.fields[next(data.dialogue.fields.length)] ?? {};
      return field ? change(conversation, field, context) : conversation;
    }
    case 1: {
      const sent = sendDocument(conversation, "cv.pdf", context);
      const fields = { name: "Meera Patil", city: "Pune", experienceYears: 3 };
      return next(2) === 0
        ? refuseDocument(sent, "This file is empty.", context)
        : offerDocument(sent, { file: "cv.pdf", fields }, context);
    }
    default:
      return reply(conversation, messages[next(messages.length)] ?? "", context);
  }
}

test("in any order of messages, every value has its words, and a question is open until the end", () => {
  for (let run = 0; run < 100; run += 1) {
    let conversation = begin(data, context);
    for (const next of steps(run)) {
      conversation = takeStep(conversation, next);
      const { record, messages: written, status, asked, offer } = conversation;
      for (const { words, state, value } of record) {
        expect(state === "FILLED" || state === "FROM_DOCUMENT").toBe(value !== undefined);
        if (value !== undefined) expect(words.length).toBeGreaterThan(0);
        for (const { message, from, to } of words)
          expect(written[message]?.text.slice(from, to).trim()).not.toBe("");
      }
      const last = written.at(-1);
      if (last?.from === "BOT") expect(last.text).toMatch(/^[^{}]+$/);
      if (status === "ASKING") expect(asked !== null || offer !== undefined).toBe(true);
      conversationView(conversation);
    }
  }
});
