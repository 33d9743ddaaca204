import type { Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * Lighthouse throttles the CPU by 4 to simulate a mid-range phone, on a machine with a benchmark index of
 * 1,500 to 2,000. Shared machines vary from 750 to 2,600 within minutes, so the factor is scaled with the
 * index.
 */
export async function phoneSlowdown(page: Page): Promise<number> {
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  return Math.max(1, (4 * index) / 1750);
}

let unsteady = 0;

/** Measurements that were used although the machine's speed changed. */
export function unsteadyCount(): number {
  return unsteady;
}

/**
 * Measures while the machine's speed is steady. If the speed drifts by more than a seventh during a
 * measurement, it is repeated once, whatever its result.
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
