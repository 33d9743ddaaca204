/** A choice between two ways. */
export const choices = [
  "chose, choose, picked, decided, went (with|for), took, opted, preferred, settled (on|for), kept, stayed with, dropped",
  "options?, choice, either, could (either|validate|do|take|keep|use|have), or (we|i|it), pick how, one way, other way",
  "instead of, rather than, so (csv|we took|we went|i took), versus, vs",
];

/** What a choice costs. */
export const costs = [
  "meant, but, gave up, give up, given up, lost, lose, cost, costs, costing, pay, paid, sacrific_, penalty, at the price",
  "price we paid, in exchange, whereas, while, although, though, downside, drawback, con, the bad, risk, risky",
  "slower, slow, longer, weeks?, months?, worse, less, no undo, typos, stale, old, annoys, wrong till, not as, could be",
  "more (work|expensive|servers|memory|time), had to live with",
];

/** What a choice gains. */
export const gains = [
  "faster, quick, quicker, cheap, cheaper, safer, safe, simple, simpler, easier, better, reliable, instant, strict",
  "saved, saves, save, gain, gained, benefit, advantage, friendly, good, ready, in time, only, days?, undo, works, up in",
  "fewer, nobody, less (work|money)",
];

/** How a choice is told. */
export const decisions = [
  "chose, picked, decided, went (with|for), opted, took the, settled (on|for), preferred, so csv, dropped, kept (the|it)",
];
export const closings = ["shut, closed, stopped, skipped, left"];
