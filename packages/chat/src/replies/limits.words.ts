/** Words that limit or deny what they follow: "yes, but", "ok if", "haan lekin". */
export const limitingWords = [
  // But
  "but, however, although, though, except, instead, rather, else, lekin, par, pr, pan, magar, parantu, kintu",
  // Not
  "not, never, don't, dont, doesn't, doesnt, didn't, won't, wont, can't, cant, cannot, couldn't, wouldn't",
  "none, nothing, nope, nah, nahi, nahin, nhi, nai, nako, mat, mana, without, bina, 👎, ❌",
  // Later
  "wait, hold, later, call, busy, driving, baad, pehle, ruko, rukiye, ruk, baje",
  // Not sure
  "think, thinking, maybe, perhaps, unsure, doubt, doubtful, guess, kinda, sort, confused, confusion",
  "soch, sochna, sochke, sochkar, shayad",
  // To refuse, and to take back
  "refuse, decline, declined, disagree, deny, denied, reject, rejected, cancel, stop, delete, erase, remove",
  "wrong, mistake, sorry",
  // Not serious, or suspicious
  "joke, joking, kidding, lol, haha, whatever, genuine, fake, fraud, scam",
  // Questions
  "why",
];

/** Make a reply depend on something: "ok if", "no, unless". */
export const conditions = [
  "if, unless, provided, condition, depends, subject, assuming, suppose, supposing, agar, jab, shart, tabhi, until",
  "till, after",
  "who, what, when, where, how, which, or, ya, baki, baaki, rest, only, sirf, except",
];

/** Phrases that agree by a "no": "no problem". */
export const agreeingByNo = [
  // No problem
  "koi (problem|issue|dikkat|baat|pareshani|tension) (nahi|nahin|nhi), can'?t wait",
  "(have |see |got )?no (problems?|issues?|worries|doubts?|objections?|tension|prob|prblm)",
  "koi (baat|dikkat|pareshani|gal|gall) (nahi|nahin|nhi|ni)",
  "not a problem, not an? (issue|problem), don'?t (worry|mind)",
  "(do not|don'?t) have (any )?(problem|issue|objection|doubt)s?( if you (not|writ|sav|record|keep|stor)_)?",
  "(samasya|pareshani|etraaz|aitraaz|aitraz|problem|dikkat|harkat|haraj|aapatti|apatti|vandha|vandho) (nahi|nahin|nhi|nay|nathi|nai|nei)",
  "kya (dikkat|problem|harkat|pareshani) hai( isme| usme)?",
  "(kuzhappam|prashnam|problem|prachana|prachanai|parva|para) ?(illa|illai|gilla|valla|valedu), paravaledu",
  "walang problema, ok lang",
  "no need to (ask|worry|wait|confirm), not a big (deal|thing|issue), nothing to hide, no harm, no hesitation",
  "no second thoughts",
  "(don'?t|do not|mat) (ask|hesitate|pooch*|puch*|poochh*), poochne ki (zarurat|jarurat) nahi",
  // Why not
  "why not, (kyu|kyun|kyo|kyon) nahi, why (would|should) i (say no|mind|object|refuse)",
];

/** Facts whose "no" says nothing about consent: "no notice", "phone no 98220". */
export const factsWithNo = [
  "no notice, no exp*, (phone|mobile|contact|whats ?app|mob|ph|cell) no",
  "no (bike|car|vehicle|two ?wheeler|licen[cs]e|laptop|job|backlogs?|gaps?), not working",
  "(koi )?job (nahi|nahin|nhi|nai) (hai|he|h|mili|mila)",
  "(koi )?(naukri|kaam|bike|gaadi|gadi|licen[cs]e|laptop|experience|degree|anubhav) (abhi )?(nahi|nahin|nhi|nai)",
  "(but|and) (i am |i'm )?(ready|willing|happy|eager) to learn, (but|and) (i )?(can|will) learn",
];
