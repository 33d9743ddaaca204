import { filterCount } from "../hear/front-end.ts";
import type { Quality } from "../types.ts";

const fullScale = 0.985;
const minSnrDb = 15;
const maxClippedShare = 0.005;

/** Memory of a band's level from one frame to the next, as in the noise removal. */
const memory = 0.7;
const loudShare = 0.95;
const softShare = 0.05;
/**
 * Speech has a mean power some 6 dB below its loud frames, and the soft frames of noise are some 6 dB below its mean
 * power. Minimum statistics need the same correction (R. Martin, IEEE Transactions on Speech and Audio Processing 9,
 * 2001).
 */
const correctionDb = 12;
/** The bands that noise covers most: consonants live in a few, and are lost with them. */
const worstBands = 5;

/** Loud frames of a band above its soft ones, in dB. Speech leaves each band again and again, even without a pause. */
function bandRange(bands: Float64Array, band: number): number {
  const count = bands.length / filterCount;
  const levels = new Float64Array(count);
  let level = bands[band] ?? 0;
  for (let t = 0; t < count; t += 1) {
    level = memory * level + (1 - memory) * bands[t * filterCount + band]!;
    levels[t] = level;
  }
  levels.sort();
  const percentile = (share: number) => levels[Math.floor(share * (count - 1))] ?? 0;
  return 10 * Math.log10((percentile(loudShare) + 1) / (percentile(softShare) + 1));
}

/** Distance of a recording's loud frames above its soft ones, in dB, from the levels of its frames. */
export function levelRange(levels: Float32Array): number {
  const sorted = levels.toSorted();
  const percentile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return percentile(0.95) - percentile(0.1);
}

function signalToNoise(bands: Float64Array): number {
  if (bands.length === 0) return 0;
  const ranges = Array.from({ length: filterCount }, (_, band) => bandRange(bands, band));
  const worst = ranges.sort((a, b) => a - b).slice(0, worstBands);
  return worst.reduce((sum, range) => sum + range, 0) / worstBands - correctionDb;
}

/**
 * @param samples mono, full scale 1, as recorded
 * @param heard the same after `highPass`
 * @param bands energies under the mel filters, of `heard`
 */
export function measureQuality(
  samples: Float32Array,
  heard: Float32Array,
  bands: Float64Array,
  sampleRate: number,
): Quality {
  const square = heard.reduce((sum, sample) => sum + sample * sample, 0);
  const clipped = samples.reduce((sum, sample) => sum + (Math.abs(sample) >= fullScale ? 1 : 0), 0);
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    seconds: round(samples.length / sampleRate, 3),
    snrDb: round(signalToNoise(bands), 1),
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
