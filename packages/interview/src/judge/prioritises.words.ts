/** What comes before what. "First" has its own pattern. */
export const orderWords = [
  "before, second, last, later, then, ahead of, instead of, came second, (come|comes|came) first, priority, prioriti[sz]ed",
  "sorted (by|into), two heaps, three piles, urgent, most important, most critical",
  "could wait, can wait, had to wait, waited, wait (until|till), left (the|it|till|until|for), dropped, parked, postponed, skipped",
];

/** Why something comes first. */
export const reasons = [
  "because, since, as (the|a|they|it|each|every|people|he|she|we|there|that|nobody), so (that|they|it), due to",
  "bcoz, coz, cos, cause, cuz, otherwise, for (a|every|each), if it, that is (a|what), there were",
  "people (can|can't|cant), can't, cannot, nobody, could wait, can wait, costs?, not",
];

/** What can wait. */
export const waiting = [
  "could wait, can wait, can go late, had to wait, waited, wait (until|till), pile up, slip, left (till|until|for)",
  "parked, postponed, next (day|week|weekend|morning), later, second, then, before, only us, monday, no problem",
];
