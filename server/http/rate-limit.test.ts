import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("a key has so many in a window, others are not touched, and the next window begins anew", () => {
  const count = createRateLimit({ limit: 2, window: 10_000 });
  expect([0, 1, 2000].map((now) => count("a", now).isAllowed)).toEqual([true, true, false]);
  expect(count("a", 3500)).toEqual({ isAllowed: false, retryAfter: 7 });
  expect(count("b", 3500).isAllowed).toBe(true);
  expect(count("a", 10_000).isAllowed).toBe(true);
});

test("a flood of keys does not fill the memory", () => {
  const count = createRateLimit({ limit: 1, window: 10_000 });
  count("first", 0);
  for (let key = 0; key < 25_000; key += 1) count(String(key), 0);
  expect(count("first", 0).isAllowed).toBe(true);
});
