import { vi } from "vitest";

/** A bound for what never comes: a shared machine has taken ten times as long as a quiet one. */
const patienceMs = 120_000;

/** Waits until a check throws nothing. @returns what it returns then */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 30 });
