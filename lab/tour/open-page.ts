import type { Browser, Page } from "@playwright/test";
import type { TourScene } from "#app/sections/hero/tour.schema.ts";
import { usualWindow } from "./camera.ts";

/** Date and time on every page of the film. */
const filmedAt = new Date("2026-11-16T10:00:00+05:30");
/** Page time of the first frame, in milliseconds. Loading takes less, but varies. */
const firstFrameMs = 12_000;
/**
 * Window height during loading; afterwards the window becomes as tall as the stage, so that nothing scrolls.
 */
const firstHeight = 2400;
/** Stages grow while in use. */
const roomBelow = 240;
const timeoutMs = 10_000;

/**
 * Opens the page of a scene in its own window with a paused clock: timers, dates, animation frames and
 * browser animations advance only with the film.
 */
export async function openPage(browser: Browser, origin: string, scene: TourScene): Promise<Page> {
  const { window: width = usualWindow } = scene;
  const context = await browser.newContext({
    viewport: { width, height: firstHeight },
    bypassCSP: true,
    colorScheme: "light",
    locale: "en-IN",
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "no-preference",
    timezoneId: "Asia/Kolkata",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.clock.install({ time: filmedAt });
  const session = await context.newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  // The site skips fonts that do not load immediately (font-display: optional); the film waits for them.
  await page.route(origin + scene.page, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll(/font-display:\s*optional/g, "font-display:block"),
    });
  });
  await page.goto(origin + scene.page, { waitUntil: "networkidle" });
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
  const stages = page.locator("main [data-stage]");
  if ((await stages.count()) > 0)
    await page.locator('main [data-stage][data-state="LIVE"]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The text cursor blinks in real time, so it is hidden.
  await page.addStyleTag({ content: "* { caret-color: transparent !important; }" });
  const bottom = await page
    .locator("main [data-stage], main [data-threads]")
    .first()
    .evaluate((stage) => stage.getBoundingClientRect().bottom);
  await page.setViewportSize({ width, height: Math.ceil(bottom) + roomBelow });
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(new Date(filmedAt.getTime() + firstFrameMs));
  return page;
}
