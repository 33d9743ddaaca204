import type { Model } from "../../../packages/pronunciation/src/index.ts";
import type { SphinxModel } from "../../../packages/pronunciation/src/pack/sphinx-model.ts";

const coefficients = 13;
const minVariance = 1e-4;

/** The packed model with its original, unquantised means and variances. */
export function floatModel(packed: Model, { means, variances }: SphinxModel): Model {
  const peaks = new Float32Array(packed.peaks.length);
  const precisions = variances.map((variance, index) => {
    const floored = Math.max(variance, minVariance);
    const row = Math.floor(index / coefficients);
    peaks[row] = (peaks[row] ?? 0) - 0.5 * Math.log(2 * Math.PI * floored);
    return 0.5 / floored;
  });
  return { ...packed, means, precisions, peaks };
}
