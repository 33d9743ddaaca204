export type Measurement = {
  what: string;
  measured: number;
  limit: number;
  unit?: string;
  /** The limit is a minimum instead of a maximum. */
  isFloor?: boolean;
};

/** Prints measurements next to their limits and counts those that exceed them. */
export function createReport({ isQuiet = false } = {}) {
  let count = 0;
  let past = 0;
  return {
    add({ what, measured, limit, unit = "", isFloor = false }: Measurement): void {
      // NaN, a failed measurement, fails every comparison.
      const isKept = isFloor ? measured >= limit : measured <= limit;
      count += 1;
      if (!isKept) past += 1;
      if (isKept && isQuiet) return;
      const figure = `${Number(measured.toFixed(3))} ${unit}`.trim();
      const comparison = `${isFloor ? "≥" : "≤"} ${limit} ${unit}`.trim();
      console.log(`${isKept ? "ok  " : "PAST"} ${what.padEnd(76)} ${figure.padStart(12)}  ${comparison}`);
    },
    /** Prints the result. @returns the exit code */
    finish(): number {
      const all = count === 1 ? "1 measurement" : `${count} measurements`;
      console.log(past === 0 ? `${all}, every budget is kept` : `${past} of ${all} past the budget`);
      return past === 0 ? 0 : 1;
    },
  };
}
