import "#server/config/set-node-env.ts";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { generateAssets } from "#scripts/build/generate-assets.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { chromiumFlags, chromiumOrInstall } from "#scripts/machine/chromium.ts";
import { createReport } from "#scripts/size/report.ts";
import { noteInteractions } from "./interactions.ts";
import { percentile95 } from "./statistics.ts";

/*
 * npm run generate:resumes -- --count 2000 --programs chromium,docx,text
 * npm run bench:reading [-- --files FOLDER] [-- --count 1000] [-- --cores 4]
 * Gives 1,000 résumés (PDF, DOCX and text) to the tray of a round in Chromium and measures until they are ranked, whether
 * the page answers meanwhile, how much memory it takes, and how soon Cancel stops it. --cores is what the page is told, which
 * decides how many workers there are.
 */
const { values } = parseArgs({
  options: {
    files: { type: "string", default: "var/generated-resumes/files" },
    count: { type: "string", default: "1000" },
    cores: { type: "string" },
  },
});

type Bench = {
  round: string;
  openedMs: () => number | undefined;
  marks: () => Partial<Record<"progress" | "firstRow" | "ready" | "paused" | "lastRow", number>>;
  elapsedMs: () => number;
  snapshot: () => { state: string; ranked: number; unread: number };
  takeWorstDelayMs: () => number;
  scoreAgain: (text: string) => Promise<number>;
};
declare const bench: Bench;

const count = Number(values.count);
const files = globSync(`${values.files}/*.{pdf,docx,txt}`)
  // The programs' files are numbered together: their order mixes the formats.
  .sort()
  .slice(0, count);
