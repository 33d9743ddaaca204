/** A seeded pseudo-random sequence from 0 to 1, so that every build draws the same. */
export function createSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Half the bar heights of a voice, which swells with each word and pauses in between. */
function halves(count: number, seed: number, size: number): number[] {
  const next = createSequence(seed * 7919);
  return Array.from({ length: count }, (_, index) =>
    Math.max(1, Math.round((size / 2) * (0.15 + 0.85 * next() * Math.abs(Math.sin(index / 3.1))))),
  );
}

/** A waveform from left to right: bars 4 units apart, at most `size` units high. */
export function soundPath(count: number, seed: number, size: number): string {
  return halves(count, seed, size)
    .map((half, index) => `M${index * 4 + 1} ${size / 2 - half}v${half * 2}`)
    .join("");
}

/** The same from top to bottom, at most `size` units wide. */
export function soundSpine(count: number, seed: number, size: number): string {
  return halves(count, seed, size)
    .map((half, index) => `M${size / 2 - half} ${index * 4 + 1}h${half * 2}`)
    .join("");
}
