import { expect, test } from "vitest";
import { dayMs } from "#domain/time.ts";
import { delays, retryDelay, webhookDelays, webhookRetryDelay } from "./retry.ts";

test("delays grow, and all attempts take at least three days even with the shortest jitter", () => {
  expect([...delays].sort((a, b) => a - b)).toEqual(delays);
  const shortest = delays.map((_, index) => retryDelay(index + 1, 0) ?? 0);
  expect(shortest.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2.75 * dayMs);
  expect(delays.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3 * dayMs);
});

test("webhooks are attempted ten times within a little more than three days", () => {
  expect([...webhookDelays].sort((a, b) => a - b)).toEqual(webhookDelays);
  expect(webhookDelays).toHaveLength(9);
  expect(webhookDelays.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3 * dayMs);
  expect(webhookRetryDelay(1, 0.5)).toBe(5_000);
  expect(webhookRetryDelay(10, 0.5)).toBeUndefined();
});

test("a delay varies randomly by a fifth", () => {
  expect([0, 0.5, 1].map((random) => retryDelay(1, random))).toEqual([24_000, 30_000, 36_000]);
});

test("there is no delay after the last attempt", () => {
  expect(retryDelay(delays.length, 0.5)).toBeDefined();
  expect(retryDelay(delays.length + 1, 0.5)).toBeUndefined();
});
