import type { Locator, Page } from "@playwright/test";
import { searchQueries } from "#app/routes/search/search-queries.ts";
import { pageBudgets as budget } from "#scripts/size/budgets.ts";
import type { Measurement } from "#scripts/size/report.ts";
import { documentScripts, sentSize } from "#scripts/size/sizes.ts";
import { median, percentile95 } from "./statistics.ts";
import { atSteadySpeed, phoneSlowdown } from "./steady-speed.ts";

/** Opens a page and closes it after use: a throttled page keeps a core busy as long as it is open. */
export type OnPage = <T>(use: (page: Page) => Promise<T>) => Promise<T>;

const untilInteractive = (page: Page) =>
  page.locator("html[data-interactive]").waitFor({ state: "attached" });

const isScript = (address: string) => address.endsWith(".js");

/**
 * Measures the requests of first visits, without a cache. In addition to the scripts named by the document,
 * which `measurePages` adds up, a page may load scripts of products and tools inside the viewport.
 */
export async function measureVisits(
  page: Page,
  origin: string,
  urls: readonly string[],
): Promise<Measurement[]> {
  let [maxScripts, maxRequests, otherHosts] = [0, 0, 0];
  for (const url of urls) {
    const requests: string[] = [];
    const note = (request: { url: () => string }) => requests.push(request.url());
    page.on("request", note);
    const document = await page.goto(origin + url, { waitUntil: "load" });
    const before = requests.filter((address) => !isScript(address)).length;
    if (url !== "/email-verification") await untilInteractive(page);
    await page.waitForTimeout(300);
    page.off("request", note);
    const named = documentScripts((await document?.text()) ?? "");
    const scripts = new Set(requests.filter(isScript).map((address) => new URL(address).pathname));
    const beyond = [...scripts].filter((script) => !named.includes(script));
    const size = beyond.reduce((total, script) => total + sentSize(`build/client${script}`), 0);
    maxScripts = Math.max(maxScripts, size);
    maxRequests = Math.max(maxRequests, before);
    otherHosts += requests.filter((address) => !address.startsWith(origin)).length;
  }
  return [
    {
      what: "scripts of products and tools in the window, largest",
      measured: maxScripts,
      limit: budget.productScripts,
      unit: "KB",
    },
    { what: "requests before interaction, most", measured: maxRequests, limit: budget.requests },
    { what: "requests to other hosts", measured: otherHosts, limit: 0 },
  ];
}

/** Waits for the frames after a step and the tasks that they queue. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/**
 * Scrolls to an element, hovers and clicks it, and waits for the frames after each step, as the quickest hand
 * would. Playwright's hit test runs before the click: inside it, its time would count as the page's.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  await settled(page);
  await target.hover();
  await target.click({ trial: true });
  await settled(page);
  await target.click({ force: true });
  await settled(page);
}

/** Records the time from each click and key press to the next paint. Returns a function that reads them. */
export async function noteInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId)
          durations.set(
            entry.interactionId,
            Math.max(entry.duration, durations.get(entry.interactionId) ?? 0),
          );
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return async () => {
    await page.waitForTimeout(500);
    return page.evaluate(() => [
      ...(window as unknown as { durations: Map<number, number> }).durations.values(),
    ]);
  };
}

/**
 * Measures clicks and key presses to the next paint on a walk through menus, questions, dialog and filters.
 */
async function timeInteractions(page: Page, origin: string, rate: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const noted = await noteInteractions(page);
  const all: number[] = [];
  const collect = async () => all.push(...(await noted()));
  await page.goto(`${origin}/`);
  await untilInteractive(page);
  for (const menu of ["Platform", "Company", "Tools"]) {
    await press(page.getByRole("banner").getByRole("button", { name: menu }));
    await page.keyboard.press("Escape");
  }
  for (const question of await page.locator("main summary:visible").all()) await press(question);
  await press(page.getByRole("link", { name: "Product Tour" }));
  await page.keyboard.press("Escape");
  await collect();
  await page.goto(`${origin}/solutions/diy-assessments`);
  await untilInteractive(page);
  await page.getByRole("searchbox").pressSequentially("programming", { delay: 30 });
  await press(page.locator("main form summary").first());
  for (const option of await page.locator("main form input[type=checkbox]:visible").all())
    await press(option);
  await collect();
  return all;
}

/**
 * Interaction to next paint: 95th percentile over several first visits, so that one outlier does not decide.
 */
export async function measureInteractions(
  onPage: OnPage,
  origin: string,
  runs: number,
): Promise<Measurement[]> {
  const all: number[] = [];
  await onPage(async (speedometer) => {
    for (let run = 0; run < runs; run += 1) {
      const walk = (slowdown: number) => onPage((page) => timeInteractions(page, origin, slowdown));
      all.push(...(await atSteadySpeed(speedometer, walk)));
    }
  });
  return [
    {
      what: `interaction to next paint, 95th percentile of ${all.length}, on a phone's processor`,
      measured: percentile95(all),
      limit: budget.interactionMs,
      unit: "ms",
    },
  ];
}

/** Time until the site search is ready, and its response time, with the CPU throttled to a phone's speed. */
export async function measureSearch(page: Page, origin: string): Promise<Measurement[]> {
  const rate = await phoneSlowdown(page);
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/company/team`);
  await untilInteractive(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.keyboard.press("/");
  await page.locator("#search-list").waitFor({ state: "attached" });
  await page.waitForFunction(() => performance.getEntriesByName("search-indexed").length > 0);
  const ready = await page.evaluate(() => {
    const [index] = performance.getEntriesByName(new URL("/search.json", location.href).href);
    const [indexed] = performance.getEntriesByName("search-indexed");
    return (indexed?.startTime ?? Number.NaN) - ((index as PerformanceResourceTiming)?.responseEnd ?? 0);
  });
  const times = await page.evaluate(
    async (queries) => {
      const field = document.querySelector<HTMLInputElement>("#site-search input[name=q]");
      if (!field) return [];
      const all: number[] = [];
      for (const query of queries) {
        const times: number[] = [];
        // The median of three, as the machine is shared.
        for (let run = 0; run < 3; run += 1) {
          field.value = "";
          field.dispatchEvent(new Event("input"));
          await new Promise((resolve) => setTimeout(resolve, 20));
          const started = performance.now();
          field.value = query;
          field.dispatchEvent(new Event("input"));
          // React renders the results before the next task.
          await new Promise((resolve) => setTimeout(resolve));
          times.push(performance.now() - started);
        }
        all.push(times.toSorted((a, b) => a - b)[1] ?? Number.NaN);
      }
      return all;
    },
    searchQueries.map(([query]) => query),
  );
  const on = `CPU ÷ ${rate.toFixed(1)}`;
  const answer = `search: an answer with its rendering, ${on}, ${times.length} queries`;
  return [
    {
      what: `search: from its index to being ready, ${on}`,
      measured: ready,
      limit: budget.searchReadyMs,
      unit: "ms",
    },
    { what: `${answer}, median`, measured: median(times), limit: budget.searchAnswerMs, unit: "ms" },
    {
      what: `${answer}, 95th percentile`,
      measured: percentile95(times),
      limit: budget.searchAnswerMs,
      unit: "ms",
    },
  ];
}
