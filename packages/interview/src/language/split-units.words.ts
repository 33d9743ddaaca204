/** Verbs that introduce reported speech. */
export const speechVerbs = [
  "said, says, say, told, tell, asked, ask, goes, i'?m like, was like, put in, (started|opened|began) with",
  "promised, agreed, explained, replied, answered, announced, assured, admitted, confessed, mentioned, warned, remarked",
  "wrote to, messaged, texted, shouted, called (over|out|across|back)",
];

/** Subjects that start a clause. */
export const subjects = [
  "i, we, he, she, they, you, it, this, that, there, what, nobody, no one, everyone, everybody, somebody, someone, one of",
  "my _, our _, his _, her _, their _, the _",
];

/** Verbs of events, which start a clause with the noun before them: "and wrong entries fell". */
export const events = [
  "fell, rose, dropped, grew, increased, decreased, doubled, halved, improved, went, came, stayed, left, arrived",
  "stopped, started, opened, closed, passed, signed, paid, renewed, accepted, agreed, took, got, bought",
  "has, have, had, was, were, is, are",
];

/** Words that are not the noun of such a clause. */
export const noNouns = [
  "then, also, just, so, not, never, later, eventually, still, even, only, to, how, what, when, where, who, which",
];
