import type { ScoredReport } from "./reading-layout.ts";
import { type WordBand, wordBand } from "./table-rows.ts";

/** A stretch of the recording with its words; times in seconds. */
export type WaveSpan = {
  index: number;
  text: string;
  hearing: WordBand;
  start: number;
  end: number;
};

/** The words that have a place in the recording. */
export function waveSpans({ words }: ScoredReport): WaveSpan[] {
  return words.flatMap((word, index) => {
    const { text, start, end } = word;
    return start === null || end === null ? [] : [{ index, text, hearing: wordBand(word), start, end }];
  });
}

/** How far from a word, in seconds, a press still means it. */
const reach = 0.15;

/** The index of the word at a time, or of the nearest one within reach. */
export function wordAt(spans: WaveSpan[], seconds: number): number | undefined {
  const away = ({ start, end }: WaveSpan) => Math.max(start - seconds, seconds - end, 0);
  const [nearest] = [...spans].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= reach ? nearest.index : undefined;
}

/** Lowest and highest sample of each of `count` equal parts, in turns: low, high, low, high … */
export function wavePeaks(samples: Float32Array, count: number): Float32Array {
  const peaks = new Float32Array(2 * count);
  for (let part = 0; part < count; part++) {
    const end = Math.floor(((part + 1) * samples.length) / count);
    let low = 0;
    let high = 0;
    for (let at = Math.floor((part * samples.length) / count); at < end; at++) {
      const sample = samples[at] ?? 0;
      if (sample < low) low = sample;
      else if (sample > high) high = sample;
    }
    peaks[2 * part] = low;
    peaks[2 * part + 1] = high;
  }
  return peaks;
}

const gap = 6;

/**
 * The lane of each label, so that no two run into each other; `undefined` where there is no room.
 * @param labels where each begins and how wide it is, in pixels, from left to right
 */
export function placeLabels(labels: { x: number; width: number }[], lanes: number): (number | undefined)[] {
  const ends = Array.from({ length: lanes }, () => Number.NEGATIVE_INFINITY);
  return labels.map(({ x, width }) => {
    const lane = ends.findIndex((end) => end + gap <= x);
    if (lane < 0) return undefined;
    ends[lane] = x + width;
    return lane;
  });
}
