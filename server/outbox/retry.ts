const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds until the next attempt, or nothing when there is to be none. `random` is from 0 to 1. */
export type RetryDelay = (attempts: number, random: number) => number | undefined;

/** For mails, after the first, second, … failed attempt: 14 attempts within three and a half days, close together at first. */
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

/** For webhooks, as Standard Webhooks proposes: ten attempts within a little more than three days. */
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

/** A fifth more or less, so that what failed together does not come back together. */
const jitter = 0.2;

function backoff(list: readonly number[]): RetryDelay {
  return (attempts, random) => {
    const wait = list[attempts - 1];
    return wait === undefined ? undefined : Math.round(wait * (1 - jitter + 2 * jitter * random));
  };
}

export const retryDelay = backoff(delays);
export const webhookRetryDelay = backoff(webhookDelays);
