import type { Locator, Page } from "@playwright/test";
import { allUrls } from "#domain/urls/urls.ts";
import { readContent } from "#scripts/content/read-content.ts";

/** Where the browser tests find the built site. */
export const sitePort = Number(process.env.TEST_PORT ?? 3210);

export const content = readContent(process.cwd());
export const urls = allUrls(content);
export const { messages, site } = content.shell;

/** Opens a page and waits until it answers. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
}

/** Shows pages in a colour scheme and at a width from now on, and nothing moves. */
export async function emulate(page: Page, colorScheme: "light" | "dark", width: number): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 800 });
}

/** @returns what should not happen, as it happens: errors and warnings, failed requests, requests to other hosts */
export function listenForNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(error.message));
  page.on("requestfailed", (request) => {
    // A picture that was still coming when the page was left is no failure.
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

/** Holds the scripts back, as on a slow line. @returns lets them go */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Types into a field before the scripts are there. */
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

/** Notes every position the window scrolls through from now on. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener("scroll", () => positions.push(window.scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}
