import type { Model } from "../src/index.ts";
import type { SphinxModel } from "../src/pack/sphinx-model.ts";

const coefficients = 13;
const smallestVariance = 1e-4;

/** The packed model with the means and variances that it had before they were packed. */
export function floatModel(packed: Model, { means, variances }: SphinxModel): Model {
  const peaks = new Float32Array(packed.peaks.length);
  const precisions = variances.map((variance, at) => {
    const wide = Math.max(variance, smallestVariance);
    const row = Math.floor(at / coefficients);
    peaks[row] = (peaks[row] ?? 0) - 0.5 * Math.log(2 * Math.PI * wide);
    return 0.5 / wide;
  });
  return { ...packed, means, precisions, peaks };
}
