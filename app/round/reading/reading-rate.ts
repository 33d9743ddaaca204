/** A shorter time says little of the rate. */
const minMs = 3_000;
/** Files differ: the rate of the last seconds, not of a single file. */
const windowMs = 15_000;

type Sample = { atMs: number; done: number };

/** Measures how fast files are read. Times are monotonic milliseconds. */
export function createRate() {
  let samples: Sample[] = [];
  return {
    /** Notes that so many files of this run have been read. The first note starts the clock. */
    note(done: number, atMs: number) {
      samples.push({ atMs, done });
      // Keeps one sample that is as old as the window, so that the rate is measured over the whole of it.
      const first = samples.findLastIndex((sample) => sample.atMs <= atMs - windowMs);
      if (first > 0) samples = samples.slice(first);
    },
    /** Whole seconds until `left` more files are read; undefined until the rate is known. */
    secondsLeft(left: number): number | undefined {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last || left <= 0) return undefined;
      const [elapsedMs, read] = [last.atMs - first.atMs, last.done - first.done];
      if (elapsedMs < minMs || read <= 0) return undefined;
      return Math.max(1, Math.round((left * elapsedMs) / read / 1000));
    },
    /** A pause is not part of the rate. */
    restart() {
      samples = [];
    },
  };
}
