/** A good result in general words. */
export const successes = [
  // People
  "happy, satisfied, pleased, delighted, relieved, glad, grateful, thankful, thanked, appreciated, impressed",
  "calmed, cooled, positive feedback, good feedback, good things",
  // Matters
  "successful, successfully, success, better, improved, improvement, improving, normal, settled, resolved, solved, sorted",
  "worked (out|well|fine), works (well|fine), went (well|smoothly|fine), went off well, on time, under control",
  "(is|are|was|were) (running|working|going) (well|fine|smoothly|good), doing (very |really )?well, fine now",
  "all (right|good), (was|were) (ok|okay|fine|happy|all right) (after|then|in the end), handled it, managed",
];

/** What comes about in the end. */
export const results = [
  // Contracts and people
  "signed, renewed, refunded, paid, bought, ordered, resigned, promoted, approved, passed, cancelled, extended, accepted",
  "agreed, withdrew, stayed, came back, won, lost, saved, left, kept, gave us, moved, switched, returned",
  // Work
  "merged, went live, delivered, closed, finished, done, ended, worked, works, runs?, opened, reached, arrived",
  "cleared, recovered, restored, was back, were back, it was (there|up|done), is now, are now, since then, took until",
  // Figures
  "dropped, fell, rose, went (up|down|from|to), grew, came down, became, was down to, put five, stars?, rating, score",
  "percent, %, zero, half, doubled, halved, tripled",
];

/** Words that introduce how something ended. */
export const closings = [
  "in the end, at the end, finally, eventually, afterwards, since then, after that, as a result, so now, now, later, within",
  "by (the )?(end|next|following), the same (day|week|evening|month), the next, from then, ever since",
  "until today, even today, to this day",
];
