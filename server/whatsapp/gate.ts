/** The longest wait: under a load that never ends, replies are slow, but they come. */
const defaultMaxWaitMs = 250;

/** Requests at work while a few hundred messages a second come in. More are a sign that they wait for this thread. */
const maxOpen = 8;

/**
 * Lets work that can wait give way to requests once many are at work. SQLite writes in this thread: a row of tasks would keep Meta waiting until
 * it gives up.
 */
export function createGate(maxWaitMs = defaultMaxWaitMs) {
  let open = 0;
  const waiting: (() => void)[] = [];
  return {
    /** Runs a request. */
    async pass<Result>(work: () => Promise<Result>): Promise<Result> {
      open += 1;
      try {
        return await work();
      } finally {
        open -= 1;
        if (open <= maxOpen) for (const go of waiting.splice(0)) go();
      }
    },
    /** Resolves once few requests are at work, or after the longest wait. */
    async idle(): Promise<void> {
      // Requests that have come meanwhile are read first.
      await new Promise((next) => setImmediate(next));
      if (open <= maxOpen) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxWaitMs);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
export type Gate = ReturnType<typeof createGate>;
