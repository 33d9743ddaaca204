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
  ...[
    "s t o p",
    "satop",
    "quit texting me",
    "will you stop already",
    "don't send again",
    "I'd like to opt out of this",
  ],
  ...["my no. remove kar do", "yaha kuch mat bhejna", "mujhe mat bhejna dobara", "aur message nahi"],
  ...["मैसेज किया तो पुलिस में शिकायत करूँगी", "amake message diyo na", "wag na po kayo mag-text", "itigil na po"],
  ...["செய்தி அனுப்பாதீங்க", "సందేశాలు పంపవద్దు", "ಸಂದೇಶ ಕಳಿಸಬೇಡಿ", "സന്ദേശം അയക്കരുത്", "বার্তা পাঠাবেন না"],
  ...["સંદેશ મોકલશો નહીં", "ਸੁਨੇਹੇ ਨਾ ਭੇਜੋ", "میسج مت بھیجیں"],
  ...[
    "nikalo mera number list se",
    "baar baar message aata hai ab se kuch mat bhejna",
    "stop at once",
    "stop texting me",
  ],
  ...[
    "ye sab nahi chalega, message band karo",
    "You are not to contact me again",
    "you people who text me, stop it now",
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
  ...[
    "band mat karo please",
    "messages thambavu naka",
    "message bondho korben na",
    "did the messages stop? kya band kar diya?",
  ],
  ...["ruk jao ek minute", "kya mera naam list se hata diya", "stop likhne par kya hota hai", "mat likho"],
  ...["I handled unsubscribe calls", "unsubscribe requests ka kaam karta tha"],
  ...[
    "Stop at Andheri, then a bus",
    "stop laughing",
    "I don't want to quit, go on",
    "please do not delete me from the list",
  ],
  ...[
    "clients said remove my number",
    "if I write STOP, what happens",
    "I could not see your messages",
    "Monday ko msg mat karna",
  ],
  ...["रात्री मेसेज नको, दिवसा चालेल", "রাতে মেসেজ দেবেন না"],
])("“%s” does not", (text) => {
  expect(isStop(text)).toBe(false);
});
