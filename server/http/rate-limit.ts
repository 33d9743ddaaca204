import { createHmac, randomBytes } from "node:crypto";

/** So many keys are counted; the one seen first makes room. Some 5 MB at the most. */
const maxKeys = 20_000;

/**
 * Counts what comes from one key within a window of time. Keys are kept as hashes that nobody can compute after the
 * process has ended, for no longer than the window.
 */
export function createRateLimit({ limit, window }: { limit: number; window: number }) {
  const salt = randomBytes(32);
  const counts = new Map<string, { until: number; count: number }>();

  return (key: string, now = Date.now()): { isAllowed: boolean; retryAfter: number } => {
    const hash = createHmac("sha256", salt).update(key).digest("base64url");
    // The first are the oldest, since every window is as long.
    for (const [oldest, { until }] of counts) {
      if (until > now && counts.size <= maxKeys) break;
      counts.delete(oldest);
    }
    const entry = counts.get(hash) ?? { until: now + window, count: 0 };
    entry.count += 1;
    counts.set(hash, entry);
    return { isAllowed: entry.count <= limit, retryAfter: Math.ceil((entry.until - now) / 1000) };
  };
}
