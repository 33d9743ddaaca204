/** The parts of a Sphinx acoustic model needed for context-independent scoring. */
export type SphinxModel = {
  phones: string[];
  densities: number;
  /** [codebook][stream][density][13] */
  means: Float32Array;
  variances: Float32Array;
  /** Quantised log weights [stream][density][phone * 3 + state]; 0 is the largest weight. */
  weights: Uint8Array;
  /** Rows of [phone][state][next state or exit]. */
  transitions: Float32Array;
};

export type SphinxFiles = Record<
  "means" | "variances" | "sendump" | "mdef" | "transition_matrices",
  Uint8Array
>;

const emittingStates = 3;

class Reader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  position = 0;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  int(): number {
    this.position += 4;
    return this.view.getInt32(this.position - 4, true);
  }
  floats(count: number): Float32Array {
    const out = new Float32Array(count);
    for (let i = 0; i < count; i += 1) out[i] = this.view.getFloat32(this.position + i * 4, true);
    this.position += count * 4;
    return out;
  }
  /** Skips the text header of an "s3" file and its byte-order mark. */
  skipHeader(): void {
    const end = new TextEncoder().encode("endhdr\n");
    const start = this.bytes.findIndex((_, i) => end.every((byte, k) => this.bytes[i + k] === byte));
    if (start < 0) throw new Error("no Sphinx header");
    this.position = start + end.length + 4;
  }
}

function readGaussians(bytes: Uint8Array): { densities: number; data: Float32Array } {
  const reader = new Reader(bytes);
  reader.skipHeader();
  const [, streams = 0, densities = 0] = [reader.int(), reader.int(), reader.int()];
  for (let i = 0; i < streams; i += 1) reader.int();
  return { densities, data: reader.floats(reader.int()) };
}

function readPhones(bytes: Uint8Array): string[] {
  const reader = new Reader(bytes);
  reader.position = 8;
  reader.position = 12 + reader.int();
  const count = reader.int();
  reader.position += 9 * 4;
  const names: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const end = bytes.indexOf(0, reader.position);
    names.push(new TextDecoder().decode(bytes.subarray(reader.position, end)));
    reader.position = end + 1;
  }
  return names;
}

function readWeights(bytes: Uint8Array, streams: number, densities: number, states: number): Uint8Array {
  const reader = new Reader(bytes);
  for (let length = reader.int(); length !== 0; length = reader.int()) reader.position += length;
  const [rows, columns] = [reader.int(), reader.int()];
  if (rows !== densities) throw new Error(`${rows} rows of weights for ${densities} densities`);
  const out = new Uint8Array(streams * densities * states);
  for (let row = 0; row < streams * densities; row += 1) {
    const from = reader.position + row * columns;
    out.set(bytes.subarray(from, from + states), row * states);
  }
  return out;
}

function readTransitions(bytes: Uint8Array): Float32Array {
  const reader = new Reader(bytes);
  reader.skipHeader();
  reader.position += 3 * 4;
  return reader.floats(reader.int());
}

/** Reads a model of the shape of CMU Sphinx's `en-us` (phonetically tied, 3 streams, 3 states a phone). */
export function readSphinxModel(files: SphinxFiles): SphinxModel {
  const phones = readPhones(files.mdef);
  const means = readGaussians(files.means);
  return {
    phones,
    densities: means.densities,
    means: means.data,
    variances: readGaussians(files.variances).data,
    weights: readWeights(files.sendump, 3, means.densities, phones.length * emittingStates),
    transitions: readTransitions(files.transition_matrices),
  };
}
