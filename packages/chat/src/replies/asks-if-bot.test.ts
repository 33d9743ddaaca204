import { expect, test } from "vitest";
import { asksForPerson } from "./asks-for-person.ts";
import { asksIfBot } from "./asks-if-bot.ts";

test.each([
  ...[
    "are you a bot?",
    "Are you a human?",
    "kya aap robot ho",
    "is this automated",
    "am I talking to a real person?",
    "bot?",
  ],
  ...["क्या आप रोबोट हैं?", "bot ho kya tum", "who is this"],
])("“%s” asks whether a bot writes", (text) => {
  expect([asksIfBot(text), asksForPerson(text)]).toEqual([true, false]);
});

test.each([
  ...[
    "I was HR at Kestrel",
    "my manager is strict",
    "call centre 3 years",
    "you can call me Ravi",
    "98220 00000",
  ],
  ...[
    "I handled the chat bot team",
    "my phone number is 9822000000",
    "ATM machine operator",
    "good night sir, kal baat karte hai",
  ],
])("“%s” asks for neither", (text) => {
  expect([asksForPerson(text), asksIfBot(text)]).toEqual([false, false]);
});
