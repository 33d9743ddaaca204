import { createHmac, randomBytes } from "node:crypto";

/** About 5 MB. Beyond it, the oldest key is dropped. */
const maxKeys = 20_000;

/**
 * Counts events of a key within a time window. Keys are stored no longer than the window, as salted hashes
 * that cannot be recomputed after the process has ended.
 */
export function createRateLimit({ limit, window }: { limit: number; window: number }) {
  const salt = randomBytes(32);
  const counts = new Map<string, { until: number; count: number }>();

  return (key: string, now = Date.now()): { isAllowed: boolean; retryAfter: number } => {
    const hash = createHmac("sha256", salt).update(key).digest("base64url");
    // Insertion order is age, because all windows have the same length.
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
