import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

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
