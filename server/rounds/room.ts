import { dayMs, hourMs, minuteMs, secondMs } from "#domain/time.ts";
import { createRateLimit, createTokenBucket } from "#server/http/rate-limit.ts";
import type { Store } from "#server/store/open-store.ts";
import { sumRoundBytes } from "#server/store/rounds.ts";

const megabyte = 1024 ** 2;

/** Limits by client. Many candidates of a hiring event share a network address, so those of applicants are high. */
export const clientLimits = {
  rounds: { limit: 10, window: dayMs },
  submissions: { limit: 600, window: hourMs },
  reports: { limit: 5, window: hourMs },
  wrongTokens: { limit: 20, window: 15 * minuteMs },
  /** Bytes that a client adds to rounds. */
  bytes: { limit: 1024 * megabyte, window: dayMs },
  cards: { burst: 300, perSecond: 10 },
};
export type ClientLimits = typeof clientLimits;

export function createClientLimits(limits: Partial<ClientLimits> = {}) {
  const { rounds, submissions, reports, wrongTokens, bytes, cards } = { ...clientLimits, ...limits };
  return {
    countRound: createRateLimit(rounds),
    countSubmission: createRateLimit(submissions),
    countReport: createRateLimit(reports),
    countWrongToken: createRateLimit(wrongTokens),
    countBytes: createRateLimit(bytes),
    countCard: createTokenBucket(cards),
  };
}

/** What other processes add becomes visible so much later. */
const maxAgeMs = 5 * secondMs;

/** Room for the bytes of all rounds. Within this process it is exact. */
export function createRoom(store: Store, maxBytes: number) {
  let known = 0;
  let pending = 0;
  let readMs = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    if (performance.now() - readMs < maxAgeMs) return;
    readMs = performance.now();
    known = await sumRoundBytes(store);
  }

  /** Runs work that may store so many bytes. Undefined without room for them. */
  return async <Result>(bytes: number, work: () => Promise<Result>): Promise<Result | undefined> => {
    await refresh();
    // Nothing may wait between this check and the count.
    if (known + pending + bytes > maxBytes) return undefined;
    pending += bytes;
    try {
      const result = await work();
      known += bytes;
      return result;
    } finally {
      pending -= bytes;
    }
  };
}
