import { vi } from "vitest";

/** Only catches hangs: a shared machine can be ten times slower than a quiet one. */
const patienceMs = 120_000;

/** Waits until a check no longer throws. @returns its result */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 30 });
