/** Maximum wait: under permanent load, replies are slow but still arrive. */
const defaultMaxWaitMs = 250;

/** Concurrent requests at a few hundred messages per second; more mean that they wait for this thread. */
const maxOpen = 8;

/**
 * Lets deferrable work yield to requests once many are in progress. SQLite writes in this thread, so a series
 * of tasks would keep Meta waiting until it times out.
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
    /** Resolves once few requests are in progress, or after the maximum wait. */
    async idle(): Promise<void> {
      // Requests that have arrived meanwhile go first.
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
