import { sampleRate } from "../hear/front-end.ts";

/** Zero crossings of the filter on each side. */
const zeroCrossings = 16;

/**
 * Converts mono samples to 16 kHz by a windowed sinc (Hann), which keeps the band below half of the lower rate.
 * Returns the same array if it has that rate already.
 *
 * @param sourceRate samples per second
 */
export function resample(samples: Float32Array, sourceRate: number): Float32Array {
  if (sourceRate === sampleRate) return samples;
  const ratio = sourceRate / sampleRate;
  const cutoff = Math.min(1, 1 / ratio);
  const width = zeroCrossings / cutoff;
  const out = new Float32Array(Math.floor(samples.length / ratio));
  // The kernel depends only on the fractional position. There are few if the rates have a large common
  // divisor.
  const kernels = new Map<number, Float64Array>();
  const taps = 2 * Math.ceil(width) + 1;
  const kernelFor = (offset: number) => {
    const key = Math.round(offset * 1e6);
    let kernel = kernels.get(key);
    if (!kernel) {
      kernel = new Float64Array(taps);
      let sum = 0;
      for (let k = 0; k < taps; k += 1) {
        const x = k - Math.ceil(width) - offset;
        const phase = Math.PI * x * cutoff;
        const sinc = Math.abs(phase) < 1e-9 ? 1 : Math.sin(phase) / phase;
        const hann = Math.abs(x) >= width ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * x) / width);
        kernel[k] = sinc * hann;
        sum += sinc * hann;
      }
      for (let k = 0; k < taps; k += 1) kernel[k] = kernel[k]! / sum;
      if (kernels.size < 2000) kernels.set(key, kernel);
    }
    return kernel;
  };
  for (let i = 0; i < out.length; i += 1) {
    const position = i * ratio;
    const centre = Math.floor(position);
    const kernel = kernelFor(position - centre);
    const first = centre - Math.ceil(width);
    let sum = 0;
    for (let k = 0; k < taps; k += 1) {
      const index = first + k;
      if (index >= 0 && index < samples.length) sum += samples[index]! * kernel[k]!;
    }
    out[i] = sum;
  }
  return out;
}
