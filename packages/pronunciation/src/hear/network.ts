/** A layer of a network. `weights` are [output][input]. */
export type Layer = { inputs: number; outputs: number; weights: Float32Array; biases: Float32Array };

/**
 * A feed-forward network with rectified hidden layers and linear outputs. Inputs are normalised with `means` and
 * `deviations` first.
 */
export type Network = { means: Float32Array; deviations: Float32Array; layers: Layer[] };

/**
 * Length of a packed network in bytes: the number of layers, their sizes, then means, deviations, and for each
 * layer biases, scales and weights. A weight is a whole number from -127 to 127, times the scale of its output.
 */
export function packedLength(sizes: readonly number[]): number {
  let length = 4 + 4 * sizes.length + 8 * (sizes[0] ?? 0);
  for (let i = 1; i < sizes.length; i += 1) length += 8 * sizes[i]! + sizes[i - 1]! * sizes[i]!;
  return length;
}

/**
 * Unpacks networks that follow each other, as `lab/engines/pronunciation/fit-networks.py` packs them.
 *
 * @throws Error if the bytes end early
 */
export function decodeNetworks(bytes: Uint8Array): Network[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const networks: Network[] = [];
  let offset = 0;
  const floats = (count: number) => {
    const out = Float32Array.from({ length: count }, (_, i) => view.getFloat32(offset + 4 * i, true));
    offset += 4 * count;
    return out;
  };
  while (offset < bytes.length) {
    const layerCount = view.getUint32(offset, true);
    const sizes = Array.from({ length: layerCount + 1 }, (_, i) => view.getUint32(offset + 4 + 4 * i, true));
    if (offset + packedLength(sizes) > bytes.length) throw new Error("a network is cut off");
    offset += 4 + 4 * sizes.length;
    const means = floats(sizes[0]!);
    const deviations = floats(sizes[0]!);
    const layers = sizes.slice(1).map((outputs, i): Layer => {
      const inputs = sizes[i]!;
      const biases = floats(outputs);
      const scales = floats(outputs);
      const weights = new Float32Array(inputs * outputs);
      for (let index = 0; index < weights.length; index += 1)
        weights[index] = view.getInt8(offset + index) * scales[Math.floor(index / inputs)]!;
      offset += weights.length;
      return { inputs, outputs, weights, biases };
    });
    networks.push({ means, deviations, layers });
  }
  return networks;
}

/**
 * Applies a network to several inputs at once. Each weight is read once for all of them.
 *
 * @param input [input][case]
 * @param cases number of cases
 * @returns [output][case]
 */
export function runNetwork(
  { means, deviations, layers }: Network,
  input: Float32Array,
  cases: number,
): Float32Array {
  let values = new Float32Array(input.length);
  for (let i = 0; i < means.length; i += 1) {
    for (let k = i * cases; k < (i + 1) * cases; k += 1) values[k] = (input[k]! - means[i]!) / deviations[i]!;
  }
  layers.forEach(({ inputs, outputs, weights, biases }, number) => {
    const isLast = number === layers.length - 1;
    const next = new Float32Array(outputs * cases);
    for (let o = 0; o < outputs; o += 1) {
      const sums = next.subarray(o * cases, (o + 1) * cases).fill(biases[o]!);
      for (let i = 0; i < inputs; i += 1) {
        const weight = weights[o * inputs + i]!;
        const from = i * cases;
        for (let k = 0; k < cases; k += 1) sums[k] = sums[k]! + weight * values[from + k]!;
      }
      if (!isLast) for (let k = 0; k < cases; k += 1) sums[k] = Math.max(sums[k]!, 0);
    }
    values = next;
  });
  return values;
}
