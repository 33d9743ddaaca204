import { expect, test } from "vitest";
import { readConsent } from "./consent.ts";

const today = "2026-11-22";

test.each([
  ...["Yes", "YES!!", "yesss", "ok", "Okay sir", "sure thing", "agreed", "I agree", "i consent", "👍", "✅"],
  ...["haan", "haan ji", "ji haan", "theek hai", "thik hai madam", "हाँ", "हां जी", "जी", "ठीक है", "ho chalel"],
  ...["yes, you can save my answers", "haan ji likh lijiye", "Yes no problem", "ok you may note it", "ஆம்"],
  ...[
    "no problem",
    "No issues, go ahead",
    "I have no objection",
    "koi harkat nahi, likh lo",
    "why would I refuse",
  ],
  ...[
    "note it down please",
    "you can save my answers",
    "likh lijiye madam",
    "aap mere jawab save kar sakte ho",
  ],
  ...[
    "meri taraf se haan hai",
    "by all means",
    "i aggree",
    "yes, no bike",
    "haan ji, note kar lijiye",
    "हाँ, नोट कीजिए",
  ],
  ...["சரிங்க, நோட் பண்ணிக்கோங்க", "ಹೌದು, ಬರೆದುಕೊಳ್ಳಿ", "oo po, sige", "ہاں جی، لکھ لیں", "હા, લખી લો"],
  ...[
    "Yes, I am Farida Sheikh, 6 years at Kestrel",
    "haan mera naam Deepak Rane hai, Thane se",
    "Yes. Name: Usha Iyer",
  ],
])("“%s” is a yes", (text) => {
  expect(readConsent(text, today)).toBe("YES");
});

test.each([
  ...[
    "no",
    "No thanks",
    "nahi",
    "नहीं",
    "I do not agree",
    "not interested",
    "never",
    "NO NO",
    "absolutely not",
  ],
  ...[
    "my answer is no",
    "please don't save it",
    "do not keep any record",
    "note mat kijiye",
    "likhna nahi hai",
  ],
  ...["I would rather you didn't note them", "Thanks, but no", "I won't allow it", "main sehmat nahi hu"],
  ...["नोट मत करो", "ayoko po", "wag niyo i-note", "வேண்டாம்", "جی نہیں، مت لکھیں", "beda sir"],
])("“%s” is a no", (text) => {
  expect(readConsent(text, today)).toBe("NO");
});

test.each([
  ...[
    "no job now",
    "No 2 bus takes me there",
    "nahi aaya koi message",
    "naukri nahi hai",
    "no reply from your team",
  ],
  ...[
    "no or yes",
    "is yes enough",
    "note karna mat bhoolna?",
    "don't note my name",
    "send details",
    "write to me",
  ],
  ...[
    "certainly not far from here",
    "no, unless my brother agrees",
    "phone is not allowed at work",
    "no experience",
    "Hindi",
  ],
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
