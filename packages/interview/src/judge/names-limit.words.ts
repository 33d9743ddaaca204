/** Plain words for the speaker's own mistake. */
export const faults = [
  "my (own )?(mistake|fault|error|bad|migration|decision|diary|oversight), on me, it was (too|my), that was wrong of me",
  // What was done wrong
  "i (lost|broke|forgot|missed|messed|mixed|misread|misjudged|misunderstood|overlooked|underestimated|failed)",
  "i (overpromised|over-promised|assumed|skipped|ignored|promised|botched|blew|confused|typed the wrong|sent the wrong)",
  "i was (wrong|late|rude|too|careless|lazy|impatient|telling)",
  "wrong (form|price|file|person|thing|date|number|one|way), honestly poor",
  "i (had|'d) (not|never|mixed|forgotten|missed|put|assumed|promised|misread|quoted|sent)",
  // Regret
  "should(n't| not)? have (asked|checked|known|told|called|rung|tested|read|looked|done|said|written|come)",
  "should(n't| not)? have (stopped|listened|noticed|waited|been), i ought to have, i regret",
];

/** "I didn't check": a negation and what was left out. */
export const negations = [
  "hadn't, didn't, did not, never, haven't, have not, don't, do not, cannot, can't, couldn't, could not",
];
export const leftOut = [
  "know, check, ask, read, look, test, open, call, ring, think, understand, see, notice, tell, listen, find, found",
  "write, say, speak, have, had, get, go, plan, prepare, realise, realize, count, verify, include, consider, learn",
  "train, explain, pick, send, touch, warn, name, measure",
];

/** Softened or shared mistakes, and weaknesses that are strengths. */
export const softened = [
  "could have been, could( probably| maybe| perhaps)? (have )?(_ )?(better|more|earlier|clearer), might (have been|be) some",
  "room for improvement, not (my|our) (finest|best), a bit (late|slow), slight delay, perhaps (as a|we)",
  "perfectionist, too much into details, trust people too, work too hard, too hard on myself, lessons? (were )?learned",
  "we (missed|forgot|made (a |some )?mistakes?|did not|didn't|should have|were (late|slow)|underestimated|overlooked)",
  "mistakes were made, communication (gap|could|was)",
];
