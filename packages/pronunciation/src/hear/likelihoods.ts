import { coefficients, type Features, featureSize, streams } from "./front-end.ts";
import { type Model, type SpeechModel, statesPerPhone } from "./model.ts";
import { computePosteriors, type Posteriors } from "./phone-posteriors.ts";

/** Densities this many nats below the best of their mixture have no visible effect. */
const negligibleNats = 10;
/** Frames per batch. Each density is read from memory once for the batch, which halves the time. */
const framesPerBatch = 6;

/**
 * Computes every second frame, which halves the time; `fillBetween` interpolates the others. A frame is 25 ms long
 * and the next one starts 10 ms later, so neighbours carry nearly the same information.
 */
const frameStep = 2;

const stepsPerNat = 64;
/**
 * Table of e^−x for x from 0 to `negligibleNats`. Interpolation is exact to 3e-5 and takes half the time of Math.exp.
 */
const decays = Float64Array.from({ length: negligibleNats * stepsPerNat + 2 }, (_, step) =>
  Math.exp(-step / stepsPerNat),
);

/** Log likelihoods: `values[frame * states + state]`. `best` is the maximum of each frame. */
export type Likelihoods = { count: number; states: number; values: Float32Array; best: Float32Array };

/** What both acoustic models hear in a recording. */
export type Heard = Likelihoods & { posteriors: Posteriors };

/**
 * Log densities of one mixture. A separate function, unrolled by frame: most of the time is spent here, and JavaScript
 * engines optimise short functions on plain numbers best.
 *
 * @param x [coefficient][frame], of `framesPerBatch` frames
 * @param logs [density][frame], filled here
 */
function computeMixture(
  { densities, means, precisions, peaks }: Model,
  firstRow: number,
  x: Float64Array,
  logs: Float64Array,
): void {
  let index = firstRow * coefficients;
  let to = 0;
  for (let d = 0; d < densities; d += 1, to += framesPerBatch) {
    const peak = peaks[firstRow + d]!;
    let log0 = peak;
    let log1 = peak;
    let log2 = peak;
    let log3 = peak;
    let log4 = peak;
    let log5 = peak;
    for (let from = 0; from < x.length; from += framesPerBatch, index += 1) {
      const mean = means[index]!;
      const precision = precisions[index]!;
      const distance0 = x[from]! - mean;
      const distance1 = x[from + 1]! - mean;
      const distance2 = x[from + 2]! - mean;
      const distance3 = x[from + 3]! - mean;
      const distance4 = x[from + 4]! - mean;
      const distance5 = x[from + 5]! - mean;
      log0 -= distance0 * distance0 * precision;
      log1 -= distance1 * distance1 * precision;
      log2 -= distance2 * distance2 * precision;
      log3 -= distance3 * distance3 * precision;
      log4 -= distance4 * distance4 * precision;
      log5 -= distance5 * distance5 * precision;
    }
    logs[to] = log0;
    logs[to + 1] = log1;
    logs[to + 2] = log2;
    logs[to + 3] = log3;
    logs[to + 4] = log4;
    logs[to + 5] = log5;
  }
}

/**
 * Adds one mixture to a frame's `values` from `to` on: the densities in `logs`, weighted for each of three states.
 */
function addStates(
  { densities, weights }: Model,
  firstRow: number,
  logs: Float64Array,
  frame: number,
  values: Float32Array,
  to: number,
): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let index = frame; index < logs.length; index += framesPerBatch)
    if (logs[index]! > top) top = logs[index]!;
  let a = 0;
  let b = 0;
  let c = 0;
  for (let d = 0; d < densities; d += 1) {
    const steps = (top - logs[d * framesPerBatch + frame]!) * stepsPerNat;
    if (steps >= negligibleNats * stepsPerNat) continue;
    const step = steps | 0;
    const height = decays[step]! + (decays[step + 1]! - decays[step]!) * (steps - step);
    const row = (firstRow + d) * statesPerPhone;
    a += height * weights[row]!;
    b += height * weights[row + 1]!;
    c += height * weights[row + 2]!;
  }
  values[to] = values[to]! + top + Math.log(a);
  values[to + 1] = values[to + 1]! + top + Math.log(b);
  values[to + 2] = values[to + 2]! + top + Math.log(c);
}

/**
 * Fills each skipped frame with the mean of its neighbours. A last frame without a successor copies its predecessor.
 */
function fillBetween(values: Float32Array, count: number, states: number): void {
  for (let t = 1; t < count; t += frameStep) {
    const before = (t - 1) * states;
    const after = t + 1 < count ? (t + 1) * states : before;
    for (let state = 0; state < states; state += 1)
      values[t * states + state] = 0.5 * (values[before + state]! + values[after + state]!);
  }
}

/**
 * Log likelihood of each state of each phone in each frame: the product over the streams of the state's mixture. And
 * the network's posteriors of each phone.
 *
 * @param onShare receives the completed share, 0..1
 */
export function computeLikelihoods(
  features: Features,
  model: SpeechModel,
  onShare?: (share: number) => void,
): Heard {
  const { count, values: cepstra } = features;
  const phones = model.phones.length;
  const states = phones * statesPerPhone;
  const values = new Float32Array(count * states);
  const best = new Float32Array(count).fill(Number.NEGATIVE_INFINITY);
  const logs = new Float64Array(model.densities * framesPerBatch);
  const x = new Float64Array(coefficients * framesPerBatch);

  for (let mixture = 0; mixture < phones * streams; mixture += 1) {
    onShare?.(mixture / (phones * streams));
    const [phone, stream] = [Math.floor(mixture / streams), mixture % streams];
    const firstRow = mixture * model.densities;
    for (let first = 0; first < count; first += framesPerBatch * frameStep) {
      const batchFrames = Math.min(framesPerBatch, Math.ceil((count - first) / frameStep));
      for (let i = 0; i < coefficients; i += 1) {
        const from = first * featureSize + stream * coefficients + i;
        for (let frame = 0; frame < batchFrames; frame += 1)
          x[i * framesPerBatch + frame] = cepstra[from + frame * frameStep * featureSize]!;
      }
      computeMixture(model, firstRow, x, logs);
      for (let frame = 0; frame < batchFrames; frame += 1) {
        const to = (first + frame * frameStep) * states + phone * statesPerPhone;
        addStates(model, firstRow, logs, frame, values, to);
      }
    }
  }
  fillBetween(values, count, states);
  for (let t = 0; t < count; t += 1)
    for (let state = 0; state < states; state += 1) best[t] = Math.max(best[t]!, values[t * states + state]!);
  const posteriors = computePosteriors(features, model.sounds);
  onShare?.(1);
  return { count, states, values, best, posteriors };
}
