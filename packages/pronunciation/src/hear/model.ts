import { coefficients, streams } from "./front-end.ts";
import { decodeNetworks, type Network } from "./network.ts";

export const statesPerPhone = 3;
export const magic = 0x31_6d_70_73;
export const meanSteps = 255;
export const precisionSteps = 63;

export type ModelHeader = {
  phones: string[];
  densities: number;
  /** Minimum and maximum of each of the 39 feature dimensions. */
  means: [number, number][];
  logVariances: [number, number][];
  /** Counts of [phone][state][next state or exit]. */
  transitions: number[];
};

/**
 * A Gaussian mixture per phone and stream. Three states share its densities, each with its own weights. Arrays are
 * laid out by [phone][stream][density], then 13 coefficients or 3 states.
 */
export type Model = {
  phones: string[];
  densities: number;
  means: Float32Array;
  /** 1 / (2 variance). */
  precisions: Float32Array;
  /** Log of a density's height at its mean. */
  peaks: Float32Array;
  weights: Float32Array;
  /** Log probabilities of staying in and leaving a state, [phone][state]. */
  stay: Float32Array;
  leave: Float32Array;
};

/** The acoustic model and the networks that rate sounds. */
export type SpeechModel = Model & {
  /** Cepstra around a frame → phone or silence, as logits given equal priors. */
  sounds: Network;
  /** What was heard of a phone → its ratings from 0 to 1 (`SoundRating`); their mean counts. */
  ratings: Network[];
};

const minTransition = 1e-4;
const weightBase = 1024 * Math.log(1.0001);

/**
 * Unpacks the file written by `packModel`.
 *
 * @throws Error if the bytes are something else or truncated
 */
export function decodeModel(bytes: Uint8Array): SpeechModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0, true) !== magic) throw new Error("not a packed acoustic model");
  const textEnd = 8 + view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, textEnd))) as ModelHeader;
  const { phones, densities } = header;
  const rows = phones.length * streams * densities;
  const size = rows * coefficients;
  const networksAt = textEnd + 2 * size + rows * statesPerPhone;
  if (bytes.length < networksAt) throw new Error("the acoustic model is cut off");
  const [sounds, ...ratings] = decodeNetworks(bytes.subarray(networksAt));
  if (!sounds || ratings.length === 0) throw new Error("the networks are cut off");

  const means = new Float32Array(size);
  const precisions = new Float32Array(size);
  const peaks = new Float32Array(rows);
  let offset = textEnd;
  for (let dimension = 0; dimension < streams * coefficients; dimension += 1) {
    const stream = Math.floor(dimension / coefficients);
    const i = dimension % coefficients;
    const [low = 0, high = 0] = header.means[dimension] ?? [];
    const [lowLog = 0, highLog = 0] = header.logVariances[dimension] ?? [];
    for (let phone = 0; phone < phones.length; phone += 1) {
      for (let d = 0; d < densities; d += 1) {
        const row = (phone * streams + stream) * densities + d;
        const log = lowLog + (bytes[offset + size]! / precisionSteps) * (highLog - lowLog);
        means[row * coefficients + i] = low + (bytes[offset]! / meanSteps) * (high - low);
        precisions[row * coefficients + i] = 0.5 * Math.exp(-log);
        peaks[row] = peaks[row]! - 0.5 * (log + Math.log(2 * Math.PI));
        offset += 1;
      }
    }
  }

  const quantised = bytes.subarray(textEnd + 2 * size, networksAt);
  const weights = new Float32Array(rows * statesPerPhone);
  const states = phones.length * statesPerPhone;
  for (let stream = 0; stream < streams; stream += 1) {
    for (let d = 0; d < densities; d += 1) {
      for (let state = 0; state < states; state += 1) {
        const phone = Math.floor(state / statesPerPhone);
        const to = ((phone * streams + stream) * densities + d) * statesPerPhone + (state % statesPerPhone);
        weights[to] = Math.exp(-quantised[(stream * densities + d) * states + state]! * weightBase);
      }
    }
  }
  return {
    phones,
    densities,
    means,
    precisions,
    peaks,
    weights,
    ...logTransitions(header),
    sounds,
    ratings,
  };
}

function logTransitions({ phones, transitions }: ModelHeader): Pick<Model, "stay" | "leave"> {
  const stay = new Float32Array(phones.length * statesPerPhone);
  const leave = new Float32Array(stay.length);
  for (let row = 0; row < stay.length; row += 1) {
    const state = row % statesPerPhone;
    const cells = transitions.slice(row * (statesPerPhone + 1), (row + 1) * (statesPerPhone + 1));
    const sum = cells.reduce((a, b) => a + b, 0);
    const log = (cell = 0) => Math.log(Math.max(cell / sum, minTransition));
    stay[row] = log(cells[state]);
    leave[row] = log(cells[state + 1]);
  }
  return { stay, leave };
}
