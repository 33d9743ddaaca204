/** Words without which a line only states facts. */
export const cueWords = [
  // Denials, and work of others
  "no, not, never, without, lack*, none, neither, nor, nil, zero, cannot, unable, unfamiliar, except",
  "excluding, non, rather, instead, left, outsourced, handed, outside, beyond",
  // Wishes and plans
  "want*, wish*, keen, eager, hop(e|es|ing), willing, interest*, objective, seeking, look*, aspir*, plan*",
  "aim*, would, next, curious, expected",
  // Learning and looking on
  "learning, pursuing, studying, preparing, appl(y|ied|ying), book*, beginn*, observ*, shadow*, hear*, read*",
  "attend*, aware*, exposure, follow, course, training, student, trainee, papers?, modules?",
  // Credentials that ended, or that are to come
  "out of date, expired, lapsed, revoked, suspended, surrendered, withdrawn, former*, pending, scheduled, due",
  "in progress, failed, yet, part, final*, candidate, to be",
  // Words around those
  "working, alongside, beside, near, sat, was, were, is, are, been, being, by, come, out, only",
];
