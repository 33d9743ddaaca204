import { describe, expect, it } from "vitest";
import { decodeNetworks, packedLength, runNetwork } from "./network.ts";

/** Packs layers of whole-number weights, each output with its scale, as the training does. */
function pack(
  sizes: number[],
  layers: { biases: number[]; scales: number[]; weights: number[] }[],
): Uint8Array {
  const bytes = new Uint8Array(packedLength(sizes));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  const write = (values: number[], set: "setUint32" | "setFloat32") => {
    for (const value of values) {
      view[set](offset, value, true);
      offset += 4;
    }
  };
  write([sizes.length - 1, ...sizes], "setUint32");
  write(Array(sizes[0]).fill(1), "setFloat32");
  write(Array(sizes[0]).fill(2), "setFloat32");
  for (const { biases, scales, weights } of layers) {
    write([...biases, ...scales], "setFloat32");
    for (const weight of weights) {
      view.setInt8(offset, weight);
      offset += 1;
    }
  }
  return bytes;
}

const sizes = [2, 2, 1];
const packed = pack(sizes, [
  { biases: [0, 1], scales: [0.5, 1], weights: [2, 4, -1, -1] },
  { biases: [10], scales: [1], weights: [1, 3] },
]);

describe("a packed network", () => {
  it("computes each case on its own", () => {
    const [network] = decodeNetworks(packed);
    // Normalised, the cases are (1, 2) and (−1, 0); the second hidden value is rectified in the first case.
    const input = Float32Array.from([3, -1, 5, 1]);
    expect([...runNetwork(network!, input, 2)]).toEqual([10 + 1 + 4, 10 + 3 * 2]);
    expect([...runNetwork(network!, Float32Array.from([-1, 1]), 1)]).toEqual([16]);
  });

  it("is followed by the next one, at any offset in a buffer", () => {
    const shifted = new Uint8Array(2 * packed.length + 1);
    shifted.set(packed, 1);
    shifted.set(packed, 1 + packed.length);
    const networks = decodeNetworks(shifted.subarray(1));
    expect(networks).toHaveLength(2);
    expect(networks[1]).toEqual(networks[0]);
  });

  it("is refused when it ends early", () => {
    expect(() => decodeNetworks(packed.subarray(0, packed.length - 1))).toThrow("cut off");
    expect(() => decodeNetworks(packed.subarray(0, 2))).toThrow();
    expect(decodeNetworks(new Uint8Array())).toEqual([]);
  });
});
