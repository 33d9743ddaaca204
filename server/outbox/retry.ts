import { dayMs, hourMs, minuteMs, secondMs } from "#domain/time.ts";

/** Milliseconds until the next attempt; undefined if there is none. `random` is between 0 and 1. */
export type RetryDelay = (attempts: number, random: number) => number | undefined;

/** For mails: 14 attempts within three and a half days. */
export const delays = [
  0.5 * minuteMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  6 * hourMs,
  8 * hourMs,
  10 * hourMs,
  12 * hourMs,
  16 * hourMs,
  dayMs,
];

/** For webhooks, as proposed by Standard Webhooks: ten attempts within a little more than three days. */
export const webhookDelays = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  dayMs,
];

/** Varies delays by up to a fifth, so that tasks that failed together do not retry together. */
const jitter = 0.2;

function backoff(list: readonly number[]): RetryDelay {
  return (attempts, random) => {
    const delayMs = list[attempts - 1];
    return delayMs === undefined ? undefined : Math.round(delayMs * (1 - jitter + 2 * jitter * random));
  };
}

export const retryDelay = backoff(delays);
export const webhookRetryDelay = backoff(webhookDelays);
