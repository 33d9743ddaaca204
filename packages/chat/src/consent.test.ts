import { describe, expect, test } from "vitest";
import { readConsent } from "./consent.ts";
import { asksForPerson, asksIfBot, isStop } from "./replies.ts";

const today = "2026-11-22";

describe("consent", () => {
  test.each([
    ...[
      "Yes",
      "YES!!",
      "yesss",
      "ok",
      "Okay sir",
      "sure thing",
      "agreed",
      "I agree",
      "i consent",
      "👍",
      "✅",
    ],
    ...[
      "haan",
      "haan ji",
      "ji haan",
      "theek hai",
      "thik hai madam",
      "हाँ",
      "हां जी",
      "जी",
      "ठीक है",
      "ho chalel",
    ],
    ...["yes, you can save my answers", "haan ji likh lijiye", "Yes no problem", "ok you may note it", "ஆம்"],
    ...[
      "Yes, I am Farida Sheikh, 6 years at Kestrel",
      "haan mera naam Deepak Rane hai, Thane se",
      "Yes. Name: Usha Iyer",
    ],
  ])("“%s” is a yes", (text) => {
    expect(readConsent(text, today)).toBe("YES");
  });

  test.each([...["no", "No thanks", "nahi", "नहीं", "I do not agree", "not interested", "never"]])(
    "“%s” is a no",
    (text) => {
      expect(readConsent(text, today)).toBe("NO");
    },
  );

  test.each([
    ...[
      "yes but not my number",
      "ok if the pay is good",
      "haan lekin naam mat likhna",
      "sure, after I ask my wife",
    ],
    ...[
      "yes?",
      "ok what is this",
      "haan bolo",
      "yes I refuse",
      "yes or no",
      "ya na",
      "ok wait",
      "yeah right",
    ],
    ...[
      "Yes Bank",
      "ha ha ha",
      "45 days",
      "Sticker",
      "START",
      "done",
      "cool",
      "hmm",
      "job",
      "apply",
      "Ravi Kumar",
      "sir",
    ],
    ...[
      "I said yes to my mother",
      "my wife said ok",
      "ok bye",
      "haan kal batata hu",
      "sure I am confused",
      "🙂",
      "?",
      "",
    ],
  ])("“%s” is unclear", (text) => {
    expect(readConsent(text, today)).toBe("UNCLEAR");
  });
});

describe("stop", () => {
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
});

describe("the one who writes", () => {
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
});
