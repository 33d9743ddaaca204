import type { ScoredReport } from "./reading-layout.ts";
import { type WordBand, wordBand } from "./table-rows.ts";

/** A word with its part of the recording; times in seconds. */
export type WaveSpan = {
  index: number;
  text: string;
  band: WordBand;
  start: number;
  end: number;
};

/** The words that are in the recording. */
export function waveSpans({ words }: ScoredReport): WaveSpan[] {
  return words.flatMap((word, index) => {
    const { text, start, end } = word;
    return start === null || end === null ? [] : [{ index, text, band: wordBand(word), start, end }];
  });
}

/** A click selects a word within this distance. */
const reachSeconds = 0.15;

/** The index of the word at a time, or of the nearest one within reach. */
export function wordAt(spans: WaveSpan[], seconds: number): number | undefined {
  const distance = ({ start, end }: WaveSpan) => Math.max(start - seconds, seconds - end, 0);
  const [nearest] = [...spans].sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= reachSeconds ? nearest.index : undefined;
}

/** Minimum and maximum sample of each of `count` equal parts: low, high, low, high … */
export function wavePeaks(samples: Float32Array, count: number): Float32Array {
  const peaks = new Float32Array(2 * count);
  for (let part = 0; part < count; part++) {
    const end = Math.floor(((part + 1) * samples.length) / count);
    let low = 0;
    let high = 0;
    for (let i = Math.floor((part * samples.length) / count); i < end; i++) {
      const sample = samples[i] ?? 0;
      if (sample < low) low = sample;
      else if (sample > high) high = sample;
    }
    peaks[2 * part] = low;
    peaks[2 * part + 1] = high;
  }
  return peaks;
}

/** Minimum space between labels, in pixels. */
const gap = 6;

/**
 * Assigns labels to lanes without overlap; `undefined` for a label without room.
 * @param labels start and width of each in pixels, from left to right
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
