import { statSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoAxeViolation, expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content, messages, openPage } from "#tests/support/site.ts";

const { tour } = content;
const words = messages.tour;
const address = "/how-it-works";
const [first, second, third] = tour.chapters;
if (!first || !second || !third) throw new Error("The film has no chapters");

const dialog = (page: Page) => page.getByRole("dialog", { name: tour.title });
const opener = (page: Page) => page.getByRole("link", { name: "Product Tour" });
const film = (page: Page) => dialog(page).locator("video");
const timeOf = (video: Locator) => video.evaluate((player: HTMLVideoElement) => player.currentTime);

/** @returns a growing list of the film's files that a page requests */
function mediaOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/media/")) paths.push(pathname);
  });
  return paths;
}

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("opens by the keyboard, plays, and only then requests the film", async ({ page }) => {
    const media = mediaOf(page);
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await openPage(page, address);
    await page.waitForLoadState("networkidle");
    expect(media).toEqual([]);
    expect(scripts.filter((url) => url.includes("tour"))).toEqual([]);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(film(page)).toBeFocused();
    await expect.poll(() => timeOf(film(page))).toBeGreaterThan(0.3);
    expect(media).toContain(tour.films[0]?.url);
    expect(media).not.toContain(tour.films[1]?.url);
    await page.keyboard.press("Space");
    await expect(film(page)).toHaveJSProperty("paused", true);
  });

  test("a chapter is sought by a press, is marked, and has its words", async ({ page }) => {
    await openPage(page, address);
    await opener(page).click();
    const chapters = dialog(page).getByRole("navigation", { name: words.chapters });
    const chapter = chapters.getByRole("button", { name: third.product });
    await expect(chapters.getByRole("button")).toHaveCount(tour.chapters.length);
    await expect(chapter).toHaveAttribute("aria-current", "false");
    await chapter.click();
    await expect(chapter).toHaveAttribute("aria-current", "true");
    await expect.poll(() => timeOf(film(page))).toBeGreaterThan(third.start + 0.2);
    // Captions stay while the film is paused.
    await film(page).evaluate((player: HTMLVideoElement) => player.pause());
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page);
    const sentences = third.captions.map(({ text }) => text);
    const caption = () => dialog(page).locator("[data-caption]").textContent();
    await expect.poll(async () => sentences.includes((await caption()) ?? "")).toBe(true);
    const transcript = dialog(page).getByRole("region", { name: words.transcript });
    for (const { text } of tour.chapters.flatMap(({ captions }) => captions))
      await expect(transcript).toContainText(text);
    const html = await (await page.request.get(address)).text();
    expect(html).not.toContain(sentences[0]);
  });

  test("its tracks fill the film: captions for readers, and chapters", async ({ page }) => {
    await openPage(page, address);
    await opener(page).click();
    const cues = (kind: string) =>
      film(page).evaluate((player: HTMLVideoElement, wanted) => {
        const track = [...player.textTracks].find((one) => one.kind === wanted);
        if (track?.mode === "disabled") track.mode = "hidden";
        return [...(track?.cues ?? [])].map(({ startTime, endTime }) => [startTime, endTime]);
      }, kind);
    await expect.poll(() => cues("chapters")).toEqual(tour.chapters.map(({ start, end }) => [start, end]));
    const sentences = tour.chapters.flatMap(({ captions }) => captions);
    await expect.poll(async () => (await cues("captions")).length).toBe(sentences.length);
    const length = () => film(page).evaluate((player: HTMLVideoElement) => player.duration);
    await expect.poll(length).toBeCloseTo(tour.seconds, 1);
  });

  test("closes by Escape, button and backdrop, ends the film, and gives the focus back", async ({ page }) => {
    await openPage(page, address);
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog(page).getByRole("button", { name: words.close }).click(),
      () => page.mouse.click(4, 300),
    ];
    await opener(page).focus();
    for (const close of ways) {
      await page.keyboard.press("Enter");
      await expect.poll(() => timeOf(film(page))).toBeGreaterThan(0);
      const player = await film(page).elementHandle();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => player?.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    }
  });

  test("keeps the focus inside", async ({ page }) => {
    await openPage(page, address);
    await opener(page).click();
    await expect(film(page)).toBeFocused();
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused !== null && !focused.closest("dialog");
      });
      expect(isOutside).toBe(false);
    }
  });

  test("a film that does not load is reported, with its words and the file", async ({ page }) => {
    await page.route(/product-tour\.(mp4|webm)$/, (route) => route.abort());
    await openPage(page, address);
    await opener(page).click();
    await expect(dialog(page).getByText(words.failed)).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: words.alone })).toHaveAttribute("href", tour.mp4);
    await expect(dialog(page).getByRole("region", { name: words.transcript })).toBeVisible();
  });

  test("is accessible", async ({ page }) => {
    await openPage(page, address);
    await opener(page).click();
    await expect(film(page)).toBeVisible();
    await expectNoAxeViolationInBothColours(page);
  });
});

test("with less movement it shows pictures, and no film is requested before a press", async ({ page }) => {
  const media = mediaOf(page);
  await openPage(page, address);
  await opener(page).click();
  const pictures = dialog(page).locator("img");
  await expect(pictures).toHaveCount(tour.chapters.filter(({ still }) => still).length);
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1280);
  await expect(dialog(page)).toContainText(first.captions[0]?.text ?? "");
  await expectNoAxeViolation(page);
  expect(media.filter((path) => /\.(mp4|webm|vtt)$/.test(path))).toEqual([]);
  await dialog(page).getByRole("button", { name: words.play }).click();
  await expect.poll(() => timeOf(film(page))).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the film, which is sent in parts", async ({ page, request }) => {
    await page.goto(address);
    await expect(opener(page)).toHaveAttribute("href", tour.mp4);
    const whole = await request.head(tour.mp4);
    expect(whole.status()).toBe(200);
    expect(whole.headers()["content-type"]).toBe("video/mp4");
    const part = await request.get(tour.mp4, { headers: { range: "bytes=100-199" } });
    expect(part.status()).toBe(206);
    expect((await part.body()).length).toBe(100);
  });
});

test("the film is small, and begins with what a player needs", async ({ request }) => {
  const [smaller, larger] = tour.films.map(({ url }) => statSync(`public${url}`).size);
  expect(smaller).toBeLessThan(larger ?? 0);
  expect(larger).toBeLessThan(5 * 1024 * 1024);
  const start = await request.get(tour.mp4, { headers: { range: "bytes=0-199999" } });
  const bytes = await start.body();
  expect(bytes.indexOf("moov")).toBeGreaterThan(0);
  expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
});
