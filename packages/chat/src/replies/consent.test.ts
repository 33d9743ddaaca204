import { expect, test } from "vitest";
import { readConsent } from "./consent.ts";

const today = "2026-11-22";

test.each([
  ...["Yes", "YES!!", "yesss", "ok", "Okay sir", "sure thing", "agreed", "I agree", "i consent", "👍", "✅"],
  ...["haan", "haan ji", "ji haan", "theek hai", "thik hai madam", "हाँ", "हां जी", "जी", "ठीक है", "ho chalel"],
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
  ...["yes?", "ok what is this", "haan bolo", "yes I refuse", "yes or no", "ya na", "ok wait", "yeah right"],
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
