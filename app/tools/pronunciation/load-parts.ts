/** A file to load; `size` in bytes, uncompressed. */
export type Part = { url: string; size: number };

async function loadPart(
  { url }: Part,
  signal: AbortSignal,
  onBytes: (received: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces).arrayBuffer();
    pieces.push(value);
    received += value.length;
    onBytes(received);
  }
}

/** Loads files in parallel. `onProgress` gets the loaded share of all bytes, 0 to 1. */
export function loadParts(
  parts: Part[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer[]> {
  const received = parts.map(() => 0);
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  return Promise.all(
    parts.map((part, index) =>
      loadPart(part, signal, (loaded) => {
        received[index] = Math.min(loaded, part.size);
        onProgress(total > 0 ? received.reduce((sum, bytes) => sum + bytes, 0) / total : 0);
      }),
    ),
  );
}
