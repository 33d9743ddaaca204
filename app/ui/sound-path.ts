/** A fixed sequence of numbers from 0 to 1: a drawing is the same in every build. */
function createSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Half the heights of a voice: it swells with each word and falls silent between words. */
function halves(count: number, seed: number, size: number): number[] {
  const next = createSequence(seed * 7919);
  return Array.from({ length: count }, (_, index) =>
    Math.max(1, Math.round((size / 2) * (0.15 + 0.85 * next() * Math.abs(Math.sin(index / 3.1))))),
  );
}

/** The path of a voice as bars 4 units apart, from left to right, `size` units high. */
export function soundPath(count: number, seed: number, size: number): string {
  return halves(count, seed, size)
    .map((half, index) => `M${index * 4 + 1} ${size / 2 - half}v${half * 2}`)
    .join("");
}

/** The same from top to bottom, `size` units wide. */
export function soundSpine(count: number, seed: number, size: number): string {
  return halves(count, seed, size)
    .map((half, index) => `M${size / 2 - half} ${index * 4 + 1}h${half * 2}`)
    .join("");
}
