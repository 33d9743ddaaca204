import { powerSpectrum } from "./power-spectrum.ts";

/** Samples per second of all audio the engine reads. */
export const sampleRate = 16_000;
const frameLength = 410;
const frameShift = 160;
const fftSize = 512;
export const filterCount = 20;
const lowestHertz = 130;
const highestHertz = 3700;
/** Cepstral coefficients of one stream. A frame has three streams: values, first and second differences. */
export const coefficients = 13;
export const streams = 3;
export const featureSize = coefficients * streams;
export const framesPerSecond = sampleRate / frameShift;

/**
 * `values`: `count` frames of `featureSize` values. `levels`: energy of each frame in dB of full scale. `bands`: energy
 * under each mel filter, frame after frame, before noise removal.
 */
export type Features = { count: number; values: Float32Array; levels: Float32Array; bands: Float64Array };

type Filter = { first: number; weights: Float32Array };

const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
const fromMel = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

/** Triangles of unit area, evenly spaced in mel, their corners on bins of the spectrum. */
function makeFilters(): Filter[] {
  const bin = sampleRate / fftSize;
  const step = (toMel(highestHertz) - toMel(lowestHertz)) / (filterCount + 1);
  const corner = (i: number) => Math.round(fromMel(toMel(lowestHertz) + i * step) / bin) * bin;
  return Array.from({ length: filterCount }, (_, i) => {
    const [from, peak, to] = [corner(i), corner(i + 1), corner(i + 2)];
    const first = Math.floor(from / bin) + 1;
    const weights = new Float32Array(Math.max(Math.ceil(to / bin) - first, 0));
    for (let k = 0; k < weights.length; k += 1) {
      const hertz = (first + k) * bin;
      const slope = hertz <= peak ? (hertz - from) / (peak - from) : (to - hertz) / (to - peak);
      weights[k] = (slope * 2) / (to - from);
    }
    return { first, weights };
  });
}

const bank = makeFilters();
const hamming = Float32Array.from(
  { length: frameLength },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (frameLength - 1)),
);
const lifter = Float32Array.from({ length: coefficients }, (_, i) => 1 + 11 * Math.sin((i * Math.PI) / 22));
const cosines = Float32Array.from({ length: coefficients * filterCount }, (_, index) => {
  const [i, j] = [Math.floor(index / filterCount), index % filterCount];
  return Math.sqrt((i === 0 ? 1 : 2) / filterCount) * Math.cos((Math.PI * i * (j + 0.5)) / filterCount);
});

/** Tracks the noise under each filter and subtracts it, as PocketSphinx does (parts of Kim and Stern's PNCC). */
function createDenoiser(): (energies: Float64Array) => void {
  const power = new Float64Array(filterCount);
  const noise = new Float64Array(filterCount);
  const floor = new Float64Array(filterCount);
  const peak = new Float64Array(filterCount);
  const gain = new Float64Array(filterCount);
  let isFirst = true;
  const follow = (state: Float64Array, i: number, value: number) => {
    const old = state[i]!;
    state[i] = value >= old ? 0.995 * old + 0.005 * value : 0.5 * old + 0.5 * value;
  };
  return (energies) => {
    if (isFirst) {
      isFirst = false;
      power.set(energies);
      for (let i = 0; i < filterCount; i += 1) noise[i] = floor[i] = energies[i]! / 20;
    }
    for (let i = 0; i < filterCount; i += 1) {
      power[i] = 0.7 * power[i]! + 0.3 * energies[i]!;
      follow(noise, i, power[i]!);
      const signal = Math.max(1, power[i]! - noise[i]!);
      follow(floor, i, signal);
      peak[i] = peak[i]! * 0.85;
      const masked = signal < peak[i]! ? peak[i]! * 0.2 : signal;
      peak[i] = Math.max(peak[i]!, signal);
      gain[i] = Math.min(Math.max(Math.max(masked, floor[i]!) / power[i]!, 1 / 20), 20);
    }
    for (let i = 0; i < filterCount; i += 1) {
      const [from, to] = [Math.max(i - 4, 0), Math.min(i + 4, filterCount - 1)];
      let sum = 0;
      for (let j = from; j <= to; j += 1) sum += gain[j]!;
      energies[i] = (energies[i]! * sum) / (to - from + 1);
    }
  };
}

