import { expect, test } from "vitest";
import { isStop } from "./stop.ts";

test.each([
  ...[
    "STOP",
    "Stop. Thank you",
    "stop!!",
    "please stop",
    "QUIT",
    "end",
    "cancel",
    "unsubscribe",
    "opt out",
    "not interested",
  ],
  ...[
    "please don't message me",
    "do not contact me again",
    "no more messages please",
    "remove my number from your list",
  ],
  ...[
    "band karo",
    "msg mat bhejo",
    "mujhe message mat karo",
    "बंद करो",
    "मैसेज मत भेजो",
    "रोको",
    "message nahi chahiye",
  ],
  ...[
    "wrong number, stop",
    "I got a job. Stop messaging me",
    "stop sending these",
    "kindly unsubscribe me",
    "🛑",
  ],
])("“%s” stops", (text) => {
  expect(isStop(text)).toBe(true);
});

test.each([
  ...[
    "I am interested",
    "sir please job dila do",
    "my bus stop is Swargate",
    "I had to stop working in 2020",
    "Voice message",
  ],
  ...[
    "don't call me, message me",
    "call mat karo, message karo",
    "don't message me before 6 pm",
    "please don't stop",
  ],
  ...[
    "my notice ends on 10 December",
    "company band ho gayi",
    "end of this month",
    "non-stop service",
    "stop loss desk",
  ],
  ...[
    "I did not get any message",
    "why did you stop messaging me",
    "बस स्टॉप के पास रहता हूँ",
    "I quit my job in May",
  ],
])("“%s” does not", (text) => {
  expect(isStop(text)).toBe(false);
});
