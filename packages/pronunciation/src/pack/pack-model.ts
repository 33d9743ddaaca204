import { coefficients, streams } from "../hear/front-end.ts";
import { type ModelHeader, magic, meanSteps, precisionSteps } from "../hear/model.ts";
import type { SphinxModel } from "./sphinx-model.ts";

const minVariance = 1e-4;

/**
 * Quantises each feature dimension evenly between its minimum and maximum; [stream][coefficient][codebook][density].
 */
function quantise(
  data: Float32Array,
  codebooks: number,
  densities: number,
  steps: number,
): { bytes: Uint8Array; ranges: [number, number][] } {
  const bytes = new Uint8Array(data.length);
  const ranges: [number, number][] = [];
  let offset = 0;
  for (let stream = 0; stream < streams; stream += 1) {
    for (let i = 0; i < coefficients; i += 1) {
      const values: number[] = [];
      for (let codebook = 0; codebook < codebooks; codebook += 1) {
        for (let d = 0; d < densities; d += 1) {
          values.push(data[((codebook * streams + stream) * densities + d) * coefficients + i]!);
        }
      }
      const [low, high] = [Math.min(...values), Math.max(...values)];
      ranges.push([low, high]);
      for (const value of values) {
        bytes[offset] = Math.round(((value - low) / (high - low)) * steps);
        offset += 1;
      }
    }
  }
  return { bytes, ranges };
}

/**
 * Packs the model for `decodeModel`: means in 8 bits, log variances in 6, weights of the context-independent states,
 * transitions. The packed networks follow.
 */
export function packModel(model: SphinxModel, networks: Uint8Array): Uint8Array<ArrayBuffer> {
  const { phones, densities } = model;
  const means = quantise(model.means, phones.length, densities, meanSteps);
  const logs = model.variances.map((variance) => Math.log(Math.max(variance, minVariance)));
  const variances = quantise(logs, phones.length, densities, precisionSteps);
  const header: ModelHeader = {
    phones,
    densities,
    means: means.ranges,
    logVariances: variances.ranges,
    transitions: [...model.transitions].map((count) => Math.round(count)),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const parts = [means.bytes, variances.bytes, model.weights, networks];
  const out = new Uint8Array(8 + text.length + parts.reduce((sum, part) => sum + part.length, 0));
  const view = new DataView(out.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, text.length, true);
  out.set(text, 8);
  let offset = 8 + text.length;
  for (const part of parts) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
}
