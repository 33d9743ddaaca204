const size = 512;
const half = size / 2;
const cosine = Float64Array.from({ length: half }, (_, i) => Math.cos((2 * Math.PI * i) / size));
const sine = Float64Array.from({ length: half }, (_, i) => -Math.sin((2 * Math.PI * i) / size));
const reversed = Uint16Array.from({ length: size }, (_, i) => {
  let [bits, out] = [i, 0];
  for (let bit = 1; bit < size; bit *= 2) {
    out = out * 2 + (bits & 1);
    bits >>= 1;
  }
  return out;
});
const real = new Float64Array(size);
const imaginary = new Float64Array(size);
const power = new Float64Array(half + 1);

/** Squared magnitudes of bins 0..256 of 512 real samples (radix-2 FFT). The next call overwrites the result. */
export function powerSpectrum(samples: Float64Array): Float64Array {
  for (let i = 0; i < size; i += 1) real[reversed[i]!] = samples[i]!;
  imaginary.fill(0);
  for (let width = 2; width <= size; width *= 2) {
    const [reach, stride] = [width / 2, size / width];
    for (let start = 0; start < size; start += width) {
      for (let k = 0; k < reach; k += 1) {
        const a = start + k;
        const b = a + reach;
        const c = cosine[k * stride]!;
        const s = sine[k * stride]!;
        const re = real[b]! * c - imaginary[b]! * s;
        const im = real[b]! * s + imaginary[b]! * c;
        real[b] = real[a]! - re;
        imaginary[b] = imaginary[a]! - im;
        real[a] = real[a]! + re;
        imaginary[a] = imaginary[a]! + im;
      }
    }
  }
  for (let i = 0; i <= half; i += 1) power[i] = real[i]! ** 2 + imaginary[i]! ** 2;
  return power;
}
