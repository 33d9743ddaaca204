import type { Page } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { chromiumFlags } from "#scripts/machine/chromium.ts";
import { pageBudgets as budget } from "#scripts/size/budgets.ts";
import type { Measurement } from "#scripts/size/report.ts";
import { median } from "./statistics.ts";
import { atSteadySpeed } from "./steady-speed.ts";

type Audit = {
  categories: Record<string, { score: number | null }>;
  value: (id: string) => number;
};

/** Retries when Chrome recorded nothing, which happens occasionally: such a run is not a measurement. */
async function audit(address: string, port: number, flags: Flags, attempts = 3): Promise<Audit> {
  const result = await lighthouse(address, { port, output: "json", logLevel: "error", ...flags });
  if (!result) throw new Error(`Lighthouse returned nothing for ${address}`);
  const { categories, audits } = result.lhr;
  const { errorMessage } = audits["largest-contentful-paint"] ?? {};
  if (errorMessage) {
    if (attempts === 1) throw new Error(`${address}: ${errorMessage}`);
    console.log(`${address} is measured again: ${errorMessage}`);
    return audit(address, port, flags, attempts - 1);
  }
  return { categories, value: (id) => audits[id]?.numericValue ?? Number.NaN };
}

/** The port of Chrome for Lighthouse, a page that measures the machine's speed, and the number of runs. */
type Phone = { port: number; speedometer: Page; runs: number };

/** Lighthouse scores with the simulated throttling of its mobile preset. */
async function measureScores(
  address: string,
  url: string,
  { port, speedometer, runs }: Phone,
): Promise<Measurement[]> {
  const all: Audit[] = [];
  const flags = (slowdown: number): Flags => ({ throttling: { cpuSlowdownMultiplier: slowdown } });
  for (let run = 0; run < runs; run += 1) {
    all.push(await atSteadySpeed(speedometer, (slowdown) => audit(address, port, flags(slowdown))));
  }
  const scores = Object.keys(all[0]?.categories ?? {}).map((name) => ({
    what: `${url} Lighthouse ${name}`,
    measured: median(all.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    limit: 100,
    isFloor: true,
  }));
  const shift = median(all.map(({ value }) => value("cumulative-layout-shift")));
  return [...scores, { what: `${url} CLS`, measured: shift, limit: budget.shift }];
}

/**
 * Total blocking time, and LCP relative to the same page without scripts, with really throttled network and
 * CPU.
 */
async function measurePaint(
  address: string,
  bareAddress: string,
  url: string,
  { port, speedometer, runs }: Phone,
): Promise<Measurement[]> {
  const flags = (slowdown: number): Flags => ({
    throttlingMethod: "devtools",
    throttling: { cpuSlowdownMultiplier: slowdown },
    onlyCategories: ["performance"],
  });
  const measure = (page: string) =>
    atSteadySpeed(speedometer, (slowdown) => audit(page, port, flags(slowdown)));
  const [full, bare, blocking]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    const { value } = await measure(address);
    full.push(value("largest-contentful-paint"));
    blocking.push(value("total-blocking-time"));
    bare.push((await measure(bareAddress)).value("largest-contentful-paint"));
  }
  const [paint, limit] = [median(full), median(bare)];
  const times = `${Math.round(paint)} / ${Math.round(limit)} ms`;
  return [
    {
      what: `${url} LCP against no scripts (${times})`,
      measured: paint / limit,
      limit: budget.paintRatio,
    },
    {
      what: `${url} total blocking time`,
      measured: median(blocking),
      limit: budget.blockingMs,
      unit: "ms",
    },
  ];
}

type Sites = { origin: string; bareOrigin: string };

/** Audits pages of a site one by one; `bareOrigin` serves the same pages without scripts. */
export async function* auditPages(
  { origin, bareOrigin }: Sites,
  urls: readonly string[],
  { chromePath, speedometer, runs }: { chromePath: string; speedometer: Page; runs: number },
): AsyncGenerator<Measurement> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless", ...chromiumFlags],
    logLevel: "error",
  });
  try {
    const phone = { port: chrome.port, speedometer, runs };
    for (const url of urls) {
      yield* await measureScores(origin + url, url, phone);
      yield* await measurePaint(origin + url, bareOrigin + url, url, phone);
    }
  } finally {
    chrome.kill();
  }
}
