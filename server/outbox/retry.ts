const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Time until the next attempt in milliseconds; undefined if there is none. `random` is from 0 to 1. */
export type RetryDelay = (attempts: number, random: number) => number | undefined;

/** For mails: 14 attempts within three and a half days. */
export const delays = [
  0.5 * minute,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  8 * hour,
  10 * hour,
  12 * hour,
  16 * hour,
  24 * hour,
];

/** For webhooks, as proposed by Standard Webhooks: ten attempts within a little more than three days. */
export const webhookDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Spreads retries by a fifth, so that tasks that failed together do not retry together. */
const jitter = 0.2;

function backoff(list: readonly number[]): RetryDelay {
  return (attempts, random) => {
    const wait = list[attempts - 1];
    return wait === undefined ? undefined : Math.round(wait * (1 - jitter + 2 * jitter * random));
  };
}

export const retryDelay = backoff(delays);
export const webhookRetryDelay = backoff(webhookDelays);
