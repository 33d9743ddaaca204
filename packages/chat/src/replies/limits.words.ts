/** Words that limit or deny what they follow: "yes, but", "ok if", "haan lekin". */
export const limitingWords = [
  // But
  "but, however, although, though, except, instead, rather, else, lekin, par, pr, pan, magar, parantu, kintu",
  // Not
  "not, never, don't, dont, doesn't, doesnt, didn't, won't, wont, can't, cant, cannot, couldn't, wouldn't",
  "none, nothing, nope, nah, nahi, nahin, nhi, nai, nako, mat, mana, without, bina, 👎, ❌",
  // If
  "if, unless, provided, condition, depends, subject, assuming, suppose, supposing, agar, jab, shart, tabhi",
  // Later
  "until, till, after, wait, hold, later, call, busy, driving, baad, pehle, ruko, rukiye, ruk, baje",
  // Not sure
  "think, thinking, maybe, perhaps, unsure, doubt, doubtful, guess, kinda, sort, confused, confusion",
  "soch, sochna, sochke, sochkar, shayad",
  // To refuse, and to take back
  "refuse, decline, declined, disagree, deny, denied, reject, rejected, cancel, stop, delete, erase, remove",
  "wrong, mistake, sorry",
  // Not serious, or suspicious
  "joke, joking, kidding, lol, haha, whatever, genuine, fake, fraud, scam",
  // Questions
  "who, what, why, when, where, how, which",
];

/** Phrases in which a "no" or "not" denies nothing about what was asked. */
export const harmlessPhrases = [
  // No problem
  "koi (problem|issue|dikkat|baat|pareshani|tension) (nahi|nahin|nhi), can'?t wait, no (problems?|issues?|worries|doubts?|objections?|tension|prob), koi (baat|dikkat|pareshani) (nahi|nahin|nhi)",
  "not a problem, not an? (issue|problem), don'?t (worry|mind)",
  "(do not|don'?t) have (any )?(problem|issue|objection|doubt)s?",
  "(samasya|pareshani|etraaz|aitraaz|aitraz|problem|dikkat) nahi",
  // Why not
  "why not, kyu nahi, kyo nahi",
  // Facts: "no notice", "phone no 98220"
  "no notice, no exp*, (phone|mobile|contact|whats ?app|mob|ph|cell) no",
];
