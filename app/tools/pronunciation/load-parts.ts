/** A file, and its size in bytes as the page receives it. */
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

/** Loads files side by side. `onProgress` hears how much of all there is, from 0 to 1. */
export function loadParts(
  parts: Part[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer[]> {
  const received = parts.map(() => 0);
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  return Promise.all(
    parts.map((part, index) =>
      loadPart(part, signal, (bytes) => {
        received[index] = Math.min(bytes, part.size);
        onProgress(all > 0 ? received.reduce((sum, one) => sum + one, 0) / all : 0);
      }),
    ),
  );
}
