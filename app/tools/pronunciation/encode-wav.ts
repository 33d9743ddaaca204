const sampleRate = 16_000;
const headerSize = 44;

/** Encodes 16 kHz mono audio as WAV, in which every player shows the duration and can seek. */
export function encodeWav(samples: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(headerSize + 2 * samples.length));
  const write = (offset: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(offset + index, letter.charCodeAt(0));
  };
  write(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  for (const [index, sample] of samples.entries()) {
    view.setInt16(headerSize + 2 * index, Math.round(32_767 * Math.min(1, Math.max(-1, sample))), true);
  }
  return new Blob([view], { type: "audio/wav" });
}
