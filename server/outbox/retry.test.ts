import { expect, test } from "vitest";
import { waitAfter, waitAfterWebhook, waits, webhookWaits } from "./retry.ts";

const day = 24 * 3_600_000;

test("waits grow, and all attempts together take at least three days, even with the shortest of them", () => {
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  const shortest = waits.map((_, index) => waitAfter(index + 1, 0) ?? 0);
  expect(shortest.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2.75 * day);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3 * day);
});

test("webhooks are tried ten times within three days and a little more", () => {
  expect([...webhookWaits].sort((a, b) => a - b)).toEqual(webhookWaits);
  expect(webhookWaits).toHaveLength(9);
  expect(webhookWaits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3 * day);
  expect(waitAfterWebhook(1, 0.5)).toBe(5_000);
  expect(waitAfterWebhook(10, 0.5)).toBeUndefined();
});

test("a wait is a fifth shorter or longer by chance", () => {
  expect([0, 0.5, 1].map((random) => waitAfter(1, random))).toEqual([24_000, 30_000, 36_000]);
});

test("after the last attempt there is none", () => {
  expect(waitAfter(waits.length, 0.5)).toBeDefined();
  expect(waitAfter(waits.length + 1, 0.5)).toBeUndefined();
});
