/** So many of so many. */
export type Share = { hits: number; total: number };

const noShare = (): Share => ({ hits: 0, total: 0 });

/** What the trials of one set of recordings showed; scores are 0..100. */
export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  return {
    rightWords: [] as number[],
    swappedWords: [] as number[],
    badWords: [] as number[],
    rightPhones: [] as number[],
    confusedPhones: [] as number[],
    randomPhones: [] as number[],
    skipsFound: noShare(),
    shortSkipsFound: noShare(),
    rightSkipped: noShare(),
    insertsFound: noShare(),
    shortInsertsFound: noShare(),
    falseInserts: noShare(),
    otherTextStopped: noShare(),
    rightStopped: noShare(),
    reversedStopped: noShare(),
    pausesFound: noShare(),
    pausesBeside: noShare(),
    halfCalledSkipped: noShare(),
    firstHalfSpoken: noShare(),
    nonSpeechRefused: noShare(),
    /** By "white 20 dB": right readings with that noise that were scored, and the scores of their words. */
    noisy: new Map<string, { scored: Share; words: number[] }>(),
    /** What went wrong, in words. */
    failures: [] as string[],
    /** Of the right readings, scored whole by `scoreReading`; processor time, for shared machines are slow by turns. */
    audioSeconds: 0,
    scoringSeconds: 0,
  };
}

export function count(share: Share, isHit: boolean): void {
  share.total += 1;
  if (isHit) share.hits += 1;
}

export const shareOf = ({ hits, total: of }: Share) => (of === 0 ? Number.NaN : hits / of);
export const mean = (values: readonly number[]) =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How often a high one is above a low one, where a tie counts half: the area under the ROC curve. */
export function auc(high: readonly number[], low: readonly number[]): number {
  const all = [
    ...high.map((figure) => ({ figure, isHigh: true })),
    ...low.map((figure) => ({ figure, isHigh: false })),
  ];
  all.sort((a, b) => a.figure - b.figure);
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.figure === all[from]?.figure) to += 1;
    for (let i = from; i < to; i += 1) if (all[i]?.isHigh) ranks += (from + to + 1) / 2;
    from = to;
  }
  return (ranks - (high.length * (high.length + 1)) / 2) / (high.length * low.length);
}

/** The areas that the goals name. */
export const aucs = (tally: Tally) => ({
  swapped: auc(tally.rightWords, tally.swappedWords),
  oneBadPhone: auc(tally.rightWords, tally.badWords),
  confusable: auc(tally.rightPhones, tally.confusedPhones),
  random: auc(tally.rightPhones, tally.randomPhones),
});
