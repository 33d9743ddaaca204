/** One row of the result table. */
export type Finding = {
  step: string;
  measured: string;
  /** "not possible here" if this machine does not allow the step; `measured` says why. */
  isOk: boolean | "not possible here";
};

/** Causes one kind of failure. `folder` is removed afterwards. */
export type Drill = (folder: string) => Promise<Finding[]>;

export const wait = (milliseconds: number) => new Promise<void>((next) => setTimeout(next, milliseconds));

export { waitUntil } from "#scripts/machine/wait-until.ts";

export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const started = performance.now();
  return { result: await work(), milliseconds: Math.round(performance.now() - started) };
}

/** The first line of an error, for the table. */
export function failureReason(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
}
