/** Words before the subject that say nothing about it. */
export const openingWords = [
  "and, but, so, then, also, because, plus, now, or, only, just, like, instead, anyway, actually, basically, honestly",
  "well, um, uh, erm, oh, yeah, yes, no, ok, okay, right, look, see, i mean, you know, to be honest, to be fair",
  "first, firstly, secondly, finally, later, afterwards?, after that, next, immediately, eventually",
  "in the end, at the end, the same day, that day, what i did was( that)?, my (bit|part|role|job) was (that|to)",
  "(one thing )?i (will|must|have to|should|would) (admit|say|confess)( that)?, i (think|guess|suppose|believe) that",
];

/** Texts that are addressed to whoever marks the answer. */
export const toReader = [
  "(kindly|please|pls) (mark|rate|score|grade|note that i have shown), (be|it|status|marked|count_) shown, criteri(on|a), full marks, full score, examiner, evaluator, assessor, grader, rubric, the candidate, as shown",
  "ignore (the |all |any )?(previous|above|prior), previous (rules|instructions)",
  "dear (ai|model|system), system prompt, you are (an|a) (ai|model|assistant)",
];

/** What someone means to do. They follow the subject. */
export const plans = [
  "will, 'll, shall, am going to, 'm going to, are going to, 're going to, is going to, was going to, were going to",
  "plan to, plan on, am planning, 'm planning, hope to, hope, hoped to, am hoping, 'm hoping, intend, aim to, expect to",
  "want to, would like, meant to, am about to, 'm about to, look forward",
];

/** What someone did not do. They follow the subject. */
export const denials = [
  "did not, didn't, do not, don't, have not, haven't, had not, hadn't, 'd not, 've not, was not, wasn't, were not, weren't",
  "could not, couldn't, cannot, can't, would not, wouldn't, never, not",
  "failed to, refused to, forgot to, neglected to",
];

/** Habits and principles. */
export const habits = [
  "always, usually, generally, typically, normally, as a rule, in general, tend to, make sure, makes sure, whenever",
  "(every|each) (time|_day|day|morning|evening|night|shift|week|month|single), on _days, my approach, my style, in such (cases|situations)",
  "one (must|should|has to|needs to), must be, should be, it is (very |really )?(important|essential|crucial|vital)",
  "(the )?key is, i believe, i am (known|a|an|very|someone), i'm (a|an|very|someone), my strength",
];

/** Past participles that do not end like others: "'d put" is "had put", not "would put". */
export const participles = [
  "put, been, had, got, set, cut, met, sat, let, read, made, come, gone, left, lost, paid, kept, held, found, built, split",
  "told, said, heard, run, begun, sworn, hit, shut, spread, bet",
];

/** What follows a verb whose subject is dropped: "called the depot", "rang on Friday". */
export const afterVerbs = [
  "the, a, an, my, his, her, their, our, its, your, it, him, them, me, us, myself, this, that, these, those, some, another, new",
  "everyone, every, everybody, all, both, each, anyone, someone, people, no, mr, mrs, ms, dr, sister, and",
  "one, two, three, half, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty",
  "up, on, for, to, in, out, over, off, back, down, at, from, with, by, through, around, into, onto, across, along, past",
  "about, under, between, round, there, here, home, upstairs, downstairs, straight, again, together, after, before, until, till",
];
