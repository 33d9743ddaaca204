import { createHmac, randomBytes } from "node:crypto";
import { wideNetwork } from "./client-address.ts";

/** About 5 MB. Beyond it, the oldest key is dropped. */
const maxKeys = 20_000;

/** The limit of an IPv6 /48 is this many times that of each /64 in it. */
const wideFactor = 10;

type Verdict = { isAllowed: boolean; retryAfter: number };
/** Counts an event of a key. `now` is in milliseconds, `retryAfter` in seconds. */
type Counter = (key: string, now?: number) => Verdict;
/** Counts as many events, or for example bytes. */
type AmountCounter = (key: string, now?: number, amount?: number) => Verdict;

/** Never goes back. After the system's clock is set back, times in its future would lock clients out. */
const monotonicNow = () => performance.now();

/** Values by salted hashes of keys, which cannot be recomputed after the process has ended; oldest first. */
function createHashedKeys<Value>(hasEnded: (value: Value, now: number) => boolean) {
  const salt = randomBytes(32);
  const values = new Map<string, Value>();
  return (key: string, now: number) => {
    const hash = createHmac("sha256", salt).update(key).digest("base64url");
    for (const [oldest, value] of values) {
      if (!hasEnded(value, now) && values.size <= maxKeys) break;
      values.delete(oldest);
    }
    return {
      value: values.get(hash),
      set: (value: Value) => values.set(hash, value),
      /** Sets the value as the newest one. */
      renew: (value: Value) => {
        values.delete(hash);
        values.set(hash, value);
      },
    };
  };
}

/**
 * Counts an IPv6 /64 also within its /48: a provider gives a customer a whole one, with 65,536 clients. Other keys
 * count as they are.
 */
function withWideNetwork(createCounter: (factor: number) => AmountCounter): AmountCounter {
  const count = createCounter(1);
  const countWide = createCounter(wideFactor);
  return (key, now = monotonicNow(), amount = 1) => {
    const own = count(key, now, amount);
    const wide = wideNetwork(key);
    // What one /64 is refused does not use up the limit of its neighbours.
    if (wide === undefined || !own.isAllowed) return own;
    const all = countWide(wide, now, amount);
    return all.isAllowed ? own : all;
  };
}

/** Counts events of a key within a time window. Keys are stored no longer than the window. */
export function createRateLimit({ limit, window }: { limit: number; window: number }): AmountCounter {
  return withWideNetwork((factor) => {
    // Insertion order is age, because all windows have the same length.
    const find = createHashedKeys<{ until: number; count: number }>(({ until }, now) => until <= now);
    return (key, now = monotonicNow(), amount = 1) => {
      const { value: entry = { until: now + window, count: 0 }, set } = find(key, now);
      entry.count += amount;
      set(entry);
      return { isAllowed: entry.count <= limit * factor, retryAfter: Math.ceil((entry.until - now) / 1000) };
    };
  });
}

/** Allows `burst` events of a key at once, and `perSecond` in the long run. Refused ones do not count. */
export function createTokenBucket({ burst, perSecond }: { burst: number; perSecond: number }): Counter {
  return withWideNetwork((factor) => {
    const refillMs = 1000 / (perSecond * factor);
    /** When the key's bucket is full again. */
    const find = createHashedKeys<number>((fullAt, now) => fullAt <= now);
    return (key, now = monotonicNow()) => {
      const { value, renew } = find(key, now);
      const fullAt = Math.max(value ?? now, now) + refillMs;
      const missingMs = fullAt - now - burst * factor * refillMs;
      // Sums of fractions are inexact.
      const isAllowed = missingMs < refillMs / 2;
      if (isAllowed) renew(fullAt);
      return { isAllowed, retryAfter: Math.max(1, Math.ceil(missingMs / 1000)) };
    };
  });
}
