/** One line of the table: what was done, what was seen, and whether that is what must happen. */
export type Finding = {
  did: string;
  measured: string;
  /** Neither true nor false where this machine does not allow it; `measured` then says why. */
  isOk: boolean | "not possible here";
};

/** One thing that goes wrong, made to go wrong. It works in `folder`, which is removed afterwards. */
export type Drill = (folder: string) => Promise<Finding[]>;

export const wait = (milliseconds: number) => new Promise<void>((next) => setTimeout(next, milliseconds));

/** Asks until it is so. @returns whether it became so in time */
export async function becomes(isSo: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    if (await isSo()) return true;
    await wait(50);
  }
  return isSo();
}

export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const started = performance.now();
  return { result: await work(), milliseconds: Math.round(performance.now() - started) };
}

/** What an error says, for the table. */
export function failureReason(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n")[0] ?? "";
}
