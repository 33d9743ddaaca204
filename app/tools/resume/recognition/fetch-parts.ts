/**
 * Sizes of the recogniser's large parts in bytes, uncompressed and as transferred. (The model is a gzip file,
 * the WebAssembly module is sent with brotli.)
 */
export const partSizes = {
  model: { received: 2_952_873, sent: 2_952_873 },
  wasm: { received: 2_857_601, sent: 823_493 },
};
type PartName = keyof typeof partSizes;

async function fetchPart(
  url: string,
  signal: AbortSignal,
  onBytes: (received: number) => void,
): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const reader = response.body.getReader();
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    received += value.length;
    onBytes(received);
  }
}

/** Loads the parts into the browser's cache in parallel. `onProgress` gets the transferred share, 0 to 1. */
export async function fetchParts(
  urls: Record<PartName, string>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const sent = { model: 0, wasm: 0 };
  const total = partSizes.model.sent + partSizes.wasm.sent;
  const load = (name: PartName) =>
    fetchPart(urls[name], signal, (received) => {
      const size = partSizes[name];
      sent[name] = Math.min(1, received / size.received) * size.sent;
      onProgress((sent.model + sent.wasm) / total);
    });
  await Promise.all([load("model"), load("wasm")]);
}
