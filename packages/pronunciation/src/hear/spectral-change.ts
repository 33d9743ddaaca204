import { coefficients, type Features, featureSize } from "./front-end.ts";

/** Loud frames are at most this far below the loudest level, the 95th percentile. */
const loudRangeDb = 20;

/**
 * Spectral change of a sound: the median distance, over its loud frames, that cepstra c1 to c12 move within
 * 40 ms. Speech changes all the time, however slow; tones, hum, chords and music do not.
 *
 * @returns 0 and more, in the unit of the liftered cepstra; 0 without frames
 */
export function spectralChange({ count, values, levels }: Features): number {
  const loudest = levels.toSorted()[Math.floor(0.95 * (count - 1))] ?? 0;
  const distances: number[] = [];
  for (let t = 0; t < count; t += 1) {
    if (levels[t]! < loudest - loudRangeDb) continue;
    const difference = t * featureSize + coefficients;
    let square = 0;
    for (let i = 1; i < coefficients; i += 1) square += values[difference + i]! ** 2;
    distances.push(Math.sqrt(square));
  }
  return distances.sort((a, b) => a - b)[distances.length >> 1] ?? 0;
}