/** Subtracts the mean of the utterance. Near-silent frames do not count towards it. */
function subtractMean(cepstra: Float32Array, count: number): void {
  const mean = new Float64Array(coefficients);
  let loudFrames = 0;
  for (let t = 0; t < count; t += 1) {
    const offset = t * coefficients;
    if (cepstra[offset]! < 0) continue;
    loudFrames += 1;
    for (let i = 0; i < coefficients; i += 1) mean[i] = mean[i]! + cepstra[offset + i]!;
  }
  if (loudFrames === 0) return;
  for (let t = 0; t < count; t += 1) {
    const offset = t * coefficients;
    for (let i = 0; i < coefficients; i += 1)
      cepstra[offset + i] = cepstra[offset + i]! - mean[i]! / loudFrames;
  }
}

function withDifferences(cepstra: Float32Array, count: number): Float32Array {
  const values = new Float32Array(count * featureSize);
  const frameOffset = (t: number) => Math.min(Math.max(t, 0), count - 1) * coefficients;
  for (let t = 0; t < count; t += 1) {
    const to = t * featureSize;
    for (let i = 0; i < coefficients; i += 1) {
      const c = (shift: number) => cepstra[frameOffset(t + shift) + i]!;
      values[to + i] = c(0);
      values[to + coefficients + i] = c(2) - c(-2);
      values[to + 2 * coefficients + i] = c(3) - c(-1) - (c(1) - c(-3));
    }
  }
  return values;
}

/**
 * Mel-frequency cepstra with first and second differences, matching the acoustic model's training (SphinxTrain's
 * `1s_c_d_dd`, 130 to 3,700 Hz, noise removal, cepstral mean subtraction).
 *
 * @param samples mono, `sampleRate`, full scale 1
 */
export function extractFeatures(samples: Float32Array): Features {
  const count = Math.max(0, Math.floor((samples.length - frameLength) / frameShift) + 1);
  const cepstra = new Float32Array(count * coefficients);
  const levels = new Float32Array(count);
  const frame = new Float64Array(fftSize);
  const bands = new Float64Array(count * filterCount);
  const energies = new Float64Array(filterCount);
  const denoise = createDenoiser();
  for (let t = 0; t < count; t += 1) {
    const start = t * frameShift;
    let square = 0;
    for (let i = 0; i < frameLength; i += 1) {
      const sample = samples[start + i]!;
      const before = start + i === 0 ? 0 : samples[start + i - 1]!;
      square += sample * sample;
      frame[i] = 32_768 * (sample - 0.97 * before) * hamming[i]!;
    }
    frame.fill(0, frameLength);
    levels[t] = 10 * Math.log10(square / frameLength + 1e-10);
    const spectrum = powerSpectrum(frame);
    for (let f = 0; f < filterCount; f += 1) {
      const { first, weights } = bank[f]!;
      let energy = 0;
      for (let k = 0; k < weights.length; k += 1) energy += spectrum[first + k]! * weights[k]!;
      energies[f] = energy;
    }
    bands.set(energies, t * filterCount);
    denoise(energies);
    for (let f = 0; f < filterCount; f += 1) energies[f] = Math.log(energies[f]! + 1e-4);
    for (let i = 0; i < coefficients; i += 1) {
      let sum = 0;
      for (let f = 0; f < filterCount; f += 1) sum += cosines[i * filterCount + f]! * energies[f]!;
      cepstra[t * coefficients + i] = sum * lifter[i]!;
    }
  }
  subtractMean(cepstra, count);
  return { count, values: withDifferences(cepstra, count), levels, bands };
}
