import { coefficients, type Features, featureSize } from "./front-end.ts";
import { type Network, runNetwork } from "./network.ts";

/** Frames around a frame that the network sees, as distances from it. Nearer frames are denser. */
export const contextFrames = [-10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 10];
/** Every second frame is computed. Each phone has at least one: it lasts three frames or more. */
export const posteriorStep = 2;
const framesPerBatch = 32;

/**
 * Log posteriors, given equal priors, of the 39 phones and of silence, from the cepstra around a frame:
 * `values[(frame / posteriorStep) * outputs + phone]`.
 */
export type Posteriors = { outputs: number; values: Float32Array };

/** Computes the posteriors of every second frame of a recording with the network of the speech model. */
export function computePosteriors({ count, values }: Features, network: Network): Posteriors {
  const outputs = network.layers.at(-1)?.outputs ?? 0;
  const frames = Math.ceil(count / posteriorStep);
  const out = new Float32Array(frames * outputs);
  for (let first = 0; first < frames; first += framesPerBatch) {
    const cases = Math.min(framesPerBatch, frames - first);
    const input = new Float32Array(contextFrames.length * coefficients * cases);
    contextFrames.forEach((distance, c) => {
      for (let k = 0; k < cases; k += 1) {
        const frame = Math.min(Math.max((first + k) * posteriorStep + distance, 0), count - 1);
        for (let i = 0; i < coefficients; i += 1)
          input[(c * coefficients + i) * cases + k] = values[frame * featureSize + i]!;
      }
    });
    const logits = runNetwork(network, input, cases);
    for (let k = 0; k < cases; k += 1) {
      let top = Number.NEGATIVE_INFINITY;
      for (let o = 0; o < outputs; o += 1) top = Math.max(top, logits[o * cases + k]!);
      let total = 0;
      for (let o = 0; o < outputs; o += 1) total += Math.exp(logits[o * cases + k]! - top);
      const norm = top + Math.log(total);
      for (let o = 0; o < outputs; o += 1) out[(first + k) * outputs + o] = logits[o * cases + k]! - norm;
    }
  }
  return { outputs, values: out };
}
