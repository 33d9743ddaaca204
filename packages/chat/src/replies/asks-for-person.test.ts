import { expect, test } from "vitest";
import { asksForPerson } from "./asks-for-person.ts";
import { asksIfBot } from "./asks-if-bot.ts";

test.each([
  ...[
    "I want to talk to a person",
    "kisi insaan se baat karni hai",
    "hr ka no do",
    "please call me",
    "give me hr number",
  ],
  ...[
    "manager se baat karwao",
    "connect me to a recruiter",
    "किसी इंसान से बात करनी है",
    "mujhe call karo",
    "human please",
  ],
])("“%s” asks for a person", (text) => {
  expect([asksForPerson(text), asksIfBot(text)]).toEqual([true, false]);
});
