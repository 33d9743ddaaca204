const cutoffHertz = 100;
/** Quality factors of the two sections of a fourth-order Butterworth filter. */
const qualities = [0.541_196_1, 1.306_563];

/**
 * Removes the mean and what lies below 100 Hz, such as the hum of the mains: the model hears 130 Hz and more. A
 * fourth-order Butterworth filter: 18 dB less at 60 Hz, 24 dB less at 50 Hz. Coefficients after R. Bristow-Johnson,
 * "Cookbook formulae for audio EQ biquad filter coefficients".
 *
 * @param samples mono; not changed. NaN and infinity become 0.
 * @param sampleRate samples per second
 */
export function highPass(samples: Float32Array, sampleRate: number): Float32Array {
  const finite = samples.map((sample) => (Number.isFinite(sample) ? sample : 0));
  const mean = finite.reduce((sum, sample) => sum + sample, 0) / Math.max(finite.length, 1);
  let out = finite.map((sample) => sample - mean);
  const omega = (2 * Math.PI * cutoffHertz) / sampleRate;
  for (const quality of qualities) {
    const alpha = Math.sin(omega) / (2 * quality);
    const cosine = Math.cos(omega);
    const scale = 1 / (1 + alpha);
    const [b0, b1] = [((1 + cosine) / 2) * scale, -(1 + cosine) * scale];
    const [a1, a2] = [-2 * cosine * scale, (1 - alpha) * scale];
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    out = out.map((x) => {
      const y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  }
  return out;
}
