import { afterEach, expect, test, vi } from "vitest";
import { createRateLimit, createTokenBucket } from "./rate-limit.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a key is limited within a window, other keys are not, and the next window starts at zero", () => {
  const count = createRateLimit({ limit: 2, window: 10_000 });
  expect([0, 1, 2000].map((now) => count("a", now).isAllowed)).toEqual([true, true, false]);
  expect(count("a", 3500)).toEqual({ isAllowed: false, retryAfter: 7 });
  expect(count("b", 3500).isAllowed).toBe(true);
  expect(count("a", 10_000).isAllowed).toBe(true);
});

test("a flood of keys does not fill memory", () => {
  const count = createRateLimit({ limit: 1, window: 10_000 });
  count("first", 0);
  for (let key = 0; key < 25_000; key += 1) count(String(key), 0);
  expect(count("first", 0).isAllowed).toBe(true);
});

const network = (wide: number, narrow: number) => `2001:db8:${wide.toString(16)}:${narrow.toString(16)}`;

test("an IPv6 /48 has ten times the limit of a /64, however many of them it uses", () => {
  const count = createRateLimit({ limit: 2, window: 10_000 });
  const allowed = (wide: number) =>
    Array.from({ length: 70 }, (_, narrow) => count(network(wide, narrow), 0)).filter((one) => one.isAllowed);
  expect([allowed(1).length, allowed(2).length]).toEqual([20, 20]);
  expect(count(network(1, 99), 3500)).toEqual({ isAllowed: false, retryAfter: 7 });
  expect(count(network(1, 99), 10_000).isAllowed).toBe(true);
});

test("one /64 does not use up the limit of its neighbours", () => {
  const count = createRateLimit({ limit: 2, window: 10_000 });
  for (let request = 0; request < 100; request += 1) count(network(1, 1), 0);
  expect(count(network(1, 2), 0).isAllowed).toBe(true);
});

test("a bucket allows a burst, then a rate, and is full again after a while", () => {
  const take = createTokenBucket({ burst: 5, perSecond: 3 });
  const taken = (now: number, attempts = 20) =>
    Array.from({ length: attempts }, () => take("a", now)).filter((one) => one.isAllowed).length;
  expect(taken(0)).toBe(5);
  expect(take("a", 100)).toEqual({ isAllowed: false, retryAfter: 1 });
  expect(take("b", 100).isAllowed).toBe(true);
  expect([taken(1_000), taken(1_000)]).toEqual([3, 0]);
  expect(taken(60_000)).toBe(5);
});

test("a bucket counts a /48, too", () => {
  const take = createTokenBucket({ burst: 5, perSecond: 3 });
  const all = Array.from({ length: 200 }, (_, narrow) => take(network(1, narrow), 0));
  expect(all.filter((one) => one.isAllowed)).toHaveLength(50);
  expect(take("198.51.100.7", 0).isAllowed).toBe(true);
});

test("a system clock that is set back locks nobody out", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2028-11-20T12:00:00Z");
  const take = createTokenBucket({ burst: 2, perSecond: 1 });
  const count = createRateLimit({ limit: 2, window: 10_000 });
  expect([take("a"), count("a")].map(({ isAllowed }) => isAllowed)).toEqual([true, true]);
  vi.setSystemTime("2026-11-20T12:00:00Z");
  expect(take("a").isAllowed).toBe(true);
  count("a");
  expect(count("a").retryAfter).toBeLessThanOrEqual(10);
});
