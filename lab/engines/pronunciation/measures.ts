/** `hits` out of `total`. */
export type Share = { hits: number; total: number };

const noShare = (): Share => ({ hits: 0, total: 0 });

/** Trial results for one set of recordings. Scores are 0..100. */
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
    stopsFound: noShare(),
    talkFound: noShare(),
    talkLeftOut: noShare(),
    disturbedAlike: noShare(),
    noiseSaid: noShare(),
    nonSpeechRefused: noShare(),
    /**
     * Per noise condition, such as "white 20 dB": right readings that were scored, and the scores of their
     * words.
     */
    noisy: new Map<string, { scored: Share; words: number[] }>(),
    /** Descriptions of failed trials. */
    failures: [] as string[],
    /** Totals over the right readings. CPU time, because shared machines vary in speed. */
    audioSeconds: 0,
    scoringSeconds: 0,
  };
}

export function count(share: Share, isHit: boolean): void {
  share.total += 1;
  if (isHit) share.hits += 1;
}

export const ratio = ({ hits, total: of }: Share) => (of === 0 ? Number.NaN : hits / of);
export const mean = (values: readonly number[]) =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Area under the ROC curve: how often a high value ranks above a low one. A tie counts half. */
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

/** The AUC values that have goals. */
export const aucs = (tally: Tally) => ({
  swapped: auc(tally.rightWords, tally.swappedWords),
  oneBadPhone: auc(tally.rightWords, tally.badWords),
  confusable: auc(tally.rightPhones, tally.confusedPhones),
  random: auc(tally.rightPhones, tally.randomPhones),
});
