import type { Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * Lighthouse slows a processor down four times for a mid-range phone, where its own benchmark of the machine is 1,500 to
 * 2,000. Shared machines range from 750 to 2,600 within minutes: the slow-down moves with them.
 */
export async function phoneSlowdown(page: Page): Promise<number> {
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  return Math.max(1, (4 * index) / 1750);
}

let unsteady = 0;

/** Measurements that were used although the machine did not keep its speed. */
export function unsteadyCount(): number {
  return unsteady;
}

/**
 * Measures while the machine keeps its speed. A measurement during which it became faster or slower by more than a
 * seventh is of a phone that does not exist: it is repeated once, whatever it showed.
 */
export async function atSteadySpeed<T>(page: Page, measure: (slowdown: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const slowdown = await phoneSlowdown(page);
    const measured = await measure(slowdown);
    const drift = (await phoneSlowdown(page)) / slowdown;
    if (Math.abs(Math.log(drift)) < 1 / 7) return measured;
    if (attempt === 2) {
      unsteady += 1;
      return measured;
    }
  }
}