if (files.length < count)
  throw new Error(`${values.files} has ${files.length} of ${count} files: npm run generate:resumes`);

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** The page of the bench, built as the site is. */
async function servePage(): Promise<{ origin: string; close: () => void }> {
  await generateAssets(readContent(process.cwd()));
  const folder = mkdtempSync(`${tmpdir()}/reading-page-`);
  const { contentPlugin } = await import("#scripts/build/vite-content.ts");
  const { default: tailwindcss } = await import("@tailwindcss/vite");
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [contentPlugin(), tailwindcss()],
    worker: { format: "es" },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "esnext",
      rolldownOptions: { input: "lab/speed/reading/index.html" },
    },
  });
  const server = createServer(({ url = "/" }, response) => {
    const path = join(folder, new URL(url, "http://page").pathname);
    try {
      const body = readFileSync(path);
      response.writeHead(200, {
        "Content-Type": types[extname(path)] ?? "application/octet-stream",
        // Only isolated pages may measure their memory.
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}/lab/speed/reading/index.html`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Memory of the page with its workers in MB, after a garbage collection. A browser with room to spare lets garbage grow:
 * the process takes more.
 */
async function usedMegabytes(page: Page): Promise<number> {
  const bytes = await page.evaluate(async () => {
    type Measured = { bytes: number };
    const { measureUserAgentSpecificMemory: measure } = performance as unknown as {
      measureUserAgentSpecificMemory: (this: Performance) => Promise<Measured>;
    };
    return (await measure.call(performance)).bytes;
  });
  return bytes / 1024 ** 2;
}

/** The largest of the browser's page processes in MB, its share of what it has in common with others counted once. */
async function pageMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send("SystemInfo.getProcessInfo")) as {
    processInfo: { type: string; id: number }[];
  };
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => {
      try {
        return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0);
      } catch {
        return 0;
      }
    });
  return Math.max(...sizes) / 1024;
}

const snapshotOf = (page: Page) => page.evaluate(() => bench.snapshot());
const give = (page: Page, chosen: string[]) =>
  page.locator("input[type=file]:not([webkitdirectory])").setInputFiles(chosen);

async function measureRanking(browser: Browser, page: Page) {
  const interactions = await noteInteractions(page);
  await page.reload();
  await page.getByRole("button", { name: "Choose files" }).waitFor();
  let megabytes = 0;
  await page.evaluate(() => bench.takeWorstDelayMs());
  await give(page, files);
  await page.getByRole("button", { name: "See the list" }).click();
  for (;;) {
    const { state } = await snapshotOf(page);
    megabytes = Math.max(megabytes, await pageMegabytes(browser));
    if (state === "DONE") break;
    await page.getByRole("listitem").getByRole("checkbox").first().click({ timeout: 10_000 });
    await page.waitForTimeout(1_000);
  }
  const marks = await page.evaluate(() => bench.marks());
  const worstMs = await page.evaluate(() => bench.takeWorstDelayMs());
  const { ranked, unread } = await snapshotOf(page);
  const used = await usedMegabytes(page);
  console.log(
    `${ranked} ranked and ${unread} not read, of ${files.length}; the process took ${megabytes.toFixed(0)} MB at most, ${(await pageMegabytes(browser)).toFixed(0)} MB after a garbage collection`,
  );
  const inp = percentile95(await interactions());
  const round = await page.evaluate(() => bench.round);
  // The last results are on the disk.
  await page.waitForTimeout(2_000);
  await page.goto(`${origin}?round=${round}`);
  // Drawn once `bench` is there.
  await page.locator("#tray section").waitFor();
  await page.waitForFunction(() => bench.openedMs() !== undefined);
  const openedMs = await page.evaluate(() => bench.openedMs());
  return { marks, worstMs, used, inp, openedMs };
}

const { origin, close } = await servePage();
const browser = await chromium.launch({
  executablePath: chromiumOrInstall(),
  args: [...chromiumFlags, "--enable-blink-features=ForceEagerMeasureMemory"],
});
const report = createReport();
const onPage = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (values.cores !== undefined)
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, "hardwareConcurrency", { value }),
      Number(values.cores),
    );
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.goto(origin);
  await page.getByRole("button", { name: "Choose files" }).waitFor();
  try {
    return await use(page);
  } finally {
    await context.close();
  }
};
const seconds = (ms = Number.NaN) => ms / 1000;

try {
  const { marks, worstMs, used, inp, openedMs } = await onPage((page) => measureRanking(browser, page));
  report.add({ what: "progress after a drop", measured: seconds(marks.progress), limit: 0.3, unit: "s" });
  report.add({ what: "first row", measured: seconds(marks.firstRow), limit: 2, unit: "s" });
  report.add({ what: `${count} résumés ranked`, measured: seconds(marks.ready), limit: 60, unit: "s" });
  report.add({ what: "longest time without an answer", measured: worstMs, limit: 100, unit: "ms" });
  report.add({ what: "interaction to next paint, 95th percentile", measured: inp, limit: 100, unit: "ms" });
  report.add({
    what: "memory of the page with its workers",
    measured: used,
    limit: 400,
    unit: "MB",
  });
  report.add({
    what: `a page with ${count} stored résumés opens`,
    measured: seconds(openedMs),
    limit: 1.5,
    unit: "s",
  });
  const cancelled = await onPage(async (page) => {
    await give(page, files);
    await page.waitForFunction(() => bench.snapshot().ranked >= 40);
    const pressedMs = await page.evaluate(() => {
      const elapsedMs = bench.elapsedMs();
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      return elapsedMs;
    });
    await page.waitForTimeout(3_000);
    const { paused = Number.NaN, lastRow = Number.NaN } = await page.evaluate(() => bench.marks());
    return Math.max(paused, lastRow) - pressedMs;
  });
  report.add({
    what: "Cancel, until the last file comes",
    measured: seconds(cancelled),
    limit: 0.5,
    unit: "s",
  });
  const again = await onPage(async (page) => {
    await give(page, files.slice(0, 40));
    await page.waitForFunction(() => bench.snapshot().state === "DONE");
    return page.evaluate(() => bench.scoreAgain("- Kubernetes"));
  });
  report.add({ what: "40 scored again for another posting", measured: seconds(again), limit: 1, unit: "s" });
} finally {
  await browser.close();
  close();
}
process.exit(report.finish());
