import { coefficients, type Features, featureSize, streams } from "./front-end.ts";
import { type Model, statesPerPhone } from "./model.ts";

/** Densities this many nats below the best of their mixture add nothing that shows. */
const negligible = 15;
/** After so many coefficients most densities are known to be negligible. */
const firstLook = 5;

/** Logarithmic likelihoods: `values[frame * states + state]`; `best` is the greatest of each frame. */
export type Likelihoods = { count: number; states: number; values: Float32Array; best: Float32Array };

/**
 * Fills `logs` with the densities of one mixture, as far as they matter, and returns the best of them. On its own, since
 * nearly all of the time is spent here and engines make short functions fast.
 *
 * @param likely the density to try first
 */
function hearMixture(
  { densities, means, precisions, peaks }: Model,
  firstRow: number,
  x: Float64Array,
  logs: Float64Array,
  likely: number,
): number {
  const size = x.length;
  let best = likely;
  let top = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < densities; n += 1) {
    const d = n === 0 ? likely : n <= likely ? n - 1 : n;
    const row = firstRow + d;
    let at = row * size;
    let log = peaks[row]!;
    for (let i = 0; i < firstLook; i += 1, at += 1) {
      const distance = x[i]! - means[at]!;
      log -= distance * distance * precisions[at]!;
    }
    if (log > top - negligible) {
      for (let i = firstLook; i < size; i += 1, at += 1) {
        const distance = x[i]! - means[at]!;
        log -= distance * distance * precisions[at]!;
      }
    }
    logs[d] = log;
    if (log > top) {
      top = log;
      best = d;
    }
  }
  return best;
}

/**
 * How likely each state of each phone is in each frame: the product over the streams of the state's mixture.
 *
 * @param onShare called now and then with the share that is done, 0..1
 */
export function hearLikelihoods(
  { count, values: features }: Features,
  model: Model,
  onShare?: (share: number) => void,
): Likelihoods {
  const { densities, weights } = model;
  const states = model.phones.length * statesPerPhone;
  const values = new Float32Array(count * states);
  const best = new Float32Array(count).fill(Number.NEGATIVE_INFINITY);
  const logs = new Float64Array(densities);
  // Neighbouring frames are alike: the density that was best is tried first, so that most others are soon out.
  const lastBest = new Uint8Array(model.phones.length * streams);
  const x = new Float64Array(coefficients);

  for (let t = 0; t < count; t += 1) {
    if (t % 64 === 0) onShare?.(t / count);
    for (let stream = 0; stream < streams; stream += 1) {
      for (let i = 0; i < coefficients; i += 1) x[i] = features[t * featureSize + stream * coefficients + i]!;
      for (let phone = 0; phone < model.phones.length; phone += 1) {
        const mixture = phone * streams + stream;
        const firstRow = mixture * densities;
        const topDensity = hearMixture(model, firstRow, x, logs, lastBest[mixture]!);
        const top = logs[topDensity]!;
        lastBest[mixture] = topDensity;
        let a = 0;
        let b = 0;
        let c = 0;
        const enough = top - negligible;
        for (let d = 0; d < densities; d += 1) {
          if (logs[d]! <= enough) continue;
          const height = Math.exp(logs[d]! - top);
          const row = (firstRow + d) * statesPerPhone;
          a += height * weights[row]!;
          b += height * weights[row + 1]!;
          c += height * weights[row + 2]!;
        }
        const to = t * states + phone * statesPerPhone;
        values[to] = values[to]! + top + Math.log(a);
        values[to + 1] = values[to + 1]! + top + Math.log(b);
        values[to + 2] = values[to + 2]! + top + Math.log(c);
      }
    }
    for (let state = 0; state < states; state += 1) best[t] = Math.max(best[t]!, values[t * states + state]!);
  }
  onShare?.(1);
  return { count, states, values, best };
}
