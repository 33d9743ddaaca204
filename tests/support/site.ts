import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { readContentFile } from "#app/content/content-file.ts";
import type { Content } from "#app/site-content.ts";
import { allUrls } from "#domain/urls/urls.ts";
import { sitePort } from "./address.ts";

/** The content of the build; reading its sources would take each worker three seconds. */
export const content = readContentFile<Content>(pathToFileURL("build/server/content.jsonl"));
export const urls = allUrls(content);
export const { messages, site } = content.shell;

/** Waits until the page is hydrated. */
export const whenInteractive = (page: Page) =>
  page.locator("html[data-interactive]").waitFor({ state: "attached" });

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenInteractive(page);
}

/** Shows the site's fonts even if they missed the first paint: without Arial, their fallback is wider. */
export const showFonts = (page: Page) =>
  page.evaluate(async () => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-display") === "optional")
          rule.style.setProperty("font-display", "block");
    // Layout requests them again.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/** Makes later documents look ten seconds old: a form sent within three seconds counts as a bot's. */
export const openTenSecondsAgo = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });

/** A new IP address, so that each visitor has separate rate limits. */
export function newClientAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

export const newEmail = () => `asha-${Math.random().toString(36).slice(2)}@example.com`;

/** From now on, shows pages in a colour scheme, at a width, and without motion. */
export async function emulate(page: Page, colorScheme: "light" | "dark", width: number): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 800 });
}

/** @returns a growing list of errors, warnings, failed requests and requests to other hosts */
export function listenForNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(error.message));
  page.on("requestfailed", (request) => {
    // Leaving a page aborts its images.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") noise.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== `localhost:${sitePort}`)
      noise.push(`other host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  return noise;
}

/** Delays requests to matching addresses. @returns a function that releases them */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    // A page that has been left has cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Delays scripts, as on a slow line. @returns a function that releases them */
export const holdScripts = (page: Page) => holdRequests(page, "**/*.js");

/** Types into a field before scripts arrive. */
export async function typeBeforeScripts(
  page: Page,
  address: string,
  label: string,
  text: string,
): Promise<Locator> {
  const release = await holdScripts(page);
  await page.goto(address);
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  release();
  return field;
}

/** Records every position that the window scrolls through from now on. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener("scroll", () => positions.push(window.scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/** Adds up layout shifts in all later documents. @returns a function that gets the sum to the next frame */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifts });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts of a frame are known once it has been painted.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return (window as unknown as { shifts: () => number }).shifts();
    });
}
