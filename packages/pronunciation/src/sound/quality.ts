import type { Quality } from "../types.ts";

const fullScale = 0.985;
const minSnrDb = 15;
const maxClippedShare = 0.005;

/**
 * @param samples mono, full scale 1
 * @param levels energy of each frame in dB
 */
export function measureQuality(samples: Float32Array, levels: Float32Array, sampleRate: number): Quality {
  let square = 0;
  let clipped = 0;
  for (const sample of samples) {
    square += sample * sample;
    if (Math.abs(sample) >= fullScale) clipped += 1;
  }
  const sorted = levels.toSorted();
  const percentile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    seconds: round(samples.length / sampleRate, 3),
    snrDb: round(percentile(0.95) - percentile(0.1), 1),
    clippedShare: round(clipped / Math.max(samples.length, 1), 5),
    rms: round(Math.sqrt(square / Math.max(samples.length, 1)), 5),
  };
}

/**
 * Whether a recording is good enough to judge single phones: at least 15 dB above its noise, at most .5 % clipped.
 */
export function isReliable({ snrDb, clippedShare }: Quality): boolean {
  return snrDb >= minSnrDb && clippedShare <= maxClippedShare;
}
